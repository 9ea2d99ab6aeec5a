import { Card, Drawing, Label } from './drawing';

const beats = [
  { x: 84, y: 118, name: 'Incident', feeds: 'Cast', note: 'two leads' },
  { x: 206, y: 92, name: 'Border', feeds: 'Schedule', note: 'six nights' },
  { x: 322, y: 104, name: 'Low point', feeds: 'Audience', note: 'why we stay' },
  { x: 444, y: 48, name: 'Climax', feeds: 'Budget', note: 'storm, one take' },
];

/** The tension curve, and what each beat means for the documents. */
export function StorySpine({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <linearGradient id="story-spine-fill" x2="0" y2="1">
        <stop stopColor="var(--tungsten)" stopOpacity=".4" />
        <stop offset="1" stopColor="var(--tungsten)" stopOpacity="0" />
      </linearGradient>
      <path
        d="M28 136C60 134 66 122 84 118s70-30 122-26 74 30 116 12 84-56 122-56 58 60 88 74v14H28z"
        fill="url(#story-spine-fill)"
      />
      <path
        d="M28 136C60 134 66 122 84 118s70-30 122-26 74 30 116 12 84-56 122-56 58 60 88 74"
        fill="none"
        stroke="var(--tungsten)"
        strokeWidth={3}
      />
      {beats.map(({ x, y, name, feeds, note }) => (
        <g key={name}>
          <path d={`M${x} ${y}V166`} stroke="var(--control)" strokeDasharray="2 4" />
          <circle
            cx={x}
            cy={y}
            r={6}
            fill="var(--paper)"
            stroke="var(--tungsten)"
            strokeWidth={3}
          />
          <Label x={x - 8} y={y - 14} anchor="end">
            {name}
          </Label>
          <Card x={x - 54} y={166} width={108} height={44} />
          <Label x={x - 44} y={184} size={15}>
            {feeds}
          </Label>
          <Label x={x - 44} y={201} tone="dim">
            {note}
          </Label>
        </g>
      ))}
      <path d="M145 24v116M383 24v116" stroke="var(--line)" />
      {['Act one', 'Act two', 'Act three'].map((act, index) => (
        <Label
          key={act}
          x={[28, 155, 532][index]}
          y={32}
          mono
          tone="dim"
          anchor={index === 2 ? 'end' : 'start'}
        >
          {act}
        </Label>
      ))}
    </Drawing>
  );
}
