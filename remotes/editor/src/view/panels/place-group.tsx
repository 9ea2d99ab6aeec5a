import { Slider } from '@site/ui/mui';
import { memo } from 'react';
import { placeWhole, turnWhole } from '../../core/edit/arrange';
import { type Document, selectedOf } from '../../core/edit/document';
import { type Patch, patchElements } from '../../core/edit/elements';
import { boundsOfAll } from '../../core/geometry/box';
import type { SlideElement } from '../../core/model/deck';
import { countOf, kindOf } from '../../core/words';
import { edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import type { EditorStore } from '../../store/editor-store';
import { NumberField } from '../controls';
import { commonOf } from './common-of';
import controls from '../controls.module.css';

const PLACE = [
  { property: 'x', label: 'X' },
  { property: 'y', label: 'Y' },
  { property: 'width', label: 'Width', min: 1 },
  { property: 'height', label: 'Height', min: 1 },
  { property: 'rotation', label: 'Rotation °' },
] as const;

/** Position, size, rotation and opacity of the selected elements. */
export function PlaceGroup({ elements }: { elements: readonly SlideElement[] }) {
  const isDisabled =
    useEditorState((state) => state.role === 'reader') || elements.some(({ locked }) => locked);
  const bounds = elements.length === 1 ? null : boundsOfAll(elements);
  const opacity = percent(commonOf(elements.map((element) => element.opacity)));
  const title =
    elements.length === 1 && elements[0]
      ? kindOf(elements[0])
      : countOf(elements.length, 'element');
  return (
    <section className={controls['group']}>
      <h2 className={controls['heading']}>{title}</h2>
      <div className={controls['pair']}>
        {PLACE.map(({ property, ...field }) => (
          <PlaceField
            key={property}
            property={property}
            value={
              bounds && property !== 'rotation'
                ? bounds[property]
                : commonOf(elements.map((element) => element[property]))
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

/** A drag renders the panel with every frame; fields whose number stays are memoized. */
const PlaceField = memo(function PlaceField({
  property,
  isDisabled,
  ...field
}: {
  property: (typeof PLACE)[number]['property'];
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
      onChange={(value) => patch(store, { [property]: value })}
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
      onChange={(percentage) => patch(store, { opacity: percentage / 100 })}
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
      onChange={(_event, percentage) => patch(store, { opacity: Number(percentage) / 100 })}
    />
  );
});

function patch(store: EditorStore, change: Patch): void {
  edit(
    store,
    'Set size and place',
    (doc) =>
      selectedOf(doc).length === 1
        ? patchElements(doc, doc.selection, change)
        : changeWhole(doc, change),
    { merges: true },
  );
}

/** Places, resizes and rotates several elements as one, as their handles do. */
function changeWhole(doc: Document, { rotation, opacity, ...bounds }: Patch): Document {
  if (rotation !== undefined) return turnWhole(doc, rotation);
  return opacity === undefined
    ? placeWhole(doc, bounds)
    : patchElements(doc, doc.selection, { opacity });
}

function percent(ratio: number | null): number | null {
  return ratio === null ? null : ratio * 100;
}
