import { Drawing, Label, times } from './drawing';

const months = 18;
const monthWidth = 22;
const lanes = [
  { name: 'Research', spans: [[0, 4]] },
  { name: 'Access', spans: [[2, 6]] },
  {
    name: 'Shoot',
    spans: [
      [5, 7],
      [9, 11],
    ],
    waiting: [12.5, 14],
  },
  { name: 'Edit', spans: [[8, 17]] },
  { name: 'Archive', spans: [[10, 15]] },
] as const;

/** Eighteen months, with one shoot that waits for the rain. */
export function DocumentaryLine({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <Months />
      {lanes.map(({ name, spans, ...lane }, row) => {
        const y = 58 + row * 27;
        return (
          <g key={name}>
            <Label x={28} y={y + 13}>
              {name}
            </Label>
            {spans.map(([from, to]) => (
              <rect
                key={from}
                x={at(from)}
                y={y}
                width={(to - from) * monthWidth}
                height={17}
                fill={name === 'Shoot' ? 'var(--tungsten)' : 'var(--daylight)'}
              />
            ))}
            {'waiting' in lane && (
              <>
                <rect
                  x={at(lane.waiting[0])}
                  y={y}
                  width={(lane.waiting[1] - lane.waiting[0]) * monthWidth}
                  height={17}
                  fill="none"
                  stroke="var(--tungsten)"
                  strokeWidth={2}
                  strokeDasharray="4 3"
                />
                <Label x={at(lane.waiting[1]) + 8} y={y + 13} tone="accent" mono>
                  monsoon
                </Label>
              </>
            )}
          </g>
        );
      })}
      <path d={`M${at(months)} 46v148`} stroke="var(--text)" strokeWidth={2} />
      <Label x={at(months)} y={212} anchor="end">
        Delivery
      </Label>
    </Drawing>
  );
}

function Months() {
  return times(months + 1, (month) => (
    <g key={month}>
      <path d={`M${at(month)} 46v148`} stroke="var(--line)" />
      {month % 3 === 0 && (
        <Label x={at(month)} y={36} anchor="middle" mono tone="dim">
          {month}
        </Label>
      )}
    </g>
  ));
}

function at(month: number): number {
  return 116 + month * monthWidth;
}
