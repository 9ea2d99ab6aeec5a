import { Drawing, Light, Label } from './drawing';

const scenes = [
  { x: 62, y: 150, name: 'Open day', icon: 'M-9 8V-6L0-12 9-6V8M-3 8V0h6v8' },
  { x: 150, y: 118, name: 'Application', icon: 'M-8-11H4l5 5V11H-8zM-4-2h8M-4 4h8' },
  { x: 238, y: 138, name: 'First week', icon: 'M-11-4 0-10 11-4 0 2zM-6 0v8q6 4 12 0V0' },
  { x: 326, y: 106, name: 'Project', icon: 'M-11-6H5V8h-16zM5-2l7-4V8L5 4' },
  { x: 414, y: 74, name: 'Graduation', icon: 'M-8-10H8V10H-8zM-4-4h8M-4 2h8M0 10v6' },
  { x: 494, y: 50, name: 'First credit', icon: 'M-11-7h22V7h-22zM-5-2H5M-3 2h6' },
];

/** Six scenes of a student; the line returns to the open day. */
export function AdmissionsJourney({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <Light id="journey-dawn" kind="daylight" x={40} y={200} r={220} strength={0.45} />
      <Light id="journey-lamp" kind="tungsten" x={510} y={40} r={230} strength={0.55} />
      <path
        d="M494 50C552 100 520 206 400 206H130C80 206 62 190 62 172"
        fill="none"
        stroke="var(--control)"
        strokeWidth={2}
        strokeDasharray="3 5"
      />
      <path d="m56 178 6-8 6 8" fill="none" stroke="var(--control)" strokeWidth={2} />
      <Label x={300} y={199} anchor="middle" mono tone="dim">
        the graduate opens the next open day
      </Label>
      <path
        d="M62 150C92 150 114 118 150 118s54 20 88 20 54-32 88-32 58-32 88-32 54-24 80-24"
        fill="none"
        stroke="var(--text)"
        strokeWidth={2.5}
      />
      {scenes.map(({ x, y, name, icon }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <circle r={22} fill="var(--raised)" stroke="var(--text)" strokeWidth={1.5} />
          <path
            d={icon}
            fill="none"
            stroke="var(--text)"
            strokeWidth={1.75}
            strokeLinejoin="round"
          />
          <Label y={-30} anchor="middle">
            {name}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
