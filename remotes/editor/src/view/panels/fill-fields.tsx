import { SelectField, Slider } from '@site/ui/mui';
import {
  type Fill,
  MOST_STOPS,
  mixed,
  readFill,
  type Stop,
  writeFill,
} from '../../core/model/fill';
import { ColorField, NumberField, Tool } from '../controls';
import controls from '../controls.module.css';
import styles from './panels.module.css';

const KINDS = { solid: 'One colour', linear: 'Along a line', radial: 'From a point' } as const;

type Kind = keyof typeof KINDS;

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
  const fill = readFill(value) ?? { kind: 'solid', color: '#ffffff' };
  return (
    <>
      <SelectField
        label={label}
        value={fill.kind}
        onChange={({ target }) => onChange(writeFill(asKind(fill, kindNamed(target.value))))}
      >
        {Object.entries(KINDS).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </SelectField>
      {fill.kind !== 'solid' && (
        <GradientFields fill={fill} onChange={(next) => onChange(writeFill(next))} />
      )}
    </>
  );
}

function kindNamed(name: string): Kind {
  return name === 'linear' || name === 'radial' ? name : 'solid';
}

/** Keeps the colors when the kind changes; a solid color becomes a gradient to a darker one. */
function asKind(fill: Fill, kind: Kind): Fill {
  const stops: readonly Stop[] =
    fill.kind === 'solid'
      ? [
          { color: fill.color, at: 0 },
          { color: mixed(fill.color, '#000000'), at: 100 },
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
  const changeStops = (next: readonly Stop[]) => onChange({ ...fill, stops: next });
  return (
    <>
      <div className={styles['gradient']} style={{ background: alongBar(stops) }} />
      <Slider
        className={controls['slider'] ?? ''}
        value={stops.map(({ at }) => at)}
        track={false}
        getAriaLabel={(index) => `Place of colour ${index + 1}`}
        onChange={(_event, percents) => {
          if (Array.isArray(percents))
            changeStops(stops.map((stop, index) => ({ ...stop, at: percents[index] ?? stop.at })));
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
  stops: readonly Stop[];
  onChange: (stops: readonly Stop[]) => void;
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
        {stops.length < MOST_STOPS && (
          <Tool
            icon="plus"
            label="Add colour"
            hasText
            onClick={() => onChange(withOneMore(stops))}
          />
        )}
        {stops.length > 2 && (
          <Tool
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
function withOneMore(stops: readonly Stop[]): readonly Stop[] {
  const [before, last] = stops.slice(-2);
  if (!before || !last) return stops;
  const between = {
    color: mixed(before.color, last.color),
    at: Math.round((before.at + last.at) / 2),
  };
  return stops.toSpliced(-1, 0, between);
}

function alongBar(stops: readonly Stop[]): string {
  return writeFill({ kind: 'linear', angle: 90, stops });
}
