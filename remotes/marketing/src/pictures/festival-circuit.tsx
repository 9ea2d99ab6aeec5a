import { Drawing, Label } from './drawing';

const stops = [
  { x: 70, y: 120, name: 'World', month: 'Feb', isPremiere: true },
  { x: 182, y: 68, name: 'Continental', month: 'Jun', isPremiere: true },
  { x: 300, y: 120, name: 'National', month: 'Sep', isPremiere: true },
  { x: 408, y: 160, name: 'Regional', month: 'Nov', isPremiere: false, isBelow: true },
  { x: 506, y: 120, name: 'Release', month: 'Jan', isPremiere: false },
];

/** The run as a route map; one submission would break a premiere and is crossed out. */
export function FestivalCircuit({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <path
        d="M70 120h34q12 0 20-14l16-26q8-12 20-12h44q12 0 20 12l16 26q8 14 20 14h74q12 0 18 10l14 20q6 10 18 10h24q12 0 18-10l14-20q6-10 18-10h48"
        fill="none"
        stroke="var(--tungsten)"
        strokeWidth={6}
      />
      <path
        d="M104 132q20 76 96 76h46q40 0 48-76"
        fill="none"
        stroke="var(--control)"
        strokeWidth={3}
        strokeDasharray="5 5"
      />
      <path d="m212 198 20 20m0-20-20 20" stroke="var(--error)" strokeWidth={4} />
      <Label x={222} y={229} anchor="middle" tone="dim" mono>
        breaks the premiere
      </Label>
      {stops.map(({ x, y, name, month, isPremiere, isBelow }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={11} fill="var(--paper)" stroke="var(--text)" strokeWidth={3} />
          {isPremiere && <circle cx={x} cy={y} r={5} fill="var(--tungsten)" />}
          <Label x={x} y={isBelow ? y + 32 : y - 36} anchor="middle" size={15}>
            {name}
          </Label>
          <Label x={x} y={isBelow ? y + 49 : y - 19} anchor="middle" mono tone="dim">
            {month}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
