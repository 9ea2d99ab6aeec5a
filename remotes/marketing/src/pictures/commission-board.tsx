import { Drawing, Light, Label } from './drawing';

const cards = [
  { name: 'Brief', lines: ['who should', 'do what'] },
  { name: 'Treatment', lines: ['two pages', 'one idea'] },
  { name: 'Quote', lines: ['days, crew', 'rights'] },
  { name: 'Shoot', lines: ['stills taken', 'on set'] },
  { name: 'Report', lines: ['what they', 'did next'] },
];

/** A commission in five cards; the report writes the next brief. */
export function CommissionBoard({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <Light id="commission-window" kind="daylight" x={60} y={20} r={260} strength={0.4} />
      <path
        d="M482 152v30q0 20-20 20H98q-20 0-20-20v-22"
        fill="none"
        stroke="var(--tungsten)"
        strokeWidth={3}
      />
      <path d="m70 170 8-12 8 12" fill="none" stroke="var(--tungsten)" strokeWidth={3} />
      {cards.map(({ name, lines }, index) => {
        const x = 28 + index * 103;
        return (
          <g key={name}>
            <rect
              x={x}
              y={36}
              width={92}
              height={116}
              rx={4}
              fill="var(--raised)"
              stroke="var(--line)"
            />
            <path
              d={`M${x} 36h92v5h-92z`}
              fill={index % 2 ? 'var(--daylight)' : 'var(--tungsten)'}
            />
            <Label x={x + 12} y={66} mono tone="dim">
              {index + 1}
            </Label>
            <Label x={x + 12} y={92} size={15}>
              {name}
            </Label>
            {lines.map((line, row) => (
              <Label key={line} x={x + 12} y={116 + row * 18} tone="dim">
                {line}
              </Label>
            ))}
          </g>
        );
      })}
      <rect x={186} y={190} width={188} height={24} fill="var(--paper)" />
      <Label x={280} y={207} anchor="middle" mono tone="dim">
        feeds the next brief
      </Label>
    </Drawing>
  );
}
