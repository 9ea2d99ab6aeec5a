import { Drawing, Label } from './drawing';

const holdings = [
  { name: 'Title A', recouped: 100, note: 'in premium' },
  { name: 'Title B', recouped: 100, note: 'in profit' },
  { name: 'Title C', recouped: 60, note: '40 to come' },
  { name: 'Title D', recouped: 0, note: 'in production' },
];

const full = 250;

/** Every holding on one page: what was put in and how much of it is back. */
export function InvestorLedger({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <Label x={28} y={42} mono tone="dim">
        Holding
      </Label>
      <Label x={120} y={42} mono tone="dim">
        Recouped of 100 invested
      </Label>
      <Label x={532} y={42} anchor="end" mono tone="dim">
        Position
      </Label>
      <path d="M28 54h504" stroke="var(--control)" />
      {holdings.map(({ name, recouped, note }, index) => {
        const y = 84 + index * 38;
        return (
          <g key={name}>
            <Label x={28} y={y} size={15}>
              {name}
            </Label>
            <rect
              x={120}
              y={y - 15}
              width={full}
              height={20}
              fill="var(--raised)"
              stroke="var(--control)"
            />
            <rect
              x={120}
              y={y - 15}
              width={(full * recouped) / 100}
              height={20}
              fill={recouped === 100 ? 'var(--tungsten)' : 'var(--daylight)'}
            />
            <Label x={382} y={y} mono>
              {recouped}
            </Label>
            <Label x={532} y={y} anchor="end">
              {note}
            </Label>
            <path d={`M28 ${y + 16}h504`} stroke="var(--line)" />
          </g>
        );
      })}
    </Drawing>
  );
}
