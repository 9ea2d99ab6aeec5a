import {
  createRandom,
  drawBand,
  drawFlats,
  drawGlow,
  drawRidge,
  drawStars,
  drawStill,
  place,
  round,
} from './drawing';
import { TRUCK, TRUCK_WHEELS } from './silhouettes';

/** The tent from outside, lit from within, its lorry beside it. */
const tent = drawStill(
  drawBand([0, 760], ['#0b1230', '#27305a', '#6b4f6d', '#c98263']),
  drawStars(12, 240, 520),
  drawRidge(15, { y: 770, rise: 70, fill: '#1d1a2c' }),
  drawBand([760, 1080], ['#3a2b2c', '#17121a']),
  drawGlow([900, 720], 800, { color: '#ffb765', opacity: 0.6, flatness: 0.6 }),
  '<path d="M420 800L560 520L760 420L900 330L1040 420L1240 520L1380 800z" fill="#f3c27c"/><path d="M900 330L760 420L560 520L420 800H640L740 470zM900 330L1040 420L1240 520L1380 800H1160L1060 470z" fill="#d4894a"/><path d="M900 330L820 800H980z" fill="#ffe7b5"/><path d="M900 330V230l60 22-60 24" stroke="#2a1c18" stroke-width="7" fill="#c0392b"/>',
  '<path d="M420 800L250 850M1380 800L1550 850M560 520L330 830M1240 520L1470 830" stroke="#1b1418" stroke-width="4"/>',
  place([1610, 858], 2.7, `<path d="${TRUCK}${TRUCK_WHEELS}" fill="#140f14"/>`),
  ...Array.from({ length: 34 }, (_, light) => {
    const share = light / 33;
    return `<circle cx="${round(250 + share * 1300)}" cy="${round(850 - Math.sin(share * Math.PI) * 40)}" r="7" fill="#ffe3a0"/>`;
  }),
);

/** Inside: the beam above the heads. */
const beam = drawStill(
  '<rect width="1920" height="1080" fill="#0d0b0a"/>',
  '<path d="M0 0L960 120L1920 0V180L960 260L0 180z" fill="#231a14"/>',
  '<path d="M120 470L1420 250V760L120 500z" fill="#ffe9bd" opacity=".42" filter="url(#blur6)"/><path d="M120 478L1420 380V620L120 492z" fill="#fff6e0" opacity=".32" filter="url(#blur14)"/>',
  '<rect x="1420" y="240" width="420" height="530" fill="#f9efd7"/>',
  drawGlow([1630, 500], 760, { color: '#ffe2a8', opacity: 0.55 }),
  ...drawDust(),
  ...[0, 1, 2].flatMap((row) =>
    Array.from({ length: 13 - row * 3 }, (_, seat) => {
      const random = createRandom(row * 40 + seat);
      const scale = 1 + row * 0.55;
      const x = 40 + seat * (150 + row * 56) + random() * 36;
      const y = 930 + row * 70 - random() * 24;
      return place(
        [Math.round(x), Math.round(y)],
        scale,
        `<path d="M-62 160V70Q-60 44-24 38V20A34 38 0 1 1 24 20V38Q60 44 62 70V160z" fill="#060504"/><path d="M10-50A34 38 0 0 1 24 20" fill="none" stroke="#ffd591" stroke-opacity=".6" stroke-width="3"/>`,
      );
    }),
  ),
);

function drawDust(): string[] {
  const random = createRandom(8);
  return Array.from({ length: 90 }, () => {
    const share = random();
    const y = 484 + (random() - 0.5) * (40 + share * 420);
    return `<circle cx="${round(140 + share * 1260)}" cy="${round(y)}" r="${round(1 + random() * 3)}" fill="#fff3d4" opacity="${round(0.2 + random() * 0.6)}"/>`;
  });
}

/** Two reels of 35 mm film. */
const reels = drawStill(
  drawBand([0, 1080], ['#6d5f4b', '#8d7b5e', '#3b332a']),
  drawGlow([480, 200], 1200, { color: '#fff0cf', opacity: 0.6 }),
  ...[
    [660, 560, 400],
    [1400, 720, 300],
  ].map(([x = 0, y = 0, size = 0]) => {
    const holes = [0, 1, 2, 3, 4].map((hole) => {
      const angle = (hole / 5) * Math.PI * 2 - 0.6;
      return `<circle cx="${round(x + Math.cos(angle) * size * 0.56)}" cy="${round(y + Math.sin(angle) * size * 0.56)}" r="${round(size * 0.2)}" fill="#4b4136"/>`;
    });
    return `<ellipse cx="${x + 30}" cy="${y + 40}" rx="${size}" ry="${size}" fill="#15100c" opacity=".55" filter="url(#blur14)"/><circle cx="${x}" cy="${y}" r="${size}" fill="#d9cdb6"/><circle cx="${x}" cy="${y}" r="${size - 26}" fill="#241d17"/><circle cx="${x}" cy="${y}" r="${size - 60}" fill="#c7b99c"/>${holes.join('')}<circle cx="${x}" cy="${y}" r="${round(size * 0.13)}" fill="#241d17"/>`;
  }),
);

/** The road between two villages. */
const road = drawStill(
  drawBand([0, 520], ['#cfd3c8', '#e7d9bb', '#f0c48a']),
  drawRidge(3, { y: 540, rise: 130, fill: '#8f8a70' }),
  drawRidge(9, { y: 580, rise: 70, fill: '#6d6a4e' }),
  drawBand([560, 1080], ['#a8925e', '#6e5b39', '#31281c']),
  drawFlats(17, 560, '#f5e3b5', 0.12),
  '<path d="M940 566L520 1080H1400L980 566z" fill="#5a5146"/><path d="M958 600L930 760H990L962 600zM926 800L890 1080H1030L994 800z" fill="#e8dcc0" opacity=".7"/>',
);

/** Stills of the documentary. */
export const tentCinemaStills = { tent, beam, reels, road } as const;
