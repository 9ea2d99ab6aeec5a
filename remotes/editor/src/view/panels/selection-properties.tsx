import { TextField } from '@site/ui/mui';
import { memo } from 'react';
import { part } from '../../late/part';
import { paintShapes, patchElements } from '../../core/edit/elements';
import type { SlideElement } from '../../core/model/deck';
import { solidOf } from '../../core/model/fill';
import { edit } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { ColorField, NumberField } from '../controls';
import { ArrangeGroup } from './arrange-group';
import { commonOf } from './common-of';
import { PlaceGroup } from './place-group';
import controls from '../controls.module.css';
import styles from './panels.module.css';

/** Groups for rarer elements load when one is selected. */
const ChartGroup = part(() => import('./chart-group').then((module) => module.ChartGroup));
const FormGroup = part(() => import('./form-group').then((module) => module.FormGroup));
const TypeGroup = part(() => import('./type-group').then((module) => module.TypeGroup));
const ImageGroup = part(() => import('./image-group').then((module) => module.ImageGroup));
const LineGroup = part(() => import('./line-group').then((module) => module.LineGroup));
const TableGroup = part(() => import('./table-group').then((module) => module.TableGroup));

function groupOf(element: SlideElement) {
  if (element.type === 'chart') return <ChartGroup chart={element} />;
  if (element.type === 'line') return <LineGroup line={element} />;
  if (element.type === 'shape') return <FormGroup shape={element} />;
  return element.type === 'table' ? <TableGroup table={element} /> : null;
}

export function SelectionProperties({
  first,
  elements,
}: {
  first: SlideElement;
  elements: readonly SlideElement[];
}) {
  const isOne = elements.length === 1;
  return (
    <>
      <PlaceGroup elements={elements} />
      <PaintGroup elements={elements} />
      <WordsGroup elements={elements} />
      {isOne && first.type === 'image' && (
        <>
          <AltGroup id={first.id} alt={first.alt} isMissing={first.alt === ''} />
          <ImageGroup image={first} />
        </>
      )}
      {isOne && groupOf(first)}
      <ArrangeGroup isMany={!isOne} />
      {isOne && first.type !== 'image' && (
        <AltGroup id={first.id} alt={first.alt} isMissing={false} />
      )}
    </>
  );
}

/** Shown for texts alone; in a mixed selection it would cover only part of it. */
function WordsGroup({ elements }: { elements: readonly SlideElement[] }) {
  const texts = elements.filter((element) => element.type === 'text');
  if (texts.length < elements.length) return null;
  return <TypeGroup texts={texts} />;
}

function PaintGroup({ elements }: { elements: readonly SlideElement[] }) {
  const shapes = elements.filter((element) => element.type === 'shape');
  if (shapes.length === 0) return null;
  return (
    <PaintFields
      // Gradients have fields of their own; here the middle color stands for one.
      fill={commonOf(shapes.map(({ fill }) => solidOf(fill)))}
      stroke={commonOf(shapes.map(({ stroke }) => stroke))}
      strokeWidth={commonOf(shapes.map(({ strokeWidth }) => strokeWidth))}
      hasLine={shapes.some(({ shapeType }) => shapeType !== 'code')}
    />
  );
}

const PaintFields = memo(function PaintFields({
  fill,
  stroke,
  strokeWidth,
  hasLine,
}: {
  fill: string | null;
  stroke: string | null;
  strokeWidth: number | null;
  hasLine: boolean;
}) {
  const { store } = useEditor();
  const paint = (change: Parameters<typeof paintShapes>[2]) =>
    edit(store, 'Fill and line', (doc) => paintShapes(doc, doc.selection, change), {
      merges: true,
    });
  return (
    <section className={controls['fields']}>
      <ColorField label="Fill" value={fill} onChange={(color) => paint({ fill: color })} />
      {hasLine && (
        <>
          <ColorField label="Line" value={stroke} onChange={(color) => paint({ stroke: color })} />
          <NumberField
            label="Line width"
            min={0}
            max={200}
            value={strokeWidth}
            onChange={(width) => paint({ strokeWidth: width })}
          />
        </>
      )}
    </section>
  );
});

const AltGroup = memo(function AltGroup({
  id,
  alt,
  isMissing,
}: {
  id: string;
  alt: string;
  isMissing: boolean;
}) {
  const { store } = useEditor();
  const setAlt = (text: string) =>
    edit(store, 'Describe', (doc) => patchElements(doc, [id], { alt: text }), { merges: true });
  return (
    <section className={controls['group']}>
      <TextField
        label="Description for screen readers"
        hint={
          isMissing ? 'What is to be seen? One sentence; it travels with every export.' : undefined
        }
        className={isMissing ? styles['asked'] : undefined}
        value={alt}
        maxLength={500}
        onChange={(event) => setAlt(event.target.value)}
      />
    </section>
  );
});
