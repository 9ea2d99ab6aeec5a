import { TextField } from '@site/ui/mui';
import { memo } from 'react';
import { lazyWithRetry } from '../../deferred/lazy-with-retry';
import { patchShapes, patchElements } from '../../core/edit/elements';
import type { SlideElement } from '../../elements/element-schema';
import { averageColorOf } from '../../core/model/fill';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { ColorField, NumberField } from '../controls';
import { ArrangeGroup } from './arrange-group';
import { commonValueOf } from './common-value-of';
import { PositionGroup } from './position-group';
import controls from '../controls.module.css';
import styles from './panels.module.css';

/** Groups for rarer elements load when one is selected. */
const ChartGroup = lazyWithRetry(() =>
  import('../../elements/chart/chart-group').then((module) => module.ChartGroup),
);
const ShapeGroup = lazyWithRetry(() =>
  import('../../elements/shape/shape-group').then((module) => module.ShapeGroup),
);
const TypographyGroup = lazyWithRetry(() =>
  import('../../elements/text/typography-group').then((module) => module.TypographyGroup),
);
const ImageGroup = lazyWithRetry(() =>
  import('../../elements/image/image-group').then((module) => module.ImageGroup),
);
const LineGroup = lazyWithRetry(() =>
  import('../../elements/line/line-group').then((module) => module.LineGroup),
);
const TableGroup = lazyWithRetry(() =>
  import('../../elements/table/table-group').then((module) => module.TableGroup),
);

function renderElementGroup(element: SlideElement) {
  if (element.type === 'chart') return <ChartGroup chart={element} />;
  if (element.type === 'line') return <LineGroup line={element} />;
  if (element.type === 'shape') return <ShapeGroup shape={element} />;
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
      <PositionGroup elements={elements} />
      <ShapePaintGroup elements={elements} />
      <TextGroup elements={elements} />
      {isOne && first.type === 'image' && (
        <>
          <AltGroup id={first.id} alt={first.alt} isMissing={first.alt === ''} />
          <ImageGroup image={first} />
        </>
      )}
      {isOne && renderElementGroup(first)}
      <ArrangeGroup isMany={!isOne} />
      {isOne && first.type !== 'image' && (
        <AltGroup id={first.id} alt={first.alt} isMissing={false} />
      )}
    </>
  );
}

/** Shown for texts alone; in a mixed selection it would cover only part of it. */
function TextGroup({ elements }: { elements: readonly SlideElement[] }) {
  const texts = elements.filter((element) => element.type === 'text');
  if (texts.length < elements.length) return null;
  return <TypographyGroup texts={texts} />;
}

function ShapePaintGroup({ elements }: { elements: readonly SlideElement[] }) {
  const shapes = elements.filter((element) => element.type === 'shape');
  if (shapes.length === 0) return null;
  return (
    <PaintFields
      // Gradients have fields of their own; here the middle color stands for one.
      fill={commonValueOf(shapes.map(({ fill }) => averageColorOf(fill)))}
      stroke={commonValueOf(shapes.map(({ stroke }) => stroke))}
      strokeWidth={commonValueOf(shapes.map(({ strokeWidth }) => strokeWidth))}
      hasLine={shapes.some(({ shapeType }) => shapeType !== 'qr-code')}
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
  const paint = (change: Parameters<typeof patchShapes>[2]) =>
    editDeck(store, 'Fill and line', (doc) => patchShapes(doc, doc.selection, change), {
      shouldMerge: true,
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
    editDeck(store, 'Describe', (doc) => patchElements(doc, [id], { alt: text }), {
      shouldMerge: true,
    });
  return (
    <section className={controls['group']}>
      <TextField
        label="Description for screen readers"
        hint={
          isMissing
            ? 'What does the picture show? One sentence, included in every export.'
            : undefined
        }
        className={isMissing ? styles['missing'] : undefined}
        value={alt}
        maxLength={500}
        onChange={(event) => setAlt(event.target.value)}
      />
    </section>
  );
});
