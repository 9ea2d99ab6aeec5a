import { Drawing, Light, Label } from './drawing';

const hub = { x: 214, y: 146 };
const spokes = [
  { name: 'Film', x: 128, y: 56 },
  { name: 'Streaming', x: 268, y: 42 },
  { name: 'Education', x: 398, y: 84 },
  { name: 'Festivals', x: 420, y: 146 },
  { name: 'Finance', x: 376, y: 200 },
];

/** The hub near a southern coast, and the spokes where the work is. */
export function HubAndSpoke({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt} stock="night">
      <Light id="hub-sea" kind="daylight" x={20} y={230} r={300} strength={0.55} />
      <Light id="hub-lamp" kind="tungsten" x={hub.x} y={hub.y} r={190} strength={0.75} />
      <path
        d="M96 0q6 40 26 70 8 34 34 66 14 34 34 58 18 32 34 40 10-34 30-52 6-34 24-56 28-14 46-46 34-18 52-48 20-8 34-32"
        fill="none"
        stroke="#82776a"
        strokeWidth={2}
      />
      {spokes.map(({ name, x, y }) => (
        <g key={name}>
          <path
            d={`M${hub.x} ${hub.y}L${x} ${y}`}
            stroke="#ffd28a"
            strokeWidth={1.5}
            strokeDasharray="2 5"
          />
          <circle cx={x} cy={y} r={7} fill="#0b0a09" stroke="#ffd28a" strokeWidth={2} />
          <Label x={x + 15} y={y + 5}>
            {name}
          </Label>
        </g>
      ))}
      <circle cx={hub.x} cy={hub.y} r={13} fill="#ffd28a" />
      <circle cx={hub.x} cy={hub.y} r={21} fill="none" stroke="#ffd28a" />
      <Label x={hub.x - 32} y={hub.y + 5} anchor="end" size={15}>
        Hub
      </Label>
    </Drawing>
  );
}
