/** @jest-environment node */
import { create, type Font } from 'fontkit';
import { readFontFile } from '../testing/read-font-file';
import { openFont } from './font-picker';

test.each([
  ['lora/files/lora-latin-ext-400-normal', 'ŁČğ'],
  ['noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal', 'हिन्दी'],
  ['noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal', 'தமிழ்'],
])('A subset of %s has the outlines and widths of the font', (file, text) => {
  const font = openFont(readFontFile(file));
  const subset = font.createSubset();
  const { glyphs } = font.layout(text);
  for (const glyph of glyphs) subset.includeGlyph(glyph);
  const small = create(Buffer.from(subset.encode())) as Font;
  expect(small.numGlyphs).toBe(new Set(glyphs.map(({ id }) => id)).size + 1);
  const unique = [...new Map(glyphs.map((glyph) => [glyph.id, glyph])).values()];
  for (const [index, { path, advanceWidth }] of unique.entries()) {
    const copy = small.getGlyph(index + 1);
    expect(copy.advanceWidth).toBe(advanceWidth);
    expect(copy.path.bbox).toEqual(path.bbox);
  }
});
