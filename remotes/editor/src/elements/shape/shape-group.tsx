import { lazyWithRetry } from '../../deferred/lazy-with-retry';
import { DEFAULT_TEXT_INSETS } from './shape-text-rect';
import { patchShapes } from './shape-edits';
import type { ShapeElement } from './shape-schema';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { NumberField } from '../../view/value-fields';
import { QrCodeFields } from './qr-code-fields';
import controls from '../../view/controls.module.css';
import { FillFields } from '../../view/panels/fields/fill-fields';

const PresetFields = lazyWithRetry(() =>
  import('./preset-fields').then((module) => module.PresetFields),
);

const INSET_SIDES = [
  ['left', 'Text from left'],
  ['right', 'Text from right'],
  ['top', 'Text from top'],
  ['bottom', 'Text from bottom'],
] as const;

/** Properties of a shape besides its colors: gradient, corners, points, tip. */
export function ShapeGroup({ element: shape }: { element: ShapeElement }) {
  const { store } = useEditor();
  const change = (patch: Parameters<typeof patchShapes>[2]) =>
    editDeck(store, 'Shape', (doc) => patchShapes(doc, [shape.id], patch), { shouldMerge: true });
  if (shape.shapeType === 'qr-code')
    return (
      <section className={controls['fields']}>
        <QrCodeFields key={shape.id} shape={shape} onChange={(link) => change({ link })} />
      </section>
    );
  const insets = shape.textInsets ?? DEFAULT_TEXT_INSETS;
  return (
    <section className={controls['fields']}>
      <FillFields
        label="Kind of fill"
        value={shape.fill === 'none' ? '#ffffff' : shape.fill}
        onChange={(fill) => change({ fill })}
      />
      {shape.shapeType === 'rectangle' && (
        <NumberField
          label="Corners"
          min={0}
          max={480}
          value={shape.radius}
          onChange={(radius) => change({ radius })}
        />
      )}
      {(shape.shapeType === 'polygon' || shape.shapeType === 'star') && (
        <NumberField
          label={shape.shapeType === 'star' ? 'Points' : 'Number of corners'}
          min={3}
          max={12}
          value={shape.pointCount}
          onChange={(points) => change({ pointCount: Math.round(points) })}
        />
      )}
      {shape.preset && (
        <PresetFields preset={shape.preset} onChange={(preset) => change({ preset })} />
      )}
      {shape.text?.content && (
        <div className={controls['pair']}>
          {INSET_SIDES.map(([side, label]) => (
            <NumberField
              key={side}
              label={label}
              min={-960}
              max={960}
              value={insets[side]}
              onChange={(inset) => change({ textInsets: { ...insets, [side]: inset } })}
            />
          ))}
        </div>
      )}
      {shape.shapeType === 'callout' && (
        <div className={controls['pair']}>
          <NumberField
            label="Tip, across %"
            min={-1000}
            max={1000}
            value={shape.calloutTip.x * 100}
            onChange={(x) => change({ calloutTip: { ...shape.calloutTip, x: x / 100 } })}
          />
          <NumberField
            label="Tip, down %"
            min={-1000}
            max={1000}
            value={shape.calloutTip.y * 100}
            onChange={(y) => change({ calloutTip: { ...shape.calloutTip, y: y / 100 } })}
          />
        </div>
      )}
    </section>
  );
}
