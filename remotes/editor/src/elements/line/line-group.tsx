import type { LineEndName } from '../../core/gestures/gesture';
import { SelectField } from '@site/ui/mui';
import { currentSlideOf } from '../../core/edit/editor-document';
import { type LinePatch, patchLineEnd, patchLine } from './line-panel-edits';
import { moveLineEnd } from './line-edits';
import { isConnectable, lineEndPointsOf } from './line-geometry';
import { type Arrowhead, CONNECTION_SIDES } from './line-options';
import type { Connection, LineElement } from './line-schema';
import { shortElementLabelOf } from '../../core/elements/element-labels';
import { editDeck } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { ColorField, NumberField } from '../../controls/value-fields';
import { ChoiceField } from '../../controls/choice-field';
import controls from '../../controls/controls.module.css';

const ROUTE_LABELS = { straight: 'Straight', elbow: 'With corners' } as const;
const DASH_LABELS = { solid: 'Solid', dashed: 'Dashes', dotted: 'Dots' } as const;

export function LineGroup({ element: line }: { element: LineElement }) {
  const { store } = useEditor();
  const patch = (change: LinePatch) =>
    editDeck(store, 'Line', (doc) => patchLine(doc, line.id, change), { shouldMerge: true });
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
          <ChoiceField
            label="Dashes"
            value={line.dash}
            labels={DASH_LABELS}
            onChange={(dash) => patch({ dash })}
          />
        </div>
        <ChoiceField
          label="Route"
          value={line.route}
          labels={ROUTE_LABELS}
          onChange={(route) => patch({ route })}
        />
      </section>
      <LineEndFields line={line} end="from" title="Start" />
      <LineEndFields line={line} end="to" title="End" />
    </>
  );
}

const ARROWHEAD_LABELS: Readonly<Record<Arrowhead, string>> = {
  none: 'None',
  arrow: 'Open arrow',
  triangle: 'Arrow',
  circle: 'Dot',
};

function LineEndFields({
  line,
  end,
  title,
}: {
  line: LineElement;
  end: LineEndName;
  title: string;
}) {
  const { store } = useEditor();
  const at = lineEndPointsOf(line)[end];
  const lineEnd = { id: line.id, end };
  const moveEnd = (change: Partial<typeof at>) =>
    editDeck(
      store,
      'Move the end of a line',
      (doc) => moveLineEnd(doc, lineEnd, { at: { ...at, ...change }, connection: null }),
      { shouldMerge: true },
    );
  return (
    <section className={controls['fields']}>
      <h2 className={controls['heading']}>{title}</h2>
      <ChoiceField
        label={`${title}: head`}
        value={line[end].arrowhead}
        labels={ARROWHEAD_LABELS}
        onChange={(arrowhead) =>
          editDeck(store, 'Head of the line', (doc) => patchLineEnd(doc, lineEnd, { arrowhead }))
        }
      />
      <div className={controls['pair']}>
        <NumberField label={`${title}: X`} value={at.x} onChange={(x) => moveEnd({ x })} />
        <NumberField label={`${title}: Y`} value={at.y} onChange={(y) => moveEnd({ y })} />
      </div>
      <ConnectionField
        label={`${title}: attached to`}
        connection={line[end].connection}
        onChange={(connection) =>
          editDeck(store, 'Attach a line', (doc) =>
            patchLineEnd(doc, lineEnd, { connection: connection }),
          )
        }
      />
    </section>
  );
}

const NO_CONNECTION = 'nothing';

function ConnectionField({
  label,
  connection,
  onChange,
}: {
  label: string;
  connection: Connection | null;
  onChange: (connection: Connection | null) => void;
}) {
  const elements = useEditorState(({ editingState }) => currentSlideOf(editingState.doc).elements);
  const connectable = elements.filter(isConnectable).toReversed();
  const connections = connectable.flatMap(({ id: elementId }) =>
    CONNECTION_SIDES.map((side) => ({ elementId, side })),
  );
  return (
    <SelectField
      label={label}
      value={connection ? connectionKeyOf(connection) : NO_CONNECTION}
      onChange={({ target }) =>
        onChange(
          connections.find((candidate) => connectionKeyOf(candidate) === target.value) ?? null,
        )
      }
    >
      <option value={NO_CONNECTION}>Nothing</option>
      {connectable.map((element) => (
        <optgroup key={element.id} label={shortElementLabelOf(element)}>
          {CONNECTION_SIDES.map((side) => (
            <option key={side} value={connectionKeyOf({ elementId: element.id, side })}>
              {shortElementLabelOf(element)}, {side}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function connectionKeyOf({ elementId, side }: Connection): string {
  return `${elementId} ${side}`;
}
