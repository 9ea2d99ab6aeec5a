import { Drawing, Light, Label, times } from './drawing';

const credits = [
  ['Logline', 'one sentence'],
  ['Synopsis', 'one page'],
  ['Pitch deck', 'nine slides'],
  ['Business plan', 'four steps'],
  ['Finance plan', 'five tiers'],
  ['Press kit', 'one link'],
  ['Market research', 'every source'],
] as const;

/** Center of the screen, the light source of the room. */
const screenX = 380;

/** A screening room: the documents of one project roll like credits. */
export function Lobby({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt} stock="night" hasCorners={false}>
      <Light id="lobby-day" kind="daylight" x={20} y={234} r={220} strength={0.45} />
      <Light id="lobby-glow" kind="tungsten" x={screenX} y={92} r={300} strength={0.52} />
      <linearGradient id="lobby-beam" x1="0" x2="1">
        <stop stopColor="#fff1d6" stopOpacity=".75" />
        <stop offset=".5" stopColor="#ffd08a" stopOpacity=".3" />
        <stop offset="1" stopColor="#f0a63a" stopOpacity=".16" />
      </linearGradient>
      <linearGradient id="lobby-screen" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#ffe9c2" />
        <stop offset="1" stopColor="#f3b251" />
      </linearGradient>
      <linearGradient id="lobby-floor" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#f0a63a" stopOpacity=".34" />
        <stop offset="1" stopColor="#f0a63a" stopOpacity="0" />
      </linearGradient>
      <path d="M252 148h256l52 60H150z" fill="url(#lobby-floor)" />
      <path d="M247 21h266v132H247z" fill="#050404" />
      <path d="M252 26h256v122H252z" fill="url(#lobby-screen)" />
      <path d="M66 45 252 26v122L66 51z" fill="url(#lobby-beam)" />
      <path d="M66 46.5 252 44v86L66 49.5z" fill="url(#lobby-beam)" opacity=".4" />
      <Dust />
      <Projector />
      {credits.map(([document, extent], index) => (
        <g key={document}>
          <Label x={372} y={46 + index * 15.6} anchor="end" tone="onLight">
            {document}
          </Label>
          <Label x={384} y={46 + index * 15.6} mono tone="onLight">
            {extent}
          </Label>
        </g>
      ))}
      <AudienceFigures />
      <Row count={15} step={36} from={30} y={162} scale={0.5} rim={0.85} ink="#0f0c09" />
      <Row count={10} step={58} from={20} y={176} scale={0.82} rim={0.6} ink="#0a0807" />
      <Row count={6} step={106} from={16} y={202} scale={1.42} rim={0.4} ink="#050404" />
    </Drawing>
  );
}

/** Dust in the beam of the projector. */
function Dust() {
  return (
    <g fill="#ffe2ad">
      {times(34, (speck) => {
        const way = ((speck * 61) % 97) / 97;
        const off = ((speck * 37) % 41) / 20.5 - 1;
        return (
          <circle
            key={speck}
            cx={Math.round(78 + way * 168)}
            cy={Math.round(46 + way * 40 + off * 0.86 * (6 + way * 50))}
            r={0.5 + (speck % 5) * 0.18}
            opacity={0.25 + (speck % 7) * 0.09}
          />
        );
      })}
    </g>
  );
}

/** Dark projector before a dark wall, lit by its own lamp. */
function Projector() {
  return (
    <>
      <g fill="#080706">
        <path d="M22 40h32l10 5v9l-10 5H22z" />
        <circle cx="31" cy="30" r="10" />
        <circle cx="50" cy="33" r="7.5" />
      </g>
      <path
        d="M40.5 27a10 10 0 0 1-1 8.5M57.300 31a7.5 7.5 0 0 1 0 5M54 40l10 5"
        fill="none"
        stroke="#ffd08a"
        strokeOpacity=".7"
      />
      <circle cx="65" cy="48" r="10" fill="#ffe2ad" opacity=".3" />
      <circle cx="65" cy="48" r="3.5" fill="#fff6e4" />
    </>
  );
}

/** Symbols of three people from behind, lit from the right. `use` sets fill and light. */
function AudienceFigures() {
  return (
    <defs>
      {AUDIENCE_FIGURES.map(({ id, hair, rim }) => (
        <g key={id} id={id}>
          <path
            d={`M-29 90V40C-29 24-20 19-8.5 16V8C-11 4-12-1-12-6a12 13 0 0 1 24 0c0 5-1 10-3.5 14v8C20 19 29 24 29 40v50z${hair}`}
          />
          <path
            d={`${rim}C21 19.5 28.5 25 28.5 40v12`}
            fill="none"
            stroke="#ffd08a"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </defs>
  );
}

const shortHair = 'M3-18.5A12 13 0 0 1 12-6c0 5-1 10-3.5 14v8';

const AUDIENCE_FIGURES = [
  { id: 'lobby-short', hair: '', rim: shortHair },
  { id: 'lobby-bun', hair: 'M-7-17a7 6 0 1 1 14 0z', rim: shortHair },
  {
    id: 'lobby-long',
    hair: 'M-14 15C-16-8-12-21 0-21S16-8 14 15z',
    rim: 'M3-20.5C13-19 15.5-8 14 16',
  },
] as const;

/** Row of the audience: near rows are larger and darker, people near the screen have a brighter rim. */
function Row({
  count,
  step,
  from,
  y,
  scale,
  rim,
  ink,
}: {
  count: number;
  step: number;
  from: number;
  y: number;
  scale: number;
  rim: number;
  ink: string;
}) {
  return (
    <g fill={ink}>
      {times(count, (seat) => {
        const x = from + seat * step + ((seat * 7) % 5) - 2;
        const away = Math.abs(x - screenX) / 260;
        // The light comes from the screen: those right of it are lit from the left.
        const side = x < screenX ? scale : -scale;
        return (
          <use
            key={seat}
            href={`#${AUDIENCE_FIGURES[figureIndexAt(seat, count)].id}`}
            transform={`translate(${x} ${y + ((seat * 5) % 3)})scale(${side} ${scale})`}
            strokeOpacity={Math.round(100 * rim * Math.max(0.12, 1 - away * away)) / 100}
          />
        );
      })}
    </g>
  );
}

/** Pseudo-random figure, the same in every build. */
function figureIndexAt(seat: number, count: number): 0 | 1 | 2 {
  if ((seat * 3 + count) % 5 === 1) return 1;
  return (seat * 5 + count) % 7 === 2 ? 2 : 0;
}
