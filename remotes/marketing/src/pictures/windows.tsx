import { Drawing, Label, times } from './drawing';

const windows = [
  { name: 'Festivals', from: 0, to: 7 },
  { name: 'Cinema', from: 5, to: 10 },
  { name: 'Transactional', from: 9, to: 16 },
  { name: 'Subscription', from: 13, to: 24 },
  { name: 'Television', from: 19, to: 24 },
];

const monthWidth = 16.5;

/** Each window opens while the one before it thins out. */
export function Windows({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt} stock="night">
      {windows.map(({ name, from, to }, row) => {
        const y = 46 + row * 30;
        const id = `windows-${row}`;
        const color = row % 2 ? 'var(--daylight)' : 'var(--tungsten)';
        return (
          <g key={name}>
            <linearGradient id={id}>
              <stop stopColor={color} />
              <stop offset=".55" stopColor={color} stopOpacity=".8" />
              <stop offset="1" stopColor={color} stopOpacity=".12" />
            </linearGradient>
            <Label x={28} y={y + 16}>
              {name}
            </Label>
            <rect
              x={at(from)}
              y={y}
              width={(to - from) * monthWidth}
              height={24}
              fill={`url(#${id})`}
            />
            <path d={`M${at(from)} ${y - 3}v30`} stroke="var(--text)" strokeWidth={2} />
          </g>
        );
      })}
      {times(5, (half) => (
        <g key={half}>
          <path
            d={`M${at(half * 6)} 34v164`}
            stroke="var(--text-3)"
            strokeOpacity={0.4}
            strokeDasharray="2 4"
          />
          <Label x={at(half * 6)} y={214} anchor="middle" mono tone="dim">
            {half * 6}
          </Label>
        </g>
      ))}
      <Label x={28} y={214} mono tone="dim">
        Month
      </Label>
    </Drawing>
  );
}

function at(month: number): number {
  return 132 + month * monthWidth;
}
