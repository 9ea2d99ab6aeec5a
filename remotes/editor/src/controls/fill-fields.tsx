import { Slider } from '@site/ui/mui';
import {
  type Fill,
  MAX_GRADIENT_STOPS,
  mixColors,
  parseFill,
  type GradientStop,
  formatFill,
} from '../core/model/colors';
import { ColorField, NumberField } from './value-fields';
import { ToolButton } from './controls';
import { ChoiceField } from './choice-field';
import controls from './controls.module.css';
import styles from './panels.module.css';

const FILL_KIND_LABELS = {
  solid: 'One colour',
  linear: 'Along a line',
  radial: 'From a point',
} as const;

type FillKind = keyof typeof FILL_KIND_LABELS;

type Gradient = Exclude<Fill, { readonly kind: 'solid' }>;

/** Solid color or gradient, editable by keyboard and pointer. */
export function FillFields({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (fill: string) => void;
}) {
  const fill = parseFill(value) ?? { kind: 'solid', color: '#ffffff' };
  return (
    <>
      <ChoiceField
        label={label}
        value={fill.kind}
        labels={FILL_KIND_LABELS}
        onChange={(kind) => onChange(formatFill(convertFill(fill, kind)))}
      />
      {fill.kind !== 'solid' && (
        <GradientFields fill={fill} onChange={(next) => onChange(formatFill(next))} />
      )}
    </>
  );
}

/** Keeps the colors when the kind changes; a solid color becomes a gradient to a darker one. */
function convertFill(fill: Fill, kind: FillKind): Fill {
  const stops: readonly GradientStop[] =
    fill.kind === 'solid'
      ? [
          { color: fill.color, percent: 0 },
          { color: mixColors(fill.color, '#000000'), percent: 100 },
        ]
      : fill.stops;
  if (kind === 'solid') return { kind, color: stops[0]?.color ?? '#ffffff' };
  return kind === 'linear' ? { kind, angle: 180, stops } : { kind, x: 50, y: 50, stops };
}

function GradientFields({
  fill,
  onChange,
}: {
  fill: Gradient;
  onChange: (fill: Gradient) => void;
}) {
  const { stops } = fill;
  const changeStops = (next: readonly GradientStop[]) => onChange({ ...fill, stops: next });
  return (
    <>
      <div className={styles['gradient']} style={{ background: barGradientOf(stops) }} />
      <Slider
        className={controls['slider'] ?? ''}
        value={stops.map(({ percent }) => percent)}
        track={false}
        getAriaLabel={(index) => `Place of colour ${index + 1}`}
        onChange={(_event, percents) => {
          if (Array.isArray(percents))
            changeStops(
              stops.map((stop, index) => ({ ...stop, percent: percents[index] ?? stop.percent })),
            );
        }}
      />
      {fill.kind === 'linear' ? (
        <NumberField
          label="Angle °"
          min={0}
          max={359}
          value={fill.angle}
          onChange={(angle) => onChange({ ...fill, angle: Math.round(angle) })}
        />
      ) : (
        <div className={controls['pair']}>
          <NumberField
            label="Point, across %"
            min={0}
            max={100}
            value={fill.x}
            onChange={(x) => onChange({ ...fill, x: Math.round(x) })}
          />
          <NumberField
            label="Point, down %"
            min={0}
            max={100}
            value={fill.y}
            onChange={(y) => onChange({ ...fill, y: Math.round(y) })}
          />
        </div>
      )}
      <StopFields stops={stops} onChange={changeStops} />
    </>
  );
}

function StopFields({
  stops,
  onChange,
}: {
  stops: readonly GradientStop[];
  onChange: (stops: readonly GradientStop[]) => void;
}) {
  return (
    <>
      {stops.map((stop, index) => (
        <ColorField
          key={`colour ${String(index)}`}
          label={`Colour ${index + 1}`}
          value={stop.color}
          onChange={(color) => onChange(stops.with(index, { ...stop, color }))}
        />
      ))}
      <div className={controls['row']}>
        {stops.length < MAX_GRADIENT_STOPS && (
          <ToolButton
            icon="plus"
            label="Add colour"
            hasText
            onClick={() => onChange(addStop(stops))}
          />
        )}
        {stops.length > 2 && (
          <ToolButton
            icon="minus"
            label="Remove colour"
            hasText
            onClick={() => onChange(stops.toSpliced(-2, 1))}
          />
        )}
      </div>
    </>
  );
}

/** Adds a stop halfway between the last two. */
function addStop(stops: readonly GradientStop[]): readonly GradientStop[] {
  const [before, last] = stops.slice(-2);
  if (!before || !last) return stops;
  const between = {
    color: mixColors(before.color, last.color),
    percent: Math.round((before.percent + last.percent) / 2),
  };
  return stops.toSpliced(-1, 0, between);
}

function barGradientOf(stops: readonly GradientStop[]): string {
  return formatFill({ kind: 'linear', angle: 90, stops });
}
