import type { ExampleStill } from '../create-example-deck';
import {
  createRandom,
  drawBand,
  drawFlats,
  drawGlow,
  drawRidge,
  drawRimLit,
  drawStars,
  drawStill,
  place,
  round,
} from './drawing';
import {
  CAP,
  drawPortrait,
  MAN,
  PAN_CARRIER,
  SHAWL,
  TRUCK,
  TRUCK_WHEELS,
  TURBAN,
  WOMAN,
} from './silhouettes';

/** The flats at first light: the truck is a dark notch on the horizon, beside the sun. */
const dawn = drawStill(
  drawBand([0, 440], ['#0c1a2b', '#274059', '#8a5a4c', '#e09049', '#fbcb85']),
  drawGlow([1440, 410], 1000, { color: '#ffb45e', opacity: 0.8 }),
  `<circle cx="1440" cy="392" r="96" fill="#fff4da"/>`,
  drawGlow([1440, 392], 280, { color: '#ffe3ad', opacity: 0.9 }),
  `<path d="M0 440V420Q300 410 560 418T1080 416T1920 410V440z" fill="#8a5a48" opacity=".5" filter="url(#blur2)"/>`,
  drawBand([440, 1080], ['#f6c48a', '#b98160', '#6b4d4b', '#2a232b', '#15131a']),
  drawFlats(11, 440, '#fff1d8', 0.2),
  drawGlow([1440, 500], 360, { color: '#ffe6b8', opacity: 0.9, flatness: 0.5 }),
  drawGlow([1440, 690], 190, { color: '#ffd49a', opacity: 0.55, flatness: 2.2 }),
  // Dust behind the truck, then its reflection, then the truck.
  ...[0, 1, 2, 3, 4, 5, 6].map(
    (puff) =>
      `<ellipse cx="${960 - puff * 86}" cy="${416 - puff * 7}" rx="${76 + puff * 26}" ry="${18 + puff * 9}" fill="#ffdcaa" opacity="${round(0.46 - puff * 0.06)}" filter="url(#blur14)"/>`,
  ),
  place(
    [1110, 446],
    [2.1, -1.5],
    `<path d="${TRUCK}" fill="#3a2622" opacity=".4" filter="url(#blur2)"/>`,
  ),
  place([1110, 446], 2.1, `<path d="${TRUCK}${TRUCK_WHEELS}" fill="#160f10"/>`),
);

/** Headlights on the salt, head on. */
const nightRoad = drawStill(
  drawBand([0, 600], ['#03070d', '#07131e', '#0d2836', '#1c4a56']),
  drawStars(4, 320, 560),
  `<path d="M-100 60Q700 140 2000 520" stroke="#9fc3d6" stroke-width="150" fill="none" opacity=".1" filter="url(#blur40)"/>`,
  drawRidge(8, { y: 604, rise: 26, fill: '#061018' }),
  drawBand([600, 1080], ['#173640', '#0a1a22', '#03080c']),
  drawFlats(21, 600, '#bfe6ea', 0.13),
  `<path d="M884 632L340 1080H960zM1036 632L1580 1080H960z" fill="#ffe2a6" opacity=".34" filter="url(#blur14)"/>`,
  `<path d="M880 640L560 1080H1360L1040 640z" fill="#fff0cc" opacity=".34" filter="url(#blur40)"/>`,
  drawGlow([960, 640], 780, { color: '#ffd68a', opacity: 0.34, flatness: 0.5 }),
  `<path d="M868 648V540Q868 520 888 520H1032Q1052 520 1052 540V648z" fill="#05090c"/><path d="M884 566V540Q886 532 894 532H1026Q1034 532 1036 540V566z" fill="#27424a"/>`,
  drawGlow([890, 622], 120, { color: '#fff3d2' }),
  drawGlow([1030, 622], 120, { color: '#fff3d2' }),
  `<circle cx="890" cy="622" r="13" fill="#fff"/><circle cx="1030" cy="622" r="13" fill="#fff"/>`,
);

/** The pans from above: water of different strengths between white dikes. */
const pans = drawStill(
  `<rect width="1920" height="1080" fill="#d9cdb8"/><g transform="translate(960 540)rotate(-17)skewX(-9)">`,
  ...drawPans(),
  '</g>',
  drawGlow([1700, 40], 1300, { color: '#ffe9c4', opacity: 0.42 }),
);

