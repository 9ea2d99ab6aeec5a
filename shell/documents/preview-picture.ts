import { createHash } from 'node:crypto';
import { escapeHtml, unescapeHtml } from './escape-html';
import { breakHeadline, measureHeadlineEms } from './scripts/headline-width';

type PreviewPicture = {
  /** Path of the SVG drawing in the site's folder. */
  drawing: string;
  /** Path of the PNG that the composition renders from it and that link previews use. */
  picture: string;
  svg: string;
};

type Card = { path: string; slug: string; title: string; brand: string };

/** Draws the link preview of a page: its slug line and its headline, as a film still. */
export function drawPreviewPicture(card: Card): PreviewPicture {
  const svg = draw(card);
  const name = card.path === '/' ? 'home' : card.path.slice(1).replaceAll('/', '-');
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const file = `static/pictures/${name}.${hash}`;
  return { drawing: `${file}.svg`, picture: `${file}.png`, svg };
}

/** Extracts slug line and headline from the hero of a rendered page. */
export function extractHero(html: string, title: string): { slug: string; title: string } {
  const main = html.slice(Math.max(0, html.indexOf('<main')));
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1];
  const slug = /<p class="ui-slug[^"]*"[^>]*>(.*?)<\/p>/s.exec(main)?.[1];
  return { slug: textOf(slug ?? ''), title: textOf(heading ?? '') || title };
}

const SIZE = { width: 1200, height: 630 };
const LEFT = 72;

/** The time of day in a slug line decides the position and the warmth of the light. */
const LIGHT_BY_HOUR: {
  word: RegExp;
  light: { x: number; y: number; warm: number; cold: number };
}[] = [
  { word: /dawn|morning|first light/i, light: { x: 900, y: 452, warm: 0.8, cold: 1 } },
  { word: /day|continuous/i, light: { x: 1010, y: 196, warm: 1, cold: 0.85 } },
  { word: /dusk|evening|moving/i, light: { x: 1040, y: 400, warm: 1, cold: 0.6 } },
  { word: /night|late|rain/i, light: { x: 968, y: 150, warm: 0.6, cold: 1 } },
];
const DEFAULT_LIGHT = { x: 1000, y: 300, warm: 0.9, cold: 0.8 };

function draw({ path, slug, title, brand }: Card): string {
  const { x, y, warm, cold } =
    LIGHT_BY_HOUR.find(({ word }) => word.test(slug))?.light ?? DEFAULT_LIGHT;
  const { lines, fontSize } = fitHeadline(title);
  const lineHeight = fontSize * 1.06;
  const top = 330 - ((lines.length - 1) * lineHeight) / 2;
  const text = lines.map(
    (line, index) =>
      `<text x="${LEFT}" y="${Math.round(top + index * lineHeight)}" font-size="${fontSize}" letter-spacing="${round(-0.022 * fontSize)}" class="wide">${escapeHtml(line)}</text>`,
  );
  const [random, g] = [createSeededRandom(path), SIZE.height];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${g}" viewBox="0 0 ${SIZE.width} ${g}">`,
    '<style>.wide{font-family:"Archivo SemiBold";fill:#f4efe6}.slug{font-family:"Courier Prime";fill:#b9b0a2}</style>',
    '<defs>',
    drawGlow('warm', [x, y, 600], ['#f0a63a', 0.85 * warm, '#a05a14', 0.42 * warm]),
    drawGlow('cold', [150, 520, 620], ['#3f6d98', 0.62 * cold, '#1c3550', 0.34 * cold]),
    '</defs>',
    `<rect width="100%" height="100%" fill="#0b0a09"/><rect width="100%" height="100%" fill="url(#cold)"/><rect width="100%" height="100%" fill="url(#warm)"/>`,
    `<circle cx="${x}" cy="${y}" r="74" fill="#ffd28a"/>`,
    drawRidge(random, { y: 470, rise: 190, fill: '#15110d' }),
    drawRidge(random, { y: 560, rise: 120, fill: '#0b0a09' }),
    `<text x="${LEFT}" y="112" font-size="27" letter-spacing=".5" class="slug">${escapeHtml(slug.toUpperCase())}</text>`,
    ...text,
    drawLogo(LEFT, 522),
    `<text x="${LEFT + 56}" y="556" font-size="32" letter-spacing=".6" class="wide">${escapeHtml(brand)}</text>`,
    `<rect x="28" y="28" width="${SIZE.width - 56}" height="${g - 56}" rx="10" fill="none" stroke="#f4efe6" stroke-opacity=".16"/>`,
    '</svg>',
  ].join('');
}

/** Picks the largest font size at which the headline takes few lines. */
function fitHeadline(title: string): { lines: string[]; fontSize: number } {
  const width = 900;
  const sizes = [96, 84, 74, 66, 58, 50];
  const candidates = sizes.map((fontSize) => ({
    fontSize,
    lines: breakHeadline(title, width / fontSize),
  }));
  const fitting = candidates.find(
    ({ fontSize, lines }) =>
      lines.length <= 3 && lines.every((line) => measureHeadlineEms(line) * fontSize <= width),
  );
  return fitting ?? { fontSize: 50, lines: breakHeadline(title, width / 50).slice(0, 4) };
}

function drawGlow(
  id: string,
  [x, y, r]: [number, number, number],
  [near, nearOpacity, far, farOpacity]: [string, number, string, number],
): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"><stop stop-color="${near}" stop-opacity="${round(nearOpacity)}"/><stop offset=".45" stop-color="${far}" stop-opacity="${round(farOpacity)}"/><stop offset="1" stop-color="${far}" stop-opacity="0"/></radialGradient>`;
}

/** Draws hills in front of the light. Each page always gets the same ones. */
function drawRidge(
  random: () => number,
  { y, rise, fill }: { y: number; rise: number; fill: string },
): string {
  const steps = 6;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const isPeak = index % 2 === 1;
    const at = (index / steps) * SIZE.width + (random() - 0.5) * 110;
    return [Math.round(at), Math.round(y - (isPeak ? rise * (0.45 + 0.55 * random()) : 0))];
  });
  const line = points.map((point) => point.join(' ')).join('L');
  return `<path d="M-90 ${SIZE.height}V${y}L${line}L${SIZE.width + 90} ${y}V${SIZE.height}z" fill="${fill}"/>`;
}

/** Draws the site's logo as in the header. */
function drawLogo(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.25)"><rect x="3" y="13" width="26" height="16" rx="2" fill="none" stroke="#f4efe6" stroke-width="2"/><path d="M3 12 28 5l1 4-25 7z" fill="#f0a63a"/><path d="m9 10.4 3.4 3.2M16 8.4l3.4 3.2M23 6.5l3.2 3.1" stroke="#1a1206" stroke-width="2"/></g>`;
}

/** Returns a generator of numbers from 0 to 1, seeded by a text. */
function createSeededRandom(seed: string): () => number {
  const bytes = createHash('sha256').update(seed).digest();
  let next = 0;
  return () => (bytes[next++ % bytes.length] ?? 0) / 255;
}

function textOf(html: string): string {
  return unescapeHtml(html.replaceAll(/<!--.*?-->|<[^>]+>/gs, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
