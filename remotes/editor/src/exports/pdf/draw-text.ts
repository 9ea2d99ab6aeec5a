import { parseCssColor } from './css-values';
import type { FontPicker, FontRun, TextFontStyle } from './font-picker';
import type { TextFragment } from './measure-text';

/** Scripts whose glyphs are in another order than their letters. */
const REORDERED_SCRIPTS = /[\u0590-\u08ff\u0900-\u109f\u1780-\u17ff]/;

export interface TextDrawing {
  readonly doc: PDFKit.PDFDocument;
  readonly pickFonts: FontPicker;
  /** Product of the opacities around the text. */
  readonly opacity: number;
  /** Degrees that the page is turned by while its element is drawn. */
  readonly rotation: number;
}

export function textFontStyleOf(style: CSSStyleDeclaration): TextFontStyle {
  return {
    families: style.fontFamily.split(',').map((name) => name.trim().replaceAll(/["']/g, '')),
    isBold: Number(style.fontWeight) >= 600,
    isItalic: style.fontStyle !== 'normal',
  };
}

export function drawFragment(drawing: TextDrawing, fragment: TextFragment): void {
  const { box, parent, text, baseline } = fragment;
  const style = getComputedStyle(parent);
  const color = parseCssColor(style.color);
  if (!color) return;
  drawWord(drawing, { text, x: box.x, baseline, width: box.width }, style);
  drawDecoration(drawing, fragment, style);
}

interface PlacedWord {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  /** Width on screen, without the space at its end. */
  readonly width: number;
}

/** Draws a word as wide as on screen, where advances may be rounded. */
export function drawWord(
  { doc, pickFonts, opacity, rotation }: TextDrawing,
  { text, x, baseline, width }: PlacedWord,
  style: CSSStyleDeclaration,
  fill = style.color,
): void {
  const runs = pickFonts(text, textFontStyleOf(style)) ?? [];
  const color = parseCssColor(fill);
  if (!color || runs.length === 0) return;
  const size = Number.parseFloat(style.fontSize);
  const letterSpacing = letterSpacingOf(style);
  const measure = (runText: string, { fontName }: FontRun) =>
    doc
      .font(fontName, size)
      .widthOfString(runText, { features: featuresOf(letterSpacing) } as object) +
    letterSpacing * Array.from(runText).length;
  const natural = runs.reduce((sum, run) => sum + measure(run.text.trimEnd(), run), 0);
  const isMarked = REORDERED_SCRIPTS.test(text);
  if (isMarked) doc.markContent('Span', { actual: text });
  doc
    .save()
    .translate(x, baseline)
    .scale(natural > 0 ? width / natural : 1, 1);
  doc.fillColor([...color.rgb]).strokeColor([...color.rgb]);
  doc.opacity(color.alpha * opacity);
  let offset = 0;
  for (const run of runs) {
    doc.font(run.fontName, size).lineWidth(fakeBoldWidthOf(size));
    if (rotation === 0) drawRun(doc, { run, offset, letterSpacing }, style);
    else drawOutlines(doc, { run, offset, letterSpacing }, size);
    offset += measure(run.text, run);
  }
  doc.restore();
  if (isMarked) doc.endMarkedContent();
}

interface PlacedRun {
  readonly run: FontRun;
  readonly offset: number;
  readonly letterSpacing: number;
}

function drawRun(
  doc: PDFKit.PDFDocument,
  { run, offset, letterSpacing }: PlacedRun,
  style: CSSStyleDeclaration,
): void {
  doc.text(run.text, offset, 0, {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: letterSpacing,
    features: featuresOf(letterSpacing) as never,
    fill: true,
    stroke: run.isFakeBold && style.fontSynthesisWeight !== 'none',
    oblique: run.isFakeItalic && style.fontSynthesisStyle !== 'none',
  });
}

/** Draws rotated text as shapes: readers split slanted words into lines, so words lie level under them. */
function drawOutlines(
  doc: PDFKit.PDFDocument,
  { run, offset, letterSpacing }: PlacedRun,
  size: number,
): void {
  const { glyphs, positions } = run.font.layout(run.text);
  const scale = size / run.font.unitsPerEm;
  let x = offset;
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    doc
      .save()
      .translate(x + xOffset * scale, -yOffset * scale)
      .scale(scale, -scale);
    doc.path(glyph.path.toSVG()).fill().restore();
    x += xAdvance * scale + letterSpacing;
  }
}

function letterSpacingOf({ letterSpacing }: CSSStyleDeclaration): number {
  return letterSpacing === 'normal' ? 0 : Number.parseFloat(letterSpacing);
}

/** Letters with spacing are not joined, as in CSS. */
function featuresOf(letterSpacing: number) {
  return letterSpacing === 0 ? undefined : { liga: false, clig: false };
}

/** Stroke that imitates a bold style, by Skia's rule: 1/24 of small letters to 1/32 of large ones. */
function fakeBoldWidthOf(size: number): number {
  const share = Math.min(1, Math.max(0, (size - 9) / (36 - 9)));
  return size * (1 / 24 + share * (1 / 32 - 1 / 24));
}

/** Lines under and through a word, as browsers place them. */
function drawDecoration(
  { doc, opacity }: TextDrawing,
  { box, baseline, parent, text }: TextFragment,
  style: CSSStyleDeclaration,
): void {
  const lines = decorationOf(parent);
  const color = parseCssColor(style.color);
  if (lines === '' || !color) return;
  const size = Number.parseFloat(style.fontSize);
  const thickness = Math.max(1, size / 10);
  const width = box.width + (text.endsWith(' ') ? size * 0.25 : 0);
  doc
    .save()
    .fillColor([...color.rgb])
    .opacity(color.alpha * opacity);
  if (lines.includes('underline'))
    doc.rect(box.x, baseline + Math.max(1, Math.ceil(thickness / 2)), width, thickness).fill();
  if (lines.includes('line-through'))
    doc.rect(box.x, baseline - size * 0.3, width, thickness).fill();
  doc.restore();
}

/** Decoration of a node with those of the nodes around it, which a computed style lacks. */
function decorationOf(node: HTMLElement): string {
  const own = getComputedStyle(node).textDecorationLine.replace('none', '');
  const isElement = node.dataset['id'] !== undefined;
  const isIsolated = getComputedStyle(node).display === 'inline-block';
  if (isElement || isIsolated || !node.parentElement) return own;
  return own + decorationOf(node.parentElement);
}

/**
 * Marks where a word is that readers would not find: in a picture, or rotated, because they split slanted words into
 * lines. A level space as wide as the word carries its text.
 */
export function drawHiddenWord(
  { doc, rotation }: TextDrawing,
  { text, box, baseline, parent }: TextFragment,
  spaceFont: string,
): void {
  const size = Number.parseFloat(getComputedStyle(parent).fontSize);
  doc.markContent('Span', { actual: text });
  const center: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
  doc.save().rotate(-rotation, { origin: center }).translate(box.x, baseline);
  doc.font(spaceFont, size).scale(box.width / doc.widthOfString(' '), 1);
  doc.text(' ', 0, 0, { lineBreak: false, baseline: 'alphabetic' });
  // Readers place the word by the transformation at its end.
  doc.endMarkedContent().restore();
}
