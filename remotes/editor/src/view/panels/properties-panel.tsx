import { useId } from 'react';
import { placeWhole, turnWhole } from '../../core/edit/arrange';
import { type Document, selectedOf, slideOf } from '../../core/edit/document';
import { paintShapes, type Patch, patchElements } from '../../core/edit/elements';
import { writeNotes } from '../../core/edit/slides';
import { boundsOfAll } from '../../core/geometry/box';
import type { SlideElement } from '../../core/model/deck';
import { countOf, kindOf } from '../../core/words';
import { edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { ColorField, NumberField } from '../controls';
import { ArrangeGroup } from './arrange-group';
import { ImageGroup } from './image-group';
import { TableGroup } from './table-group';
import controls from '../controls.module.css';
import layout from '../editor.module.css';
import styles from './panels.module.css';

export function PropertiesPanel() {
  const doc = useEditorState((state) => state.work.doc);
  const elements = selectedOf(doc);
  const [only] = elements;
  return (
    <aside className={layout['right']} data-region="right" aria-label="Properties">
      {elements.length === 0 && <SlideProperties />}
      {only && (
        <>
          <PlaceGroup elements={elements} />
          <PaintGroup elements={elements} />
          {elements.length === 1 && only.type === 'image' && (
            <>
              <AltGroup element={only} />
              <ImageGroup image={only} />
            </>
          )}
          {elements.length === 1 && only.type === 'table' && <TableGroup table={only} />}
          <ArrangeGroup elements={elements} />
          {elements.length === 1 && only.type !== 'image' && <AltGroup element={only} />}
        </>
      )}
    </aside>
  );
}

const PLACE = [
  { key: 'x', label: 'X' },
  { key: 'y', label: 'Y' },
  { key: 'width', label: 'Width', min: 1 },
  { key: 'height', label: 'Height', min: 1 },
  { key: 'rotation', label: 'Rotation °' },
] as const;

function PlaceGroup({ elements }: { elements: readonly SlideElement[] }) {
  const { store } = useEditor();
  const isOff =
    useEditorState((state) => state.role === 'reader') || elements.some(({ locked }) => locked);
  const patch = (change: Patch) =>
    edit(
      store,
      'Set size and place',
      (doc) =>
        elements.length === 1
          ? patchElements(doc, doc.selection, change)
          : changeWhole(doc, change),
      { merges: true },
    );
  const whole = elements.length === 1 ? null : boundsOfAll(elements);
  const title =
    elements.length === 1 && elements[0]
      ? kindOf(elements[0])
      : countOf(elements.length, 'element');
  return (
    <section className={controls['group']}>
      <h2 className={controls['heading']}>{title}</h2>
      <div className={controls['pair']}>
        {PLACE.map(({ key, label, ...bounds }) => (
          <NumberField
            key={key}
            label={label}
            value={
              whole && key !== 'rotation'
                ? whole[key]
                : common(elements.map((element) => element[key]))
            }
            disabled={isOff}
            onChange={(value) => patch({ [key]: value })}
            {...bounds}
          />
        ))}
        <NumberField
          label="Opacity %"
          value={percent(common(elements.map(({ opacity }) => opacity)))}
          min={0}
          max={100}
          disabled={isOff}
          onChange={(value) => patch({ opacity: value / 100 })}
        />
      </div>
    </section>
  );
}

/** Several elements are placed, sized and turned as one, as their handles do. */
function changeWhole(doc: Document, { rotation, opacity, ...place }: Patch): Document {
  if (rotation !== undefined) return turnWhole(doc, rotation);
  return opacity === undefined
    ? placeWhole(doc, place)
    : patchElements(doc, doc.selection, { opacity });
}

function PaintGroup({ elements }: { elements: readonly SlideElement[] }) {
  const { store } = useEditor();
  const shapes = elements.filter((element) => element.type === 'shape');
  if (shapes.length === 0) return null;
  const paint = (change: Parameters<typeof paintShapes>[2]) =>
    edit(store, 'Fill and line', (doc) => paintShapes(doc, doc.selection, change), {
      merges: true,
    });
  return (
    <section className={controls['group']} style={{ display: 'grid', gap: 8 }}>
      <ColorField
        label="Fill"
        value={common(shapes.map(({ fill }) => fill))}
        onChange={(fill) => paint({ fill })}
      />
      <ColorField
        label="Line"
        value={common(shapes.map(({ stroke }) => stroke))}
        onChange={(stroke) => paint({ stroke })}
      />
      <NumberField
        label="Line width"
        min={0}
        max={200}
        value={common(shapes.map(({ strokeWidth }) => strokeWidth))}
        onChange={(strokeWidth) => paint({ strokeWidth })}
      />
    </section>
  );
}

function AltGroup({ element }: { element: SlideElement }) {
  const { store } = useEditor();
  const hint = useId();
  const isAsked = element.type === 'image' && element.alt === '';
  const describe = (alt: string) =>
    edit(store, 'Describe', (doc) => patchElements(doc, [element.id], { alt }), { merges: true });
  return (
    <section className={controls['group']}>
      <label className={controls['label']}>
        Description for screen readers
        <input
          className={`${controls['input']} ${isAsked ? styles['asked'] : ''}`}
          value={element.alt}
          maxLength={500}
          aria-describedby={isAsked ? hint : undefined}
          onChange={(event) => describe(event.target.value)}
        />
      </label>
      {isAsked && (
        <p id={hint} className={controls['hint']} style={{ marginTop: 4 }}>
          What is to be seen? One sentence; it travels with every export.
        </p>
      )}
    </section>
  );
}

function SlideProperties() {
  const { store } = useEditor();
  const notes = useEditorState((state) => slideOf(state.work.doc).notes);
  const id = useEditorState((state) => state.work.doc.slideId);
  return (
    <section className={controls['group']}>
      <h2 className={`${controls['heading']} ${styles['wide']}`}>Slide</h2>
      <p className={`${controls['hint']} ${styles['wide']}`} style={{ marginBottom: 12 }}>
        Select an element to see its place, size and colours.
      </p>
      <label className={controls['label']}>
        Speaker notes
        <textarea
          key={id}
          className={`${controls['input']} ${styles['notes']}`}
          rows={8}
          value={notes}
          onChange={(event) =>
            edit(store, 'Notes', (doc) => writeNotes(doc, event.target.value), { merges: true })
          }
        />
      </label>
    </section>
  );
}

function common<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}

function percent(share: number | null): number | null {
  return share === null ? null : share * 100;
}
