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
      <path d="M0 234v-30q280-26 560 0v30z" fill="#0b0a09" />
      {times(15, (seat) => (
        <path
          key={seat}
          d={`M${seat * 40 - 14} 234v-14q0-12 12-14v-4a8 9 0 1 1 12 0v4q12 2 12 14v14z`}
          fill={seat % 2 ? '#0b0a09' : '#060505'}
          transform={`translate(0 ${seat % 3 === 1 ? -4 : 3})`}
        />
      ))}
    </Drawing>
  );
}
