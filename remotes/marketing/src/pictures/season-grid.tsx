import { Drawing, Label, times } from './drawing';

const lines = [
  {
    name: 'The debt',
    y: 84,
    path: 'M116 84h150q20 0 30 20t30 20h140q24 0 36-20t34-20',
    color: 'var(--tungsten)',
  },
  {
    name: 'The sister',
    y: 124,
    path: 'M116 124h130q24 0 36-20t36-20h150q20 0 34 10t34-10',
    color: 'var(--daylight)',
  },
  {
    name: 'The town',
    y: 164,
    path: 'M116 164h120q30 0 60-40 20 40 50 40h110q30 0 46-40t34-40',
    color: 'var(--text-3)',
  },
];

/** Eight episodes, three lines that cross in four and eight, a hook at the end of each hour. */
export function SeasonGrid({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      {times(8, (episode) => {
        const x = 116 + episode * 52;
        const isCrossing = episode === 3 || episode === 7;
        return (
          <g key={episode}>
            <path d={`M${x + 52} 52v132`} stroke="var(--line)" />
            {isCrossing && <path d={`M${x} 52h52v132h-52z`} fill="var(--tungsten)" opacity=".16" />}
            <Label x={x + 26} y={40} anchor="middle" mono tone={isCrossing ? 'accent' : 'dim'}>
              {`E${episode + 1}`}
            </Label>
            <path
              d={`M${x + 46} 192v14a6 6 0 1 1-12 0l4 3`}
              fill="none"
              stroke="var(--text-2)"
              strokeWidth={2}
            />
          </g>
        );
      })}
      {lines.map(({ name, y, path, color }) => (
        <g key={name}>
          <Label x={28} y={y + 4}>
            {name}
          </Label>
          <path d={path} fill="none" stroke={color} strokeWidth={4} />
        </g>
      ))}
      <Label x={28} y={208} mono tone="dim">
        Hooks
      </Label>
    </Drawing>
  );
}
