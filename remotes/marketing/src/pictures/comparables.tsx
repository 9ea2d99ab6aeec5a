import { Drawing, Label } from '@site/ui/drawing';

/** Budget band against the multiple of its budget that a title earned. Sample points. */
const titles = [
  [0.4, 0.4],
  [0.7, 1.3],
  [1.0, 0.8],
  [1.2, 1.9],
  [1.5, 0.5],
  [1.7, 1.1],
  [1.9, 1.6],
  [2.1, 0.9],
  [2.3, 2.2],
  [2.5, 1.2],
  [2.8, 0.6],
  [3.1, 1.7],
  [3.4, 0.9],
] as const;

const bands = ['micro', 'low', 'mid', 'high'];

/** The whole field, the failures too, with the famous exception crossed out. */
export function Comparables({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <path d={`M72 ${y(2)}h460v${y(0.5) - y(2)}H72z`} fill="var(--daylight)" opacity=".2" />
      {[0.5, 1, 2, 4].map((multiple) => (
        <g key={multiple}>
          <path
            d={`M72 ${y(multiple)}h460`}
            stroke={multiple === 1 ? 'var(--text-2)' : 'var(--line)'}
          />
          <Label x={60} y={y(multiple) + 4} textAnchor="end" mono isDim>
            {`${multiple}×`}
          </Label>
        </g>
      ))}
      {titles.map(([band, multiple]) => (
        <circle
          key={band}
          cx={x(band)}
          cy={y(multiple)}
          r={6}
          fill={multiple >= 1 ? 'var(--tungsten)' : 'var(--daylight)'}
        />
      ))}
      <circle cx={x(1.35)} cy={y(4.2)} r={6} fill="none" stroke="var(--text-3)" strokeWidth={2} />
      <path d={`M${x(1.35) - 10} ${y(4.2) + 10}l20-20`} stroke="var(--error)" strokeWidth={2.5} />
      <Label x={x(1.35) + 18} y={y(4.2) - 4} isDim>
        everyone’s favourite: left out
      </Label>
      {bands.map((band, index) => (
        <Label key={band} x={x(index + 0.5)} y={214} textAnchor="middle" mono isDim>
          {band}
        </Label>
      ))}
      <path d="M72 24v172h460" fill="none" stroke="var(--control)" />
    </Drawing>
  );
}

function x(band: number): number {
  return 72 + band * 115;
}

/** Equal distance for equal ratio: half and twice stand as far from one. */
function y(multiple: number): number {
  return 118 - Math.log2(multiple) * 40;
}
