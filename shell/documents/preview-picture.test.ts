/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { rasterizeDrawings, isDrawingFile } from '@site/site';
import { breakHeadline, measureHeadlineEms } from './scripts/headline-width';
import { extractHero, drawPreviewPicture } from './preview-picture';

const FONT = '../../shared/site/fonts/archivo-headline.ttf';
const card = { path: '/faq', slug: 'Int. Office — Day', title: 'Questions', brand: 'ISAM' };

describe('The picture of a link preview', () => {
  test('Is 1200 × 630 dots, and the same bytes each time', async () => {
    const { svg, drawing, picture } = drawPreviewPicture(card);
    const [first, second] = await Promise.all([
      rasterizeDrawings({ [drawing]: svg }),
      rasterizeDrawings({ [drawing]: svg, 'faq.html': '<svg/>' }),
    ]);
    const png = first[picture];
    expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png?.equals(second[picture] ?? Buffer.alloc(0))).toBe(true);
    expect(Object.keys(second)).toEqual([picture]);
  });

  test('Has a new name as soon as anything on it changes', () => {
    const names = [card, { ...card, title: 'Answers' }, { ...card, brand: 'Other' }].map(
      (each) => drawPreviewPicture(each).picture,
    );
    expect(new Set(names).size).toBe(3);
    expect(names[0]).toMatch(/^static\/pictures\/faq\.[0-9a-f]{8}\.png$/);
    expect(isDrawingFile(drawPreviewPicture(card).drawing)).toBe(true);
  });

  test('Shows what the hero of the page says, whatever characters it says it with', () => {
    const html = `<header><h1>No</h1></header><main><p class="ui-slug">Q &amp; A</p><h1 class="a">Fair <b>Use</b> &lt;AI&gt;</h1></main>`;
    expect(extractHero(html, 'Title')).toEqual({ slug: 'Q & A', title: 'Fair Use <AI>' });
    expect(extractHero('<p>Nothing</p>', 'Title')).toEqual({ slug: '', title: 'Title' });
    const { svg } = drawPreviewPicture({ ...card, title: '<script>&' });
    expect(svg).toContain('&lt;script&gt;&amp;');
  });

  test('Draws text: without its faces the picture would be another', async () => {
    const [written, empty] = await Promise.all(
      [card.title, ''].map((title) => pictureOf({ ...card, title })),
    );
    expect(written?.equals(empty ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('A headline', () => {
  test('Is broken between words, and never wider than it may be', () => {
    const lines = breakHeadline('Financial intelligence for film slates, on demand', 9);
    expect(lines.join(' ')).toBe('Financial intelligence for film slates, on demand');
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map(measureHeadlineEms))).toBeLessThanOrEqual(9);
  });

  test('Keeps a word that is too long on a line of its own', () => {
    expect(breakHeadline('A Donaudampfschifffahrt', 5)).toEqual(['A', 'Donaudampfschifffahrt']);
  });

  test('Is as wide as its face draws it', async () => {
    const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
    await initWasm(fs.readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
    const text = 'Integrated SaaS';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text y="150" font-size="100" font-family="Archivo SemiBold">${text}</text></svg>`;
    const drawn = new Resvg(svg, {
      font: {
        loadSystemFonts: false,
        fontBuffers: [fs.readFileSync(path.join(__dirname, FONT))],
      },
    }).getBBox();
    expect(drawn?.width).toBeGreaterThan(measureHeadlineEms(text) * 96);
    expect(drawn?.width).toBeLessThan(measureHeadlineEms(text) * 102);
  });
});

async function pictureOf(each: typeof card): Promise<Buffer | undefined> {
  const { drawing, picture, svg } = drawPreviewPicture(each);
  return (await rasterizeDrawings({ [drawing]: svg }))[picture];
}