function drawPans(): string[] {
  const random = createRandom(31);
  const waters = [
    '#efe7da',
    '#e3b9a0',
    '#c98f7f',
    '#7fa6a3',
    '#4f8286',
    '#b8cbc2',
    '#f4efe6',
    '#a8646a',
  ];
  const cells: string[] = [];
  for (let row = -5; row < 5; row += 1) {
    for (let column = -5; column < 5; column += 1) {
      const [x, y] = [column * 276 + (row % 2) * 70, row * 168];
      const water = waters[Math.floor(random() * waters.length)] ?? '#efe7da';
      cells.push(
        `<rect x="${x}" y="${y}" width="260" height="152" rx="6" fill="${water}"/><path d="M${x + 6} ${y + 146}V${y + 6}H${x + 254}" fill="none" stroke="#3b2a26" stroke-opacity=".28" stroke-width="7" filter="url(#blur2)"/>`,
        `<path d="M${x + 20} ${y + 40 + random() * 70}q60-14 110 4t110-8" fill="none" stroke="#fff" stroke-opacity="${round(0.1 + random() * 0.35)}" stroke-width="3"/>`,
      );
    }
  }
  const road = '<rect x="-1500" y="-18" width="3000" height="22" fill="#f6eddd"/>';
  const truck =
    '<path d="M150-52l190 74-60 6-176-62z" fill="#2b1d1b" opacity=".55" filter="url(#blur2)"/><rect x="96" y="-22" width="64" height="28" rx="3" fill="#f8f4ea"/><rect x="160" y="-20" width="22" height="24" rx="4" fill="#c24a2c"/>';
  return [...cells, road, truck];
}

/** The last harvest: heaps in the evening light, one woman carries a pan of salt. */
const harvest = drawStill(
  drawBand([0, 700], ['#1d1a34', '#4a2f54', '#b5566a', '#f0956b', '#ffd3a0']),
  drawGlow([300, 690], 900, { color: '#ffbd7a', opacity: 0.7 }),
  drawBand([690, 1080], ['#e8a58c', '#8d5f6e', '#3a2b44', '#191528']),
  drawFlats(5, 690, '#ffe3d3', 0.16),
  ...[
    [1650, 742, 1.5],
    [1240, 730, 1.05],
    [960, 722, 0.72],
    [780, 716, 0.5],
    [660, 712, 0.36],
  ].map(([x = 0, y = 0, scale = 1]) =>
    place(
      [x, y],
      scale,
      '<path d="M-230 0Q-120-40-18-188Q0-208 18-188Q120-40 230 0z" fill="#6b4a66"/><path d="M-230 0Q-120-40-18-188Q-6-200 4-200Q-40-90-70 0z" fill="#ffd9b4"/><ellipse cx="120" cy="14" rx="300" ry="20" fill="#2a1c36" opacity=".45" filter="url(#blur6)"/>',
    ),
  ),
  `<path d="M470 870l620 128 40 26-680-134z" fill="#1d1530" opacity=".6" filter="url(#blur6)"/>`,
  place(
    [450, 880],
    3.1,
    drawRimLit(PAN_CARRIER, { ink: '#150f1f', light: '#ffc58e', offset: [-1.6, -0.6] }),
  ),
);

/** Inside the cab at night, over the driver's shoulder. */
const cab = drawStill(
  drawBand([0, 440], ['#04090f', '#0a1b27', '#1f505c']),
  drawStars(9, 160, 400),
  drawBand([436, 1080], ['#1f4650', '#132c35', '#0a1a20']),
  `<path d="M690 452L220 760H1060L730 452z" fill="#ffe3a8" opacity=".55" filter="url(#blur14)"/>`,
  drawGlow([710, 500], 620, { color: '#ffd78f', opacity: 0.5, flatness: 0.3 }),
  drawFlats(6, 440, '#e8f2ee', 0.16),
  `<path fill-rule="evenodd" d="M0 0H1920V1080H0zM210 190Q230 150 280 148H1640Q1690 150 1710 190L1800 640Q1804 690 1750 694H170Q116 690 120 640z" fill="#07090b"/>`,
  `<path d="M120 700Q960 640 1800 700V730H120z" fill="#1a2a2f" opacity=".7" filter="url(#blur6)"/>`,
  `<path d="M330 150Q640 290 960 236T1600 150" stroke="#5c3a12" stroke-width="3" fill="none"/>`,
  ...Array.from({ length: 27 }, (_, bead) => {
    const share = bead / 26;
    const y = 150 + Math.sin(share * Math.PI) * 84 + Math.sin(share * 9) * 7;
    return `<circle cx="${round(330 + share * 1270)}" cy="${round(y)}" r="17" fill="${bead % 3 ? '#e08a1e' : '#f7c04a'}"/>`;
  }),
  drawGlow([560, 742], 130, { color: '#ffb54d', opacity: 0.9 }),
  `<rect x="548" y="720" width="24" height="40" rx="4" fill="#ffe2a0"/>`,
  place(
    [330, 190],
    0.98,
    drawRimLit(SHAWL, { ink: '#050607', light: '#e9b765', offset: [-9, -3] }),
  ),
  `<path d="M930 1080Q960 820 1160 800M930 1080" stroke="#020303" stroke-width="34" fill="none"/>`,
);

