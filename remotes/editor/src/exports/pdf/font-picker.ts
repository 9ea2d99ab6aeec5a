import { type Font, create, type Glyph, type GlyphRun, type Path, type Subset } from 'fontkit';
import type { LoadedFont } from '../../fonts/font-loader';

/** Ids in a font have two bytes. */
const GLYPH_COUNT_LIMIT = 0x1_00_00;

/** Readers see a space in a gap of a tenth of the font size. */
const MAX_GAP_EM = 0.09;

const standsForText = ({ codePoints }: Glyph) => codePoints.length > 0;

export interface TextFontStyle {
  /** In order of preference. */
  readonly families: readonly string[];
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** Text that one font file draws. */
export interface FontRun {
  readonly text: string;
  /** Name that the font is registered with. */
  readonly fontName: string;
  readonly font: Font;
  /** Styles that the family has no file for, which browsers imitate. */
  readonly isFakeBold: boolean;
  readonly isFakeItalic: boolean;
}

/** Splits text into runs; undefined if no font has one of its characters. */
export type FontPicker = (text: string, style: TextFontStyle) => readonly FontRun[] | undefined;

interface OpenedFont extends LoadedFont {
  readonly fontName: string;
  readonly font: Font;
}

export function createFontPicker(
  loadedFonts: readonly LoadedFont[],
  register: (name: string, font: Font) => void,
): FontPicker {
  const fonts = loadedFonts.map((loaded, index): OpenedFont => {
    const font = openFont(loaded.bytes);
    const fontName = `font ${index}`;
    register(fontName, font);
    return { ...loaded, font, fontName };
  });
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return (text, style) => {
    const candidates = orderFonts(fonts, style);
    // A font of the system draws the text, and others only what it lacks.
    if (candidates[0]?.family !== style.families[0]) return undefined;
    const runs: FontRun[] = [];
    for (const { segment } of segmenter.segment(text)) {
      const font = candidates.find((candidate) => hasGlyphs(candidate.font, segment));
      if (!font) return undefined;
      const last = runs.at(-1);
      if (last?.fontName === font.fontName)
        runs.splice(-1, 1, { ...last, text: last.text + segment });
      else runs.push(createRun(font, segment, style));
    }
    return runs;
  };
}

/** By family, then those with the style first. */
function orderFonts(
  fonts: readonly OpenedFont[],
  { families, isBold, isItalic }: TextFontStyle,
): readonly OpenedFont[] {
  const missesOf = ({ weight, style }: OpenedFont) =>
    Number((style === 'italic') !== isItalic) * 2 + Number((weight === '700') !== isBold);
  return families.flatMap((family) =>
    fonts
      .filter((font) => font.family === family)
      .toSorted((one, other) => missesOf(one) - missesOf(other)),
  );
}

function createRun(
  { fontName, font, weight, style }: OpenedFont,
  text: string,
  { isBold, isItalic }: TextFontStyle,
): FontRun {
  return {
    text,
    fontName,
    font,
    isFakeBold: isBold && weight !== '700',
    isFakeItalic: isItalic && style !== 'italic',
  };
}

/** Joiners and variation selectors, which have no glyph of their own. */
const INVISIBLE = /^(?:[\u200b-\u200d]|\p{Variation_Selector})$/u;

function hasGlyphs(font: Font, segment: string): boolean {
  return Array.from(segment).every(
    (character) =>
      INVISIBLE.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}

/** Members of a subset that write one glyph; they are not part of fontkit's types. */
interface GlyphWriter {
  readonly font: Font;
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph: (id: number) => number;
}

type GlyphClass = new (id: number, codePoints: readonly number[], font: Font) => Glyph;

/**
 * Opens a WOFF2 font for PDFs, whose text is what their glyphs stand for.
 *
 * Its glyphs are stored in another form than in a PDF, which fontkit's subset copies as they are, so subsets write them
 * from their outlines. A glyph of fontkit keeps the characters of its first use, which for the parts of an accented
 * letter are none, so every use gets its own. Glyphs of a layout that stand for several texts have an id for each.
 */
export function openFont(bytes: ArrayBuffer): Font {
  const font = create(new Uint8Array(bytes) as Buffer) as Font;
  const [createSubset, getGlyph] = [font.createSubset.bind(font), font.getGlyph.bind(font)];
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id);
    return codePoints ? new (glyph.constructor as GlyphClass)(id, codePoints, font) : glyph;
  };
  identifyTexts(font);
  font.createSubset = () => {
    const subset = createSubset() as Subset & GlyphWriter;
    subset._addGlyph = (id) => {
      const glyph = getGlyph(id % GLYPH_COUNT_LIMIT);
      const data = encodeGlyph(glyph.path);
      subset.glyf.push(data);
      subset.loca.offsets.push(subset.offset);
      const bearing = Math.round(Number.isFinite(glyph.bbox.minX) ? glyph.bbox.minX : 0);
      subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing });
      subset.offset += data.length;
      return subset.glyf.length - 1;
    };
    return subset;
  };
  return font;
}

