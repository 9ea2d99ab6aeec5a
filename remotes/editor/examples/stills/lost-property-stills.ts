import { createRandom, drawBand, drawGlow, drawRimLit, drawStill, place, round } from './drawing';
import { BUST, CAP, drawPortrait, MAN, SHAWL, WOMAN } from './silhouettes';

/** The hall at noon: light falls through the arches onto people who hurry. */
const hall = drawStill(
  drawBand([0, 1080], ['#0b1518', '#18323a', '#2a4d52', '#10191c']),
  ...[0, 1, 2, 3].map((arch) => {
    const x = 230 + arch * 490;
    const window = `M${x - 150} 560V260Q${x - 150} 90 ${x} 90T${x + 150} 260V560z`;
    return `<path d="${window}" fill="#f6edc9"/><path d="M${x - 50} 90V560M${x + 50} 90V560M${x - 150} 300H${x + 150}M${x - 150} 430H${x + 150}" stroke="#1a343b" stroke-width="12"/><path d="M${x - 150} 560L${x + 210} 1080H${x + 640}L${x + 150} 560z" fill="#f9efc4" opacity=".3" filter="url(#blur14)"/>`;
  }),
  `<path d="M0 560H1920V640H0z" fill="#0b1417"/>`,
  drawGlow([980, 900], 900, { color: '#f6e7ae', opacity: 0.4, flatness: 0.3 }),
  ...drawCrowd(),
);

function drawCrowd(): string[] {
  const random = createRandom(77);
  return Array.from({ length: 17 }, (_, index) => {
    const depth = index / 16;
    const size = 1.3 + depth * 3;
    const outline = random() > 0.5 ? MAN : WOMAN;
    return place(
      [Math.round(random() * 1840 + 40), Math.round(700 + depth * 330)],
      [random() > 0.5 ? size : -size, size],
      `<path d="M0 0L46 22L58 20L14-4z" fill="#03080a" opacity=".6"/><path d="${outline}" fill="#060c0e"/>`,
    );
  });
}

/** Shelves of what nobody came back for; one suitcase is lit. */
const shelves = drawStill(
  '<rect width="1920" height="1080" fill="#0c1214"/>',
  ...drawShelves(),
  drawGlow([1240, 560], 620, { color: '#e5ff3f', opacity: 0.34 }),
  '<rect x="1130" y="430" width="230" height="164" rx="16" fill="#c9d64a"/><path d="M1200 430v-26q0-12 12-12h66q12 0 12 12v26M1176 430v164M1314 430v164" fill="none" stroke="#3b4210" stroke-width="10"/>',
);

function drawShelves(): string[] {
  const random = createRandom(5);
  const shapes: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    const floor = 170 + row * 212;
    for (let x = 20; x < 1900;) {
      const [width, height] = [90 + random() * 170, 80 + random() * 96];
      const isFree = row === 2 && x > 940 && x < 1400;
      const tone = Math.round(26 + random() * 34);
      if (!isFree)
        shapes.push(
          `<rect x="${round(x)}" y="${round(floor - height)}" width="${round(width)}" height="${round(height)}" rx="${round(4 + random() * 14)}" fill="rgb(${tone} ${tone + 12} ${tone + 14})"/><path d="M${round(x + width * 0.35)} ${round(floor - height)}v-12h${round(width * 0.3)}v12" fill="none" stroke="rgb(${tone} ${tone + 12} ${tone + 14})" stroke-width="8"/>`,
        );
      x += width + 14;
    }
    shapes.push(`<rect y="${floor}" width="1920" height="14" fill="#1f2b2e"/>`);
  }
  return shapes;
}

/** The last train: lit windows in the rain, and somebody who does not get on. */
const platform = drawStill(
  drawBand([0, 1080], ['#05090c', '#0d2128', '#123038', '#060a0c']),
  '<rect x="-20" y="300" width="2000" height="420" fill="#0a1215"/>',
  ...[0, 1, 2, 3, 4, 5, 6, 7].map(
    (window) =>
      `<rect x="${40 + window * 240}" y="370" width="180" height="130" rx="14" fill="#ffe7a3"/><rect x="${40 + window * 240}" y="730" width="180" height="240" fill="#ffe7a3" opacity=".2" filter="url(#blur14)"/>`,
  ),
  drawGlow([960, 440], 1100, { color: '#ffdf8a', opacity: 0.3, flatness: 0.4 }),
  '<rect y="716" width="1920" height="16" fill="#e5ff3f" opacity=".8"/>',
  place(
    [1330, 980],
    4.6,
    drawRimLit(MAN, { ink: '#030506', light: '#ffe7a3', offset: [-1, -0.6] }),
  ),
  ...drawRain(),
);

function drawRain(): string[] {
  const random = createRandom(19);
  const drops = Array.from({ length: 260 }, () => {
    const [x, y] = [Math.round(random() * 1960), Math.round(random() * 1080)];
    return `M${x} ${y}l-9 ${Math.round(34 + random() * 40)}`;
  });
  return [`<path d="${drops.join('')}" stroke="#cfe3e6" stroke-opacity=".3" stroke-width="2"/>`];
}

/** Stills of the series. */
export const lostPropertyStills = {
  hall,
  shelves,
  platform,
  clerk: drawPortrait(BUST, ['#0a1417', '#1d4650', '#58949a'], '#e9ffd0'),
  inspector: drawPortrait(CAP, ['#14150a', '#4a4a16', '#a5ab3c'], '#f5ffb0'),
  mother: drawPortrait(SHAWL, ['#150b12', '#4b2340', '#9a5c7e'], '#ffd3e6'),
} as const;