/** Two people and the debt between them, by the light of a storm lantern. */
const lantern = drawStill(
  drawBand([0, 760], ['#06070c', '#0d0f18', '#1c1a22']),
  drawStars(14, 220, 640),
  drawBand([750, 1080], ['#241c1a', '#0d0b0c']),
  drawGlow([960, 800], 900, { color: '#f08a2c', opacity: 0.55, flatness: 0.62 }),
  drawGlow([960, 850], 620, { color: '#ffc27a', opacity: 0.55, flatness: 0.3 }),
  place(
    [640, 930],
    4.9,
    drawRimLit(WOMAN, { ink: '#0a0808', light: '#ffb866', offset: [1.1, -0.3] }),
  ),
  place(
    [1300, 940],
    5.3,
    drawRimLit(MAN, { ink: '#0a0808', light: '#ffb866', offset: [-1.1, -0.3] }),
  ),
  drawGlow([960, 850], 150, { color: '#fff0cc' }),
  `<path d="M934 892h52l-6-70q-20-22-40 0z" fill="#ffe9b8"/><path d="M928 892h64v14h-64zM938 822q22-30 44 0" fill="none" stroke="#160d08" stroke-width="8"/>`,
);

/** The flooded flats after the crossing: moon, water, tyre tracks. */
const moon = drawStill(
  drawBand([0, 560], ['#050a14', '#0d2236', '#2c5468', '#7fa3a8']),
  drawStars(3, 200, 420),
  drawGlow([960, 400], 620, { color: '#dfeef0', opacity: 0.5 }),
  `<circle cx="960" cy="360" r="120" fill="#f6f5ea"/>`,
  drawRidge(2, { y: 566, rise: 16, fill: '#10222e' }),
  drawBand([560, 1080], ['#88aab0', '#315868', '#0e2334', '#050b14']),
  ...Array.from({ length: 30 }, (_, line) => {
    const random = createRandom(40 + line);
    const y = 575 + line ** 1.5 * 2.9;
    const half = 130 * (0.35 + random() * 0.65) + line * 3;
    return `<path d="M${round(960 - half)} ${round(y)}q${round(half)} ${round(4 + line / 4)} ${round(half * 2)} 0q${round(-half)} ${round(-3 - line / 4)} ${round(-half * 2)} 0z" fill="#fbf8e6" opacity="${round(0.75 - line * 0.02)}"/>`;
  }),
  `<path d="M900 590Q700 760 520 1080M930 590Q780 780 660 1080" stroke="#04101a" stroke-width="11" stroke-dasharray="24 9" fill="none" opacity=".6"/>`,
);

const jamna = drawPortrait(SHAWL, ['#24110f', '#8e3a22', '#e98d3e'], '#ffd08a');
const devji = drawPortrait(TURBAN, ['#0b1614', '#24483f', '#7ea482'], '#d8f0c4');
const rafiq = drawPortrait(CAP, ['#0a0f1c', '#1c3658', '#5f8fbf'], '#cfe6ff');

/** Stills of the feature film, each drawn for its deck. */
export const saltRoadStills = {
  dawn,
  nightRoad,
  pans,
  harvest,
  cab,
  lantern,
  moon,
  jamna,
  devji,
  rafiq,
} as const;

/** Frames of the film that several documents show, with their descriptions. */
export const frames = {
  nightRoad: { name: 'nightRoad', alt: 'Headlights on the flats at night, seen head on.' },
  pans: { name: 'pans', alt: 'Salt pans from above, with a truck on the dike between them.' },
  harvest: {
    name: 'harvest',
    alt: 'A woman carries a pan of salt past white heaps at dusk.',
  },
  cab: { name: 'cab', alt: 'Over the driver’s shoulder: headlights on the lake bed.' },
  lantern: { name: 'lantern', alt: 'Two people on either side of a storm lantern.' },
  moon: { name: 'moon', alt: 'The moon above flooded flats with tyre tracks.' },
} as const satisfies Partial<Record<keyof typeof saltRoadStills, ExampleStill>>;
