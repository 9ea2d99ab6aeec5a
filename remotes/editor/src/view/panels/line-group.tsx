import { SelectField } from '@site/ui/mui';
import { slideOf } from '../../core/edit/document';
import { type LinePatch, patchEnd, patchLine, putEnd } from '../../core/edit/lines';
import { canHold, type EndName, endsOf } from '../../core/geometry/line';
import {
  DASHES,
  HEADS,
  type Head,
  type Joint,
  type LineElement,
  ROUTES,
  SIDES,
} from '../../core/model/deck';
import { nameOf } from '../../core/words';
import { edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { ColorField, NumberField } from '../controls';
import controls from '../controls.module.css';

const ROUTE_WORDS = { straight: 'Straight', elbow: 'With corners' } as const;
const DASH_WORDS = { solid: 'Solid', dashed: 'Dashes', dotted: 'Dots' } as const;

export function LineGroup({ line }: { line: LineElement }) {
  const { store } = useEditor();
  const patch = (change: LinePatch) =>
    edit(store, 'Line', (doc) => patchLine(doc, line.id, change), { merges: true });
  return (
    <>
      <section className={controls['fields']}>
        <ColorField label="Colour" value={line.stroke} onChange={(stroke) => patch({ stroke })} />
        <div className={controls['pair']}>
          <NumberField
            label="Line width"
            min={0.25}
            max={100}
            value={line.strokeWidth}
            onChange={(strokeWidth) => patch({ strokeWidth })}
          />
          <SelectField
            label="Dashes"
            value={line.dash}
            onChange={({ target }) =>
              patch({ dash: DASHES.find((dash) => dash === target.value) ?? 'solid' })
            }
          >
            {DASHES.map((dash) => (
              <option key={dash} value={dash}>
                {DASH_WORDS[dash]}
              </option>
            ))}
          </SelectField>
        </div>
        <SelectField
          label="Route"
          value={line.route}
          onChange={({ target }) =>
            patch({ route: ROUTES.find((route) => route === target.value) ?? 'straight' })
          }
        >
          {ROUTES.map((route) => (
            <option key={route} value={route}>
              {ROUTE_WORDS[route]}
            </option>
          ))}
        </SelectField>
      </section>
      <EndFields line={line} end="from" title="Start" />
      <EndFields line={line} end="to" title="End" />
    </>
  );
}

const HEAD_WORDS: Readonly<Record<Head, string>> = {
  none: 'None',
  arrow: 'Open arrow',
  triangle: 'Arrow',
  circle: 'Dot',
};

function EndFields({ line, end, title }: { line: LineElement; end: EndName; title: string }) {
  const { store } = useEditor();
  const at = endsOf(line)[end];
  const lineEnd = { id: line.id, end };
  const moveEnd = (change: Partial<typeof at>) =>
    edit(
      store,
      'Move the end of a line',
      (doc) => putEnd(doc, lineEnd, { at: { ...at, ...change }, joint: null }),
      { merges: true },
    );
  return (
    <section className={controls['fields']}>
      <h2 className={controls['heading']}>{title}</h2>
      <SelectField
        label={`${title}: head`}
        value={line[end].head}
        onChange={({ target }) => {
          const head = HEADS.find((name) => name === target.value) ?? 'none';
          edit(store, 'Head of the line', (doc) => patchEnd(doc, lineEnd, { head }));
        }}
      >
        {HEADS.map((head) => (
          <option key={head} value={head}>
            {HEAD_WORDS[head]}
          </option>
        ))}
      </SelectField>
      <div className={controls['pair']}>
        <NumberField label={`${title}: X`} value={at.x} onChange={(x) => moveEnd({ x })} />
        <NumberField label={`${title}: Y`} value={at.y} onChange={(y) => moveEnd({ y })} />
      </div>
      <JointField
        label={`${title}: sticks to`}
        connection={line[end].joint}
        onChange={(connection) =>
          edit(store, 'Attach a line', (doc) => patchEnd(doc, lineEnd, { joint: connection }))
        }
      />
    </section>
  );
}

const FREE = 'nothing';

function JointField({
  label,
  connection,
  onChange,
}: {
  label: string;
  connection: Joint | null;
  onChange: (connection: Joint | null) => void;
}) {
  const elements = useEditorState(({ work }) => slideOf(work.doc).elements);
  const connectable = elements.filter(canHold).toReversed();
  const connections = connectable.flatMap(({ id }) => SIDES.map((side) => ({ id, side })));
  return (
    <SelectField
      label={label}
      value={connection ? keyOf(connection) : FREE}
      onChange={({ target }) =>
        onChange(connections.find((candidate) => keyOf(candidate) === target.value) ?? null)
      }
    >
      <option value={FREE}>Nothing</option>
      {connectable.map((element) => (
        <optgroup key={element.id} label={nameOf(element)}>
          {SIDES.map((side) => (
            <option key={side} value={keyOf({ id: element.id, side })}>
              {nameOf(element)}, {side}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function keyOf({ id, side }: Joint): string {
  return `${id} ${side}`;
}
