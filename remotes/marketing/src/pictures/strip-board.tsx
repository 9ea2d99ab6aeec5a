import { Drawing, Label } from './drawing';

type StripColor = 'intDay' | 'extDay' | 'intNight' | 'extNight';

/** Conventional strip colors of a production board. */
const stock: Record<StripColor, { fill: string; label: string }> = {
  intDay: { fill: '#f7f3ea', label: 'Int day' },
  extDay: { fill: '#f2cf5b', label: 'Ext day' },
  intNight: { fill: '#8fb9de', label: 'Int night' },
  extNight: { fill: '#8fc59b', label: 'Ext night' },
};

const days: { scene: string; light: StripColor; set: string; eighths: number }[][] = [
  [
    { scene: '4', light: 'extDay', set: 'SALT PAN', eighths: 12 },
    { scene: '5', light: 'extDay', set: 'SALT PAN', eighths: 7 },
    { scene: '9', light: 'intDay', set: 'KITCHEN', eighths: 13 },
    { scene: '12', light: 'intDay', set: 'KITCHEN', eighths: 8 },
  ],
  [
    { scene: '1', light: 'extDay', set: 'HARBOUR', eighths: 6 },
    { scene: '7', light: 'intDay', set: 'OFFICE', eighths: 18 },
    { scene: '8', light: 'intDay', set: 'OFFICE', eighths: 4 },
    { scene: '22', light: 'intNight', set: 'OFFICE', eighths: 8 },
  ],
  [
    { scene: '14', light: 'intNight', set: 'TRUCK', eighths: 15 },
    { scene: '15', light: 'extNight', set: 'SEA ROAD', eighths: 9 },
    { scene: '17', light: 'extNight', set: 'BORDER', eighths: 10 },
  ],
];

const stripWidth = 37;
const dayWidth = 26;

/** Eleven strips in three shooting days; each black strip closes a day with its page count. */
export function StripBoard({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      {days.map((strips, day) => (
        <Day key={day} {...{ strips, day, start: startOf(day) }} />
      ))}
      {Object.values(stock).map(({ fill, label }, index) => (
        <g key={label}>
          <rect x={30 + index * 112} y={205} width={14} height={14} fill={fill} stroke="#1a1206" />
          <Label x={51 + index * 112} y={217}>
            {label}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}

function Day({
  strips,
  day,
  start,
}: {
  strips: (typeof days)[number];
  day: number;
  start: number;
}) {
  const end = start + strips.length * stripWidth;
  const total = strips.reduce((sum, { eighths }) => sum + eighths, 0);
  return (
    <g>
      {strips.map(({ scene, light, set, eighths }, index) => {
        const x = start + index * stripWidth;
        return (
          <g key={scene}>
            <rect
              x={x}
              y={22}
              width={stripWidth - 1}
              height={172}
              fill={stock[light].fill}
              stroke="#1a1206"
            />
            <Label x={x + 18} y={42} anchor="middle" tone="onLight" size={15}>
              {scene}
            </Label>
            <path d={`M${x} 50h36M${x} 170h36`} stroke="#1a1206" strokeOpacity={0.5} />
            <Label
              tone="onLight"
              mono
              anchor="middle"
              transform={`translate(${x + 22} 110)rotate(-90)`}
            >
              {set}
            </Label>
            <Label x={x + 18} y={187} anchor="middle" tone="onLight">
              {pages(eighths)}
            </Label>
          </g>
        );
      })}
      <rect x={end} y={22} width={dayWidth - 1} height={172} fill="#1a1206" />
      <text
        transform={`translate(${end + 17} 108)rotate(-90)`}
        textAnchor="middle"
        style={{ fill: '#f4efe6' }}
      >
        {`End of day ${day + 1}: ${pages(total)}`}
      </text>
    </g>
  );
}

/** Script length as it is counted on set: pages and eighths. */
function pages(eighths: number): string {
  const whole = Math.floor(eighths / 8);
  const rest = eighths % 8;
  return [whole || '', rest ? `${rest}/8` : ''].filter(Boolean).join(' ');
}

function startOf(day: number): number {
  return days.slice(0, day).reduce((x, strips) => x + strips.length * stripWidth + dayWidth, 30);
}
