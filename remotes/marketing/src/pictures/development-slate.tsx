import { Drawing, Label } from './drawing';

const lanes = [
  { name: 'Option', from: 104, to: 206, gate: 'Script locked' },
  { name: 'Drafts', from: 140, to: 292, gate: 'Director on' },
  { name: 'Cast', from: 236, to: 386, gate: 'First money' },
  { name: 'Finance', from: 322, to: 452, gate: 'Green light' },
];

/** Four lanes of development; each ends at a gate with its condition. */
export function DevelopmentSlate({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      {lanes.map(({ name, from, to, gate }, row) => {
        const y = 34 + row * 47;
        const isLast = row === lanes.length - 1;
        const color = isLast ? 'var(--success)' : 'var(--tungsten)';
        return (
          <g key={name}>
            <Label x={28} y={y + 19} size={15}>
              {name}
            </Label>
            <path d={`M104 ${y + 34}h428`} stroke="var(--line)" />
            <rect x={from} y={y + 4} width={to - from} height={20} fill="var(--daylight)" />
            {!isLast && (
              <path d={`M${to} ${y + 14}v47`} stroke="var(--control)" strokeDasharray="2 4" />
            )}
            <path d={`M${to} ${y - 2}l14 16-14 16-14-16z`} fill={color} />
            <Label x={isLast ? from - 10 : to + 24} y={y + 19} anchor={isLast ? 'end' : 'start'}>
              {gate}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
