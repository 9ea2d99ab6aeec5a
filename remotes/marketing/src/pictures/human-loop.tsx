import { Drawing, Label } from './drawing';

const stations = [
  { x: 92, name: 'Brief', by: 'you' },
  { x: 222, name: 'Draft', by: 'agent' },
  { x: 352, name: 'Review', by: 'a person' },
];

/** Loop of draft and review until a named person signs off. */
export function HumanLoop({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <path d="M92 122h130" stroke="var(--control)" strokeWidth={2} />
      <path d="M222 122q0-78 65-78t65 78" fill="none" stroke="var(--daylight)" strokeWidth={3} />
      <path
        d="M352 122q0 78-65 78t-65-78"
        fill="none"
        stroke="var(--daylight)"
        strokeWidth={3}
        strokeDasharray="4 5"
      />
      <path d="M352 122h72" stroke="var(--tungsten)" strokeWidth={3} />
      <path d="M478 122h40m-8-7 8 7-8 7" fill="none" stroke="var(--tungsten)" strokeWidth={3} />
      {stations.map(({ x, name, by }) => (
        <g key={name}>
          <circle cx={x} cy={122} r={40} fill="var(--raised)" stroke="var(--control)" />
          <Label x={x} y={120} anchor="middle" size={15}>
            {name}
          </Label>
          <Label x={x} y={138} anchor="middle" tone="dim">
            {by}
          </Label>
        </g>
      ))}
      <path d="M424 84h54v76h-54z" fill="var(--tungsten)" />
      <path
        d="M434 122q8-22 12 0t10 0 12-8"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth={2.5}
      />
      <Label x={451} y={74} anchor="middle" size={15}>
        Sign-off
      </Label>
      <Label x={451} y={178} anchor="middle" tone="dim">
        a name
      </Label>
      <Label x={287} y={220} anchor="middle" mono tone="dim">
        not yet
      </Label>
    </Drawing>
  );
}
