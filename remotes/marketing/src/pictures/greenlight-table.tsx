import { Drawing, Label } from './drawing';

const rows = ['Budget', 'Cast', 'Audience', 'Schedule', 'Finance'];

/** Progress of each row, in quarters. */
const projects = [
  { code: 'P1', marks: [3, 1, 2, 3, 1] },
  { code: 'P2', marks: [4, 4, 3, 4, 4] },
  { code: 'P3', marks: [2, 3, 4, 1, 0] },
  { code: 'P4', marks: [4, 3, 4, 4, 3] },
  { code: 'P5', marks: [1, 4, 1, 2, 2] },
  { code: 'P6', marks: [3, 0, 2, 3, 2] },
];

/** Six projects on the same five rows; two have every row nearly full. */
export function GreenlightTable({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      {projects.map(({ code, marks }, column) => {
        const x = 162 + column * 66;
        const isGo = marks.every((mark) => mark >= 3);
        return (
          <g key={code}>
            {isGo && (
              <rect
                x={x - 26}
                y={20}
                width={52}
                height={194}
                rx={4}
                fill="var(--tungsten)"
                opacity={0.22}
              />
            )}
            <Label x={x} y={42} anchor="middle" size={15}>
              {code}
            </Label>
            {marks.map((mark, row) => (
              <Mark key={row} x={x} y={68 + row * 27} quarters={mark} />
            ))}
            {isGo && (
              <Label x={x} y={208} anchor="middle" tone="accent" mono>
                GO
              </Label>
            )}
          </g>
        );
      })}
      {rows.map((name, row) => (
        <g key={name}>
          <Label x={28} y={73 + row * 27}>
            {name}
          </Label>
          <path d={`M28 ${82 + row * 27}h504`} stroke="var(--line)" />
        </g>
      ))}
    </Drawing>
  );
}

/** A circle filled by quarters. */
function Mark({ x, y, quarters }: { x: number; y: number; quarters: number }) {
  const radius = 9;
  const circumference = Math.PI * radius;
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={radius / 2}
        fill="none"
        stroke="var(--text)"
        strokeWidth={radius}
        strokeDasharray={`${(circumference * quarters) / 4} ${circumference}`}
        transform={`rotate(-90 ${x} ${y})`}
      />
      <circle cx={x} cy={y} r={radius} fill="none" stroke="var(--text)" strokeWidth={1.5} />
    </g>
  );
}
