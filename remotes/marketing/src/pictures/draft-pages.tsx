import { Drawing, Light, Label, times } from './drawing';

const drafts = [
  { name: 'Generated', own: 0 },
  { name: 'Your cut', own: 5 },
  { name: 'Final', own: 9 },
];

/** Three drafts of one page: what the model wrote goes, what the writer wrote stays. */
export function DraftPages({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt} stock="night">
      <Light id="draft-lamp" kind="tungsten" x={420} y={20} r={330} strength={0.6} />
      <Light id="draft-dawn" kind="daylight" x={0} y={230} r={240} strength={0.5} />
      {drafts.map(({ name, own }, sheet) => (
        <g
          key={name}
          transform={`translate(${48 + sheet * 168} 26)rotate(${[-2, 1, -1][sheet]} 64 80)`}
        >
          <path d="M4 6h128v154H4z" opacity=".5" />
          <path d="M0 0h128v154H0z" fill={['#d9d3c7', '#ece4d3', '#fbf2df'][sheet]} />
          {times(9, (line) => (
            <Line key={line} line={line} own={own} />
          ))}
          <Label x={64} y={184} anchor="middle" size={15}>
            {name}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}

/** Generated lines are grey; cut ones are struck through, and ink stands above them. */
function Line({ line, own }: { line: number; own: number }) {
  const y = 20 + line * 14.5;
  const width = [100, 92, 98, 60, 100, 88, 96, 104, 48][line] ?? 90;
  const isOwn = (line * 4) % 9 < own;
  return (
    <>
      <path
        d={`M12 ${y}h${width}`}
        stroke={isOwn ? '#1a1206' : '#8d8375'}
        strokeWidth={isOwn ? 3.5 : 2.5}
      />
      {isOwn && own < 9 && (
        <path
          d={`M12 ${y + 6}h${width - 20}`}
          stroke="#b3261e"
          strokeWidth={1.5}
          strokeDasharray="9 2"
        />
      )}
    </>
  );
}
