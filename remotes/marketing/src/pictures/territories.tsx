import { Drawing, Label } from '@site/ui/drawing';
import { findCrossing, RELEASE_PATHS, type ReleasePath } from './release-paths';

const LEFT = 56;
const QUARTER_WIDTH = 62;
const BOTTOM = 188;

const xOf = (quarter: number) => LEFT + (quarter - 1) * QUARTER_WIDTH;
const yOf = (receipts: number) => BOTTOM - receipts * 1.6;

/** Two release paths as ranges over eight quarters, drawn from their figures, with the point where they cross. */
export function Territories({ alt }: { alt: string }) {
  const { streamingFirst, cinemaFirst } = RELEASE_PATHS;
  const crossing = findCrossing(streamingFirst, cinemaFirst);
  return (
    <Drawing alt={alt}>
      {streamingFirst.map((_receipts, index) => (
        <g key={index}>
          <path d={`M${xOf(index + 1)} 28V${BOTTOM}`} stroke="var(--line)" />
          <Label x={xOf(index + 1)} y={210} textAnchor="middle" mono isDim>
            {`Q${index + 1}`}
          </Label>
        </g>
      ))}
      <Range path={streamingFirst} color="var(--daylight)" />
      <Range path={cinemaFirst} color="var(--tungsten)" />
      <circle
        cx={xOf(crossing.quarter)}
        cy={yOf(crossing.receipts)}
        r={7}
        fill="var(--paper)"
        stroke="var(--text)"
        strokeWidth={2.5}
      />
      <Label
        x={xOf(streamingFirst.length)}
        y={yOf(streamingFirst.at(-1) ?? 0) + 36}
        textAnchor="end"
      >
        Streaming first
      </Label>
      <Label x={xOf(cinemaFirst.length)} y={yOf(cinemaFirst.at(-1) ?? 0) - 24} textAnchor="end">
        Cinema first
      </Label>
      <Label x={xOf(crossing.quarter) + 12} y={yOf(crossing.receipts) + 56} mono isDim>
        {`crossing, Q${crossing.quarter}`}
      </Label>
      <path d={`M${LEFT} 28V${BOTTOM}h476`} fill="none" stroke="var(--control)" />
    </Drawing>
  );
}

/** Line of a path between the limits of its estimate. */
function Range({ path, color }: { path: ReleasePath; color: string }) {
  const points = (offset: number) =>
    path.map((receipts, index) => {
      const uncertainty = offset * (3 + index);
      return `${xOf(index + 1)} ${yOf(receipts + uncertainty)}`;
    });
  return (
    <>
      <path
        d={`M${[...points(1), ...points(-1).toReversed()].join('L')}Z`}
        fill={color}
        opacity=".35"
      />
      <path d={`M${points(0).join('L')}`} fill="none" stroke={color} strokeWidth={3} />
    </>
  );
}
