/** @jest-environment node */
import '../../elements/kinds';
import type { SlideElement } from '../../core/elements/slide-element';
import { createFullDeck, GRAY_PIXEL_DATA_URL } from '../testing/create-full-deck';
import { writePptxBytes } from '../testing/write-pptx-bytes';
import { unzip } from '../testing/unzip';
import { expectedPptxBoxOf } from '../testing/expected-pptx-box';

const EMU_PER_PX = 9525;
const deck = createFullDeck();
let files: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  files = await unzip(await writePptxBytes(deck));
});

const textOf = (name: string) => files.get(name)?.toString('utf8') ?? '';

test('Every box lies where it lies in the editor, to the hundredth of a pixel, and words where its letters do', () => {
  const boxes = Array.from(
    textOf('ppt/slides/slide1.xml').matchAll(
      /<a:off x="(-?\d+)" y="(-?\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"/g,
    ),
    ([, ...numbers]) => numbers.map((number) => Number(number) / EMU_PER_PX),
  );
  const expected = deck.slides[0]?.elements.filter(isExported).map(expectedPptxBoxOf) ?? [];
  expect(boxes).toHaveLength(expected.length);
  for (const [index, box] of boxes.entries())
    for (const [side, value] of box.entries())
      expect(Math.abs(value - (expected[index]?.[side] ?? NaN))).toBeLessThan(0.01);
});

test('Rotation, type size and line height are kept', () => {
  const slide = textOf('ppt/slides/slide1.xml');
  expect(slide).toContain('rot="1800000"');
  expect(slide).toContain('sz="4800"');
  expect(slide).toContain('<a:spcPts val="5760"/>');
});

test('Notes, alternative texts and the sum of a budget come along', () => {
  expect(textOf('ppt/notesSlides/notesSlide1.xml')).toContain('Begin with the silence.');
  expect(textOf('ppt/slides/slide1.xml')).toContain('descr="A still"');
  expect(textOf('ppt/slides/slide2.xml')).toContain('Total');
});

test('Tables say that their first row is a header', () => {
  expect(textOf('ppt/slides/slide2.xml')).toContain('<a:tblPr firstRow="1"/>');
});

test('Words in cells lie as far from the edges as on the canvas, where they stand 0.7 px higher', () => {
  expect(textOf('ppt/slides/slide2.xml')).toContain(
    'marL="76200" marR="76200" marT="31234" marB="44966"',
  );
});

test('Pictures are handed over byte for byte', () => {
  const picture = Array.from(files).find(([name]) => name.startsWith('ppt/media/image'));
  expect(picture?.[1].toString('base64')).toBe(GRAY_PIXEL_DATA_URL.split(',')[1]);
});

test('A themed slide names its faces, its capitals and its light', () => {
  const slide = textOf('ppt/slides/slide3.xml');
  expect(slide).toContain('typeface="Bebas Neue"');
  expect(slide).toContain('cap="all"');
  expect(slide).toMatch(/<a:gs pos="0"><a:srgbClr val="7D8791"\/><\/a:gs>/);
  expect(slide).toContain('<a:path path="circle"><a:fillToRect l="50000" t="50000"');
});

test('A picture is darkened as strongly as in the editor', () => {
  expect(textOf('ppt/slides/slide3.xml')).toMatch(
    /<a:srgbClr val="060607"><a:alpha val="95000"\/><\/a:srgbClr><\/a:gs>.*<a:lin ang="16200000"/s,
  );
});

test('A crop is kept: what is seen here is seen there, the rest comes along', () => {
  const [, ...sides] =
    /<a:srcRect l="(\d+)" t="(\d+)" r="(\d+)" b="(\d+)"\/>/.exec(textOf('ppt/slides/slide1.xml')) ??
    [];
  // Twice 239 px wide and 358.5 px high: a quarter of what hangs over lies on the left.
  const shares = [12_500, 36_053, 37_500, 36_053];
  for (const [side, share] of shares.entries())
    expect(Math.abs(Number(sides[side]) - share)).toBeLessThan(5);
  expect(textOf('ppt/slides/slide1.xml')).toContain('prst="roundRect"');
});

test('Words are set as they are here: runs, lists, a link, and the face of their script', () => {
  const slide = textOf('ppt/slides/slide7.xml');
  const line = (words: string) =>
    slide
      .split('<a:p>')
      .slice(1)
      .find((paragraph) => paragraph.includes(words)) ?? '';
  expect(line('reel</a:t>')).toMatch(
    /sz="3000" b="1" i="0"[^>]*><a:solidFill><a:srgbClr val="C2410C"\/>/,
  );
  expect(line('stolen')).toMatch(/<a:buAutoNum type="arabicPeriod"\/>.*i="1".*<a:t>stolen<\/a:t>/s);
  expect(line('stolen')).toContain('<a:t> &amp; hidden</a:t>');
  expect(line('at night')).toContain('lvl="1"');
  expect(line('at night')).toContain('<a:buChar char="–"/>');
  expect(line('अंतिम')).toContain('<a:cs typeface="Noto Sans Devanagari"/>');
  const [, id = ''] = /<a:hlinkClick r:id="(\w+)">/.exec(line('read on')) ?? [];
  expect(textOf('ppt/slides/_rels/slide7.xml.rels')).toMatch(
    new RegExp(`Id="${id}"[^>]*Target="https://example.org/reel\\?a=1&amp;b=2"`),
  );
});

test('A paragraph says its properties once, before its words', () => {
  const slide = textOf('ppt/slides/slide7.xml');
  for (const paragraph of slide.split('<a:p>').slice(1)) {
    expect(paragraph.match(/<a:pPr/g)).toHaveLength(1);
    expect(paragraph.startsWith('<a:pPr')).toBe(true);
  }
});

test('An empty text box is left out, because PowerPoint would offer a repair', () => {
  expect(textOf('ppt/slides/slide1.xml').match(/<p:sp>/g)).toHaveLength(4);
});

function isExported(element: SlideElement): boolean {
  return element.type !== 'text' || element.content.trim() !== '';
}
