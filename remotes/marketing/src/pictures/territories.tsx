import { Drawing, Label, times } from './drawing';

/** Two release paths as ranges over eight quarters; the ranges cross in the fifth. */
export function Territories({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      {times(8, (quarter) => (
        <g key={quarter}>
          <path d={`M${56 + quarter * 62} 28v160`} stroke="var(--line)" />
          <Label x={56 + quarter * 62} y={210} anchor="middle" mono tone="dim">
            {`Q${quarter + 1}`}
          </Label>
        </g>
      ))}
      <path
        d="M56 164C100 92 160 74 242 70s180-6 248-8v44c-90 2-170 2-248 4S110 128 56 176z"
        fill="var(--daylight)"
        opacity=".35"
      />
      <path
        d="M56 170C104 110 160 92 242 90s180-4 248-6"
        fill="none"
        stroke="var(--daylight)"
        strokeWidth={3}
      />
      <path
        d="M56 180c80-2 120-8 186-52S380 40 490 30v56c-80 8-130 34-190 66S130 186 56 186z"
        fill="var(--tungsten)"
        opacity=".35"
      />
      <path
        d="M56 183c80-2 130-10 200-48S400 66 490 56"
        fill="none"
        stroke="var(--tungsten)"
        strokeWidth={3}
      />
      <circle cx={335} cy={94} r={7} fill="var(--paper)" stroke="var(--text)" strokeWidth={2.5} />
      <Label x={70} y={66}>
        Streaming first
      </Label>
      <Label x={532} y={144} anchor="end">
        Cinema first
      </Label>
      <Label x={347} y={120} mono tone="dim">
        crossing, Q5
      </Label>
      <path d="M56 28v160h476" fill="none" stroke="var(--control)" />
    </Drawing>
  );
}
