import { Drawing, Label, Tick } from './drawing';

const sheet = [
  { item: 'Screening copy', format: 'DCP', state: 'done' },
  { item: 'Trailer', format: '90 s', state: 'done' },
  { item: 'Teaser', format: '20 s', state: 'done' },
  { item: 'Stills', format: '6, captioned', state: 'done' },
  { item: 'Captions', format: 'SRT, en', state: 'late' },
  { item: 'Poster', format: '27 × 40 in', state: 'done' },
  { item: 'Credits', format: 'locked', state: 'done' },
  { item: 'Insurance', format: 'E&O', state: 'due' },
] as const;

const colors = { done: 'var(--success)', due: 'var(--warning)', late: 'var(--error)' };

/** Deliverables of a festival in two columns; the late one is marked. */
export function Deliverables({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      {sheet.map(({ item, format, state }, index) => {
        const x = index < 4 ? 28 : 290;
        const y = 24 + (index % 4) * 48;
        return (
          <g key={item}>
            <rect
              x={x}
              y={y}
              width={242}
              height={40}
              rx={4}
              fill="var(--raised)"
              stroke={state === 'done' ? 'var(--line)' : colors[state]}
            />
            {state === 'done' ? (
              <Tick x={x + 14} y={y + 21} />
            ) : (
              <circle cx={x + 19} cy={y + 20} r={6} fill={colors[state]} />
            )}
            <Label x={x + 38} y={y + 25} size={15}>
              {item}
            </Label>
            <Label x={x + 232} y={y + 25} anchor="end" mono tone="dim">
              {state === 'done' ? format : state}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