/** Gives each text that a glyph stands for an id of its own: the glyph's, raised by a multiple of the limit. */
function identifyTexts(font: Font): void {
  const layout = layOutWholeGlyphs(font);
  const textsByGlyph = new Map<number, string[]>();
  const identify = ({ id, codePoints }: Glyph) => {
    const texts = textsByGlyph.get(id) ?? [];
    textsByGlyph.set(id, texts);
    const text = String.fromCodePoint(...codePoints);
    if (!texts.includes(text)) texts.push(text);
    return id + texts.indexOf(text) * GLYPH_COUNT_LIMIT;
  };
  font.layout = (text, features) => {
    const run = layout(text, features);
    const glyphs = run.glyphs.map((glyph) => ({
      id: identify(glyph),
      codePoints: glyph.codePoints,
      advanceWidth: glyph.advanceWidth,
      get path() {
        return glyph.path;
      },
    }));
    return Object.assign(run, { glyphs });
  };
}

/** Layout without the two forms that readers take for other text: letters in parts, of which one stands for none, and gaps. */
function layOutWholeGlyphs(font: Font): (...text: LayoutInput) => GlyphRun {
  const layout = font.layout.bind(font);
  const maxGap = MAX_GAP_EM * font.unitsPerEm;
  return (text, features) => {
    const run = layout(text, features);
    const whole = run.glyphs.every(standsForText)
      ? run
      : layout(text, { ...(features as Record<string, boolean>), ccmp: false });
    const chosen = whole.glyphs.every(standsForText) ? whole : run;
    for (const [index, position] of chosen.positions.entries()) {
      const { advanceWidth = 0 } = chosen.glyphs[index] ?? {};
      position.xAdvance = Math.min(position.xAdvance, advanceWidth + maxGap);
    }
    return chosen;
  };
}

type LayoutInput = readonly [
  text: string,
  features?: string[] | Record<string, boolean> | undefined,
];

interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** Simple glyph description of the OpenType `glyf` table, with coordinates of two bytes each. */
function encodeGlyph(path: Path): Uint8Array {
  const contours = contoursOf(path);
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const length = 12 + contours.length * 2 + points.length * 5;
  const view = new DataView(new ArrayBuffer(Math.ceil(length / 4) * 4));
  let offset = 0;
  const writeInt16 = (value: number) => {
    view.setInt16(offset, value);
    offset += 2;
  };
  for (const value of [contours.length, ...bounds]) writeInt16(value);
  let last = -1;
  for (const contour of contours) writeInt16((last += contour.length));
  // The number of instructions.
  writeInt16(0);
  for (const { isOnCurve } of points) view.setUint8(offset++, isOnCurve ? 1 : 0);
  for (const values of [xs, ys])
    for (const [index, value] of values.entries()) writeInt16(value - (values[index - 1] ?? 0));
  return new Uint8Array(view.buffer);
}

function contoursOf(path: Path): readonly (readonly OutlinePoint[])[] {
  const contours: OutlinePoint[][] = [];
  for (const { command, args } of path.commands) {
    if (command === 'closePath') continue;
    if (command === 'moveTo') contours.push([]);
    for (let index = 0; index < args.length; index += 2)
      contours.at(-1)?.push({
        x: Math.round(args[index] ?? 0),
        y: Math.round(args[index + 1] ?? 0),
        isOnCurve: index === args.length - 2,
      });
  }
  return contours;
}
