import { joinClassNames } from '@site/ui';
import { Button, Slider } from '@site/ui/mui';
import { memo } from 'react';
import { setSelectionBounds, rotateSelectionTo } from '../../core/edit/arrange';
import { type EditorDocument, selectedElementsOf } from '../../core/edit/editor-document';
import { type ElementPatch, patchElements } from '../../core/edit/elements';
import { unionBoundsOf } from '../../core/geometry/box';
import type { SlideElement } from '../../core/elements/slide-element';
import { formatCount, elementTypeLabelOf } from '../../core/elements/element-labels';
import { editDeck } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import type { EditorStore } from '../../store/editor-store';
import { NumberField } from '../../controls/value-fields';
import { useRunCommand } from '../../commands/run-command';
import { commonValueOf } from '../../core/common-value-of';
import controls from '../../controls/controls.module.css';
import styles from '../../controls/panels.module.css';

const POSITION_FIELDS = [
  { property: 'x', label: 'X' },
  { property: 'y', label: 'Y' },
  { property: 'width', label: 'Width', min: 1 },
  { property: 'height', label: 'Height', min: 1 },
  { property: 'rotation', label: 'Rotation °' },
] as const;

/** Name of the selection, with the commands that phones have no keys for. */
export function SelectionHeader({ elements }: { elements: readonly SlideElement[] }) {
  const title =
    elements.length === 1 && elements[0]
      ? elementTypeLabelOf(elements[0])
      : formatCount(elements.length, 'element');
  return (
    <section className={joinClassNames(controls['group'], styles['selection'])}>
      <div className={controls['row']}>
        <h2 className={controls['heading']}>{title}</h2>
        <span className={controls['spacer']} />
        <SelectionActions />
      </div>
    </section>
  );
}

/** Position, size, rotation and opacity of the selected elements. */
export function PositionGroup({ elements }: { elements: readonly SlideElement[] }) {
  const isDisabled =
    useEditorState((state) => state.role === 'reader') || elements.some(({ locked }) => locked);
  const bounds = elements.length === 1 ? null : unionBoundsOf(elements);
  const opacity = toPercent(commonValueOf(elements.map((element) => element.opacity)));
  return (
    <section className={controls['group']}>
      <div className={controls['pair']}>
        {POSITION_FIELDS.map(({ property, ...field }) => (
          <PositionField
            key={property}
            property={property}
            value={
              bounds && property !== 'rotation'
                ? bounds[property]
                : commonValueOf(elements.map((element) => element[property]))
            }
            isDisabled={isDisabled}
            {...field}
          />
        ))}
        <OpacityField value={opacity} isDisabled={isDisabled} />
      </div>
      <OpacitySlider value={opacity} isDisabled={isDisabled} />
    </section>
  );
}

const SelectionActions = memo(function SelectionActions() {
  const run = useRunCommand();
  return (
    <>
      <Button variant="tool" onClick={() => run('duplicate')}>
        Duplicate
      </Button>
      <Button variant="tool" onClick={() => run('delete')}>
        Delete
      </Button>
    </>
  );
});

/** A drag renders the panel with every frame; fields whose number stays are memoized. */
const PositionField = memo(function PlaceField({
  property,
  isDisabled,
  ...field
}: {
  property: (typeof POSITION_FIELDS)[number]['property'];
  label: string;
  value: number | null;
  min?: number;
  isDisabled: boolean;
}) {
  const { store } = useEditor();
  return (
    <NumberField
      {...field}
      disabled={isDisabled}
      onChange={(value) => patchSelection(store, { [property]: value })}
    />
  );
});

type OpacityProps = { value: number | null; isDisabled: boolean };

const OpacityField = memo(function OpacityField({ value, isDisabled }: OpacityProps) {
  const { store } = useEditor();
  return (
    <NumberField
      label="Opacity %"
      value={value}
      min={0}
      max={100}
      disabled={isDisabled}
      onChange={(percentage) => patchSelection(store, { opacity: percentage / 100 })}
    />
  );
});

const OpacitySlider = memo(function OpacitySlider({ value, isDisabled }: OpacityProps) {
  const { store } = useEditor();
  return (
    <Slider
      className={controls['slider'] ?? ''}
      aria-label="Opacity"
      value={value ?? 100}
      disabled={isDisabled}
      onChange={(_event, percentage) =>
        patchSelection(store, { opacity: Number(percentage) / 100 })
      }
    />
  );
});

function patchSelection(store: EditorStore, change: ElementPatch): void {
  editDeck(
    store,
    'Set size and place',
    (doc) =>
      selectedElementsOf(doc).length === 1
        ? patchElements(doc, doc.selection, change)
        : patchSelectionBounds(doc, change),
    { shouldMerge: true },
  );
}

/** Places, resizes and rotates several elements as one, as their handles do. */
function patchSelectionBounds(
  doc: EditorDocument,
  { rotation, opacity, ...bounds }: ElementPatch,
): EditorDocument {
  if (rotation !== undefined) return rotateSelectionTo(doc, rotation);
  return opacity === undefined
    ? setSelectionBounds(doc, bounds)
    : patchElements(doc, doc.selection, { opacity });
}

function toPercent(ratio: number | null): number | null {
  return ratio === null ? null : ratio * 100;
}
