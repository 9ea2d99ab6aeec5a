import { Drawing, Light, T, times } from './kit';

const credits = [
  ['Logline', 'one sentence'],
  ['Synopsis', 'one page'],
  ['Pitch deck', 'nine slides'],
  ['Business plan', 'four steps'],
  ['Finance plan', 'five tiers'],
  ['Press kit', 'one link'],
  ['Market research', 'every source'],
] as const;

/** A screening room: the documents of one project roll like credits. */
export function Lobby({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt} stock="night">
      <Light id="lobby-day" kind="daylight" x={20} y={234} r={260} strength={0.75} />
      <Light id="lobby-glow" kind="tungsten" x={368} y={86} r={300} strength={0.62} />
      <linearGradient id="lobby-beam" x1="0" x2="1">
        <stop stopColor="#ffe2ad" stopOpacity=".85" />
        <stop offset="1" stopColor="#f0a63a" stopOpacity=".12" />
      </linearGradient>
      <linearGradient id="lobby-screen" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#ffe2ad" />
        <stop offset="1" stopColor="#f0a63a" />
      </linearGradient>
      <path d="M46 64 232 18v142L46 72z" fill="url(#lobby-beam)" />
      <path d="M22 54h22l6 8v12l-6 8H22z" fill="#0b0a09" stroke="#82776a" />
      <circle cx="26" cy="46" r="9" fill="none" stroke="#82776a" />
      <circle cx="42" cy="48" r="7" fill="none" stroke="#82776a" />
      <path d="M232 18h272v142H232z" fill="url(#lobby-screen)" />
      {credits.map(([document, extent], index) => (
        <g key={document}>
          <T x={362} y={42 + index * 17.5} at="end" tone="onLight">
            {document}
          </T>
          <T x={374} y={42 + index * 17.5} mono tone="onLight">
            {extent}
          </T>
        </g>
      ))}
      <path d="M0 234v-26q280-14 560 0v26z" fill="#0b0a09" />
      <Row count={14} step={41} y={196} scale={0.9} rim={0.5} />
      <Row count={12} step={50} y={212} scale={1.25} rim={0.2} />
    </Drawing>
  );
}

/** Heads before the light; the nearer the screen, the brighter their rim. */
function Row({
  count,
  step,
  y,
  scale,
  rim,
}: {
  count: number;
  step: number;
  y: number;
  scale: number;
  rim: number;
}) {
  return times(count, (seat) => (
    <path
      key={seat}
      transform={`translate(${seat * step + 12} ${y + ((seat * 5) % 3)})scale(${scale})`}
      d="M-15 34V14Q-15 2-5 1V-2a8 9 0 1 1 10 0v3q10 1 10 13v20z"
      fill="#0b0a09"
      stroke="#f0a63a"
      strokeOpacity={rim * Math.max(0.15, 1 - Math.abs(seat * step - 368) / 260)}
    />
  ));
}
