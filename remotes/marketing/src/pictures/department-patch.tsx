import { Drawing, Label } from './drawing';

const sources = ['Admissions', 'Teaching', 'Placement', 'Alumni'];
const outputs = ['Web site', 'Open day', 'Newsletter', 'Social media', 'Lecture screens'];
const gateY = 118;

/** A patch bay: the alumni story passes one approval and goes to five outputs. */
export function DepartmentPatch({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt} stock="night">
      {sources.map((name, index) => {
        const y = 48 + index * 46;
        const isLive = name === 'Alumni';
        return (
          <g key={name}>
            {isLive && <Cable from={[136, y]} to={[238, gateY]} color="var(--tungsten)" />}
            <Jack x={128} y={y} isLive={isLive} />
            <Label x={110} y={y + 4} anchor="end">
              {name}
            </Label>
          </g>
        );
      })}
      {outputs.map((name, index) => {
        const y = 38 + index * 40;
        return (
          <g key={name}>
            <Cable
              from={[322, gateY]}
              to={[416, y]}
              color={index % 2 ? 'var(--tungsten)' : 'var(--daylight)'}
            />
            <Jack x={420} y={y} isLive />
            <Label x={438} y={y + 4}>
              {name}
            </Label>
          </g>
        );
      })}
      <rect
        x={236}
        y={88}
        width={88}
        height={60}
        rx={6}
        fill="#26211c"
        stroke="var(--tungsten)"
        strokeWidth={2}
      />
      <Label x={280} y={114} anchor="middle" size={15}>
        Approval
      </Label>
      <Label x={280} y={133} anchor="middle" tone="dim">
        by a person
      </Label>
    </Drawing>
  );
}

type Point = [x: number, y: number];

/** Cable that sags between two points. */
function Cable({ from, to, color }: { from: Point; to: Point; color: string }) {
  const sag = 22 + Math.abs(from[1] - to[1]) / 8;
  const middle = (from[0] + to[0]) / 2;
  return (
    <path
      d={`M${from[0]} ${from[1]}C${middle} ${from[1] + sag} ${middle} ${to[1] + sag} ${to[0]} ${to[1]}`}
      fill="none"
      stroke={color}
      strokeWidth={4}
      strokeLinecap="round"
    />
  );
}

function Jack({ x, y, isLive }: { x: number; y: number; isLive: boolean }) {
  return (
    <>
      <circle cx={x} cy={y} r={9} fill="#0b0a09" stroke="#82776a" strokeWidth={2} />
      <circle cx={x} cy={y} r={4} fill={isLive ? 'var(--tungsten)' : '#3c362f'} />
    </>
  );
}
