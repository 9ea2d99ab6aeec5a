import { Card, Drawing, Label, times } from './drawing';

const fields = [
  { name: 'Genre', value: 'Road thriller', source: 'registry', certainty: 3 },
  { name: 'Budget', value: 'low band', source: 'trade press', certainty: 2 },
  { name: 'Release', value: 'festival, then stream', source: 'distributor', certainty: 3 },
  { name: 'Receipts', value: 'two territories', source: 'box office', certainty: 2 },
  { name: 'Home video', value: '', source: 'not found', certainty: 0 },
];

/** Card pulled from the index: each field with its source and certainty. */
export function TitleIndex({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      {times(6, (card) => (
        <Card key={card} x={28 + card * 7} y={58 - card * 6} width={440} height={166} />
      ))}
      <rect
        x={84}
        y={22}
        width={452}
        height={192}
        rx={4}
        fill="var(--bg)"
        stroke="var(--control)"
      />
      <path d="M100 22v-8h96v8" fill="var(--tungsten)" />
      <Label x={100} y={50} size={15}>
        Title 0217
      </Label>
      <Label x={520} y={50} anchor="end" mono tone="dim">
        source
      </Label>
      {fields.map((field, row) => (
        <Field key={field.name} {...field} y={80 + row * 28} />
      ))}
    </Drawing>
  );
}

function Field({ name, value, source, certainty, y }: (typeof fields)[number] & { y: number }) {
  return (
    <g>
      <path d={`M100 ${y - 18}h420`} stroke="var(--line)" />
      <Label x={100} y={y} tone="dim">
        {name}
      </Label>
      {value ? (
        <Label x={182} y={y}>
          {value}
        </Label>
      ) : (
        <path
          d={`M182 ${y - 12}h140v16h-140z`}
          fill="none"
          stroke="var(--control)"
          strokeDasharray="3 3"
        />
      )}
      {times(3, (dot) => (
        <circle
          key={dot}
          cx={352 + dot * 14}
          cy={y - 4}
          r={4.5}
          fill={dot < certainty ? 'var(--tungsten)' : 'none'}
          stroke="var(--control)"
        />
      ))}
      <Label x={520} y={y} anchor="end" mono tone="dim">
        {source}
      </Label>
    </g>
  );
}
