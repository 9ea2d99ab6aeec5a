import { memo } from 'react';
import { averageColorOf } from '../../core/model/colors';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { ColorField, NumberField } from '../../controls/value-fields';
import { commonValueOf } from '../../core/common-value-of';
import type { SlideElement } from '../../core/elements/slide-element';
import { patchShapes } from './shape-edits';
import controls from '../../controls/controls.module.css';

export function ShapePaintGroup({ elements }: { elements: readonly SlideElement[] }) {
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
