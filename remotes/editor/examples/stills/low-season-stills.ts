import {
  drawBand,
  drawGlow,
  drawRimLit,
  drawRidge,
  drawStars,
  drawStill,
  place,
  round,
} from './drawing';
import { WOMAN } from './silhouettes';

/** The hotel at the end of the beach, with a single window lit. */
const hotel = drawStill(
  drawBand([0, 700], ['#2c4a4a', '#5f8078', '#a9b49b', '#e6d4b0']),
  drawRidge(6, { y: 700, rise: 60, fill: '#6f8a7f' }),
  drawBand([690, 800], ['#9db3a4', '#6d8f88']),
  drawBand([790, 1080], ['#d8c7a2', '#a08c6c', '#4d4538']),
  '<rect x="1060" y="330" width="560" height="480" fill="#2b3a36"/><rect x="1030" y="300" width="620" height="40" fill="#22302c"/>',
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => {
      const isLit = row === 1 && column === 3;
      return `<rect x="${1098 + column * 100}" y="${372 + row * 106}" width="64" height="72" fill="${isLit ? '#ffd98c' : '#3f534d'}"/>`;
    }),
  ),
  drawGlow([1430, 514], 260, { color: '#ffcf7d', opacity: 0.7 }),
  place(
    [520, 960],
    2.3,
    `<path d="M0 0L150 26L180 22L14-4z" fill="#3d3527" opacity=".5"/>`,
    `<path d="${WOMAN}" fill="#232a26"/>`,
  ),
);

/** The lighthouse, and the only light for miles. */
const lighthouse = drawStill(
  drawBand([0, 720], ['#0a1716', '#1c3834', '#4b6b5d']),
  drawStars(23, 160, 500),
  '<path d="M560 330L1920 90V520L560 352z" fill="#fff1c4" opacity=".42" filter="url(#blur14)"/>',
  drawBand([700, 1080], ['#3f5f56', '#142421', '#070d0c']),
  drawRidge(31, { y: 780, rise: 90, steps: 12, fill: '#0b1413' }),
  '<path d="M500 760L520 370H590L612 760z" fill="#e9e2cd"/><path d="M507 620L605 640L601 560L512 540zM515 470L595 484L591 410L519 396z" fill="#a5553f"/><rect x="514" y="316" width="82" height="56" fill="#2a1d16"/><path d="M506 316L555 270L604 316z" fill="#a5553f"/>',
  drawGlow([556, 344], 240, { color: '#fff3c8' }),
);

/** An empty pool from above. */
const pool = drawStill(
  '<rect width="1920" height="1080" fill="#d9cdb2"/><g transform="translate(960 540)rotate(-8)">',
  '<rect x="-620" y="-330" width="1240" height="660" rx="14" fill="#f2ead6"/><rect x="-580" y="-290" width="1160" height="580" fill="#7ea59b"/><path d="M-580-290H580L420-120H-420z" fill="#4c7a72"/><path d="M-580-290L-420-120V290H-580z" fill="#5d8b82"/>',
  ...[1, 2, 3, 4].map(
    (lane) =>
      `<rect x="-420" y="${-120 + lane * 82}" width="1000" height="5" fill="#e9f1e6" opacity=".6"/>`,
  ),
  '<path d="M560-220h90v14h-90zM560-186h90v14h-90z" fill="#b98a5a"/><circle cx="-470" cy="230" r="46" fill="#c96a4a"/><path d="M-470 184a46 46 0 0 1 32 78z" fill="#f2ead6"/>',
  '</g>',
  drawGlow([200, 100], 1300, { color: '#fff6dc', opacity: 0.5 }),
);

/** Afternoon light through a window, and somebody who does not look out of it. */
const room = drawStill(
  drawBand([0, 1080], ['#6b5d45', '#94805c', '#4a3e2e']),
  '<g opacity=".85" filter="url(#blur6)"><path d="M820 240L1180 150V470L820 580z" fill="#ffe4ae"/><path d="M1210 142L1560 60V360L1210 460z" fill="#ffe4ae"/><path d="M820 610L1180 500V800L820 930z" fill="#ffd995"/><path d="M1210 490L1560 390V680L1210 790z" fill="#ffd995"/></g>',
  place(
    [640, 1090],
    7,
    drawRimLit(WOMAN, { ink: '#1d1812', light: '#ffe4ae', offset: [0.8, -0.4] }),
  ),
);

/** Waves, long after the last guest. */
const waves = drawStill(
  drawBand([0, 1080], ['#b9c4ae', '#8fab9f', '#3e6660', '#163331']),
  ...Array.from({ length: 22 }, (_, line) => {
    const y = 260 + line ** 1.45 * 9;
    return `<path d="M-20 ${round(y)}q240 ${round(-10 - line)} 480 0t480 0t480 0t520 0" fill="none" stroke="#f4efe0" stroke-opacity="${round(0.16 + (line % 3) * 0.14)}" stroke-width="${round(2 + line / 3)}"/>`;
  }),
);

/** Stills of the indie film. */
export const lowSeasonStills = { hotel, lighthouse, pool, room, waves } as const;
