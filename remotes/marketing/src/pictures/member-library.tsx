import { Drawing, Light, Label, times } from './drawing';

const stages = [
  { name: 'Idea', count: 12, color: '#6b6156' },
  { name: 'Deck', count: 9, color: '#4f86b8' },
  { name: 'Plan', count: 6, color: '#b98a3e' },
  { name: 'Financed', count: 3, color: '#ffd28a' },
];

const members = stages.flatMap(({ count, color }) => times(count, () => color));

/** Audience seen from the stage; each member holds a page in the color of its stage. */
export function MemberLibrary({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt} stock="night">
      <Light id="member-lamp" kind="tungsten" x={280} y={-30} r={260} strength={0.45} />
      {times(members.length, (index) => {
        const row = Math.floor(index / 10);
        const x = 82 + (index % 10) * (40 + row * 4) - row * 18;
        const y = 56 + row * 38;
        const page = members[(index * 7) % members.length];
        return (
          <g key={index} transform={`translate(${x} ${y})scale(${1 + row * 0.12})`}>
            <path
              d="M-13 28V18q0-9 9-10a7 8 0 1 1 8 0q9 1 9 10v10z"
              fill="#26211c"
              stroke="#0b0a09"
            />
            <path d="M-8 16H8v12H-8z" fill={page} />
          </g>
        );
      })}
      <path d="M0 178h560v56H0z" fill="#0b0a09" />
      {stages.map(({ name, count, color }, index) => (
        <g key={name} transform={`translate(${40 + index * 126} 196)`}>
          <path d="M0 0h14v18H0z" fill={color} />
          <Label x={24} y={14} size={15}>
            {count}
          </Label>
          <Label x={46} y={14} tone="dim">
            {name}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
