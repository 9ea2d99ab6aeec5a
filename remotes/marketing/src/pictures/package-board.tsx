import { Drawing, Light, Label } from './drawing';

type State = 'attached' | 'promised' | 'open';

const elements: { name: string; note: string; x: number; y: number; state: State }[] = [
  { name: 'Script', note: 'draft four', x: 28, y: 28, state: 'attached' },
  { name: 'Director', note: 'signed', x: 28, y: 92, state: 'attached' },
  { name: 'Cast', note: 'one of two', x: 28, y: 156, state: 'promised' },
  { name: 'Budget', note: 'top sheet', x: 392, y: 28, state: 'attached' },
  { name: 'Finance', note: 'letter of intent', x: 392, y: 92, state: 'promised' },
  { name: 'Sales', note: 'three to ask', x: 392, y: 156, state: 'open' },
];

const outline: Record<State, { stroke: string; dash?: string; fill: string }> = {
  attached: { stroke: 'var(--tungsten)', fill: 'var(--raised)' },
  promised: { stroke: 'var(--tungsten)', dash: '5 4', fill: 'none' },
  open: { stroke: 'var(--control)', dash: '1 5', fill: 'none' },
};

/** Attached, promised and open elements around a title. */
export function PackageBoard({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <Light id="package-lamp" kind="tungsten" x={280} y={117} r={170} strength={0.45} />
      {elements.map(({ name, note, x, y, state }) => {
        const { stroke, dash, fill } = outline[state];
        const edge = x < 280 ? x + 140 : x;
        return (
          <g key={name}>
            <path
              d={`M${edge} ${y + 25}L280 117`}
              stroke={stroke}
              strokeWidth={2}
              strokeDasharray={dash}
            />
            <rect
              x={x}
              y={y}
              width={140}
              height={50}
              rx={4}
              fill={fill}
              stroke={stroke}
              strokeWidth={2}
              strokeDasharray={dash}
              strokeLinecap="round"
            />
            <Label x={x + 14} y={y + 22} size={15}>
              {name}
            </Label>
            <Label x={x + 14} y={y + 40} tone="dim">
              {note}
            </Label>
          </g>
        );
      })}
      <rect x={210} y={84} width={140} height={66} rx={4} fill="var(--tungsten)" />
      <Label x={280} y={113} anchor="middle" size={15} tone="onLight">
        The Salt Road
      </Label>
      <Label x={280} y={133} anchor="middle" tone="onLight" mono>
        3 of 6 attached
      </Label>
    </Drawing>
  );
}
