import { lazyWithRetry } from '../../deferred/lazy-with-retry';
import { DEFAULT_TEXT_INSETS } from './shape-text-rect';
import { patchShapes, type ShapePatch } from './shape-edits';
import type { ShapeElement } from './shape-schema';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { NumberField } from '../../controls/value-fields';
import controls from '../../controls/controls.module.css';
import { FillFields } from '../../controls/fill-fields';
import { qrForeground } from './qr-colors';
import { averageColorOf } from '../../core/model/colors';
import { parseQrLink } from '../../core/text/parse-link';
import { LinkField } from '../../controls/link-field';

const PresetFields = lazyWithRetry(() =>
  import('./presets/preset-fields').then((module) => module.PresetFields),
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
  const change = (patch: ShapePatch) =>
    editDeck(store, 'Shape', (doc) => patchShapes(doc, [shape.id], patch), { shouldMerge: true });
  if (shape.shapeType === 'qr-code')
    return (
      <section className={controls['fields']}>
        <QrCodeFields key={shape.id} shape={shape} onChange={(link) => change({ link })} />
      </section>
    );
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
      {shape.text?.content && <InsetFields shape={shape} onChange={change} />}
      {shape.shapeType === 'callout' && <TipFields shape={shape} onChange={change} />}
    </section>
  );
}

interface PatchFieldsProps {
  readonly shape: ShapeElement;
  readonly onChange: (patch: ShapePatch) => void;
}

/** Distances of the text from the text rectangle. */
function InsetFields({ shape, onChange }: PatchFieldsProps) {
  const insets = shape.textInsets ?? DEFAULT_TEXT_INSETS;
  return (
    <div className={controls['pair']}>
      {INSET_SIDES.map(([side, label]) => (
        <NumberField
          key={side}
          label={label}
          min={-960}
          max={960}
          value={insets[side]}
          onChange={(inset) => onChange({ textInsets: { ...insets, [side]: inset } })}
        />
      ))}
    </div>
  );
}

function TipFields({ shape: { calloutTip }, onChange }: PatchFieldsProps) {
  return (
    <div className={controls['pair']}>
      <NumberField
        label="Tip, across %"
        min={-1000}
        max={1000}
        value={calloutTip.x * 100}
        onChange={(x) => onChange({ calloutTip: { ...calloutTip, x: x / 100 } })}
      />
      <NumberField
        label="Tip, down %"
        min={-1000}
        max={1000}
        value={calloutTip.y * 100}
        onChange={(y) => onChange({ calloutTip: { ...calloutTip, y: y / 100 } })}
      />
    </div>
  );
}

/** URL field of a QR code; the code changes as soon as the URL is valid. */
function QrCodeFields({
  shape,
  onChange,
}: {
  shape: ShapeElement;
  onChange: (link: string) => void;
}) {
  return (
    <>
      <LinkField
        label="Leads to"
        value={shape.link}
        errorMessage="Enter a web address. The code is unchanged until then."
        parse={parseQrLink}
        onChange={onChange}
      />
      {qrForeground(shape.fill) !== averageColorOf(shape.fill) && (
        <p className={controls['hint']}>
          Drawn darker than its colour, so that cameras can read it.
        </p>
      )}
    </>
  );
}
