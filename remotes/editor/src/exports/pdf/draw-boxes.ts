import { parseCssColor, parseCssGradient } from './css-values';
import { drawSvg } from './draw-svg';
import type { TextDrawing } from './draw-text';
import { measureBox, type PageBox } from './measure-text';
import { openPicture, type PdfPicture } from './pdf-picture';
import { readPixels } from './load-pictures';

interface Shadow {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly blur: number;
  readonly radius: number;
}

export interface BoxDrawing extends TextDrawing {
  /** Position of the slide in the window. */
  readonly slide: DOMRect;
  readonly pictures: ReadonlyMap<Element, PdfPicture>;
}

/** Draws everything of a node but its text: backgrounds, borders, pictures and vector drawings. */
export function drawBoxes(drawing: BoxDrawing, node: Element): void {
  const style = getComputedStyle(node);
  const box = measureBox(node.getBoundingClientRect(), drawing.slide);
  const inner = { ...drawing, opacity: drawing.opacity * Number(style.opacity) };
  if (node instanceof SVGSVGElement) return drawSvg(inner, node, box);
  const { doc } = drawing;
  const picture = drawing.pictures.get(node);
  doc.save();
  if (picture !== undefined) {
    doc.opacity(inner.opacity);
    doc.image(openPicture(doc, picture), box.x, box.y, { width: box.width, height: box.height });
  }
  clipToPath(doc, style, box);
  drawBackground(inner, node, style);
  if (style.overflowX !== 'visible') traceBox(doc, box, radiusOf(style, box)).clip();
  for (const child of node.children) drawBoxes(inner, child);
  if (node instanceof HTMLTableElement)
    for (const cell of node.querySelectorAll('th, td')) drawCellLine(inner, cell);
  doc.restore();
}

export function drawBackground(
  drawing: BoxDrawing,
  node: Element,
  style: CSSStyleDeclaration,
): void {
  const rects = style.display === 'inline' ? node.getClientRects() : [node.getBoundingClientRect()];
  for (const rect of rects) {
    const box = measureBox(rect, drawing.slide);
    drawShadow(drawing, style, box);
    drawFill(drawing, style, box);
    drawBorder(drawing, style, box);
  }
}

function drawShadow({ doc, opacity }: BoxDrawing, style: CSSStyleDeclaration, box: PageBox): void {
  const match = /^(rgba?\([^)]+\)) (-?[\d.]+)px (-?[\d.]+)px ([\d.]+)px/.exec(style.boxShadow);
  const [, color = '', x = '', y = '', blur = ''] = match ?? [];
  if (!match) return;
  const radius = Number(blur);
  const picture = renderShadow({ ...box, color, blur: radius, radius: radiusOf(style, box) });
  doc.save().opacity(opacity);
  doc.image(openPicture(doc, picture), box.x + Number(x) - radius, box.y + Number(y) - radius, {
    width: box.width + 2 * radius,
    height: box.height + 2 * radius,
  });
  doc.restore();
}

function drawFill({ doc, opacity }: BoxDrawing, style: CSSStyleDeclaration, box: PageBox): void {
  const color = parseCssColor(style.backgroundColor);
  const radius = radiusOf(style, box);
  if (color) {
    doc.save().fillOpacity(color.alpha * opacity);
    traceBox(doc, box, radius).fill([...color.rgb]);
    doc.restore();
  }
  const gradient = parseCssGradient(style.backgroundImage, box);
  if (!gradient) return;
  const { from, to, kind, stops } = gradient;
  const start = { x: box.x + from.x, y: box.y + from.y };
  const end = { x: box.x + to.x, y: box.y + to.y };
  const fill =
    kind === 'linear'
      ? doc.linearGradient(start.x, start.y, end.x, end.y)
      : doc.radialGradient(start.x, start.y, 0, start.x, start.y, end.x - start.x);
  for (const { rgb, alpha, position } of stops)
    fill.stop(position, [...rgb] as unknown as string, alpha * opacity);
  traceBox(doc, box, radius).fill(fill);
}

/** Border of all sides; tables draw their own lines. */
function drawBorder({ doc, opacity }: BoxDrawing, style: CSSStyleDeclaration, box: PageBox): void {
  const width = Number.parseFloat(style.borderTopWidth);
  const color = parseCssColor(style.borderTopColor);
  if (!color || width === 0 || style.borderTopStyle === 'none') return;
  const inset = { x: box.x + width / 2, y: box.y + width / 2 };
  const size = { width: box.width - width, height: box.height - width };
  const radius = Math.max(0, radiusOf(style, box) - width / 2);
  doc
    .save()
    .strokeColor([...color.rgb])
    .strokeOpacity(color.alpha * opacity)
    .lineWidth(width);
  traceBox(doc, { ...inset, ...size }, radius).stroke();
  doc.restore();
}

/** Line below a cell. Lines are drawn after all backgrounds, because they lie on the edge of two rows. */
function drawCellLine({ doc, slide, opacity }: BoxDrawing, cell: Element): void {
  const { borderBottomWidth, borderBottomColor, borderTopWidth } = getComputedStyle(cell);
  const width = Number.parseFloat(borderBottomWidth);
  const color = parseCssColor(borderBottomColor);
  if (!color || width === 0 || Number.parseFloat(borderTopWidth) > 0) return;
  const { x, y, width: length, height } = measureBox(cell.getBoundingClientRect(), slide);
  doc
    .save()
    .strokeColor([...color.rgb])
    .strokeOpacity(color.alpha * opacity)
    .lineWidth(width);
  doc
    .moveTo(x, y + height)
    .lineTo(x + length, y + height)
    .stroke();
  doc.restore();
}

/** Clips to a `clip-path: path(…)`. */
function clipToPath(doc: PDFKit.PDFDocument, style: CSSStyleDeclaration, box: PageBox): void {
  const [, path] = /^path\((?:evenodd, )?"([^"]+)"\)$/.exec(style.clipPath) ?? [];
  if (path === undefined) return;
  doc.translate(box.x, box.y).path(path).clip('even-odd').translate(-box.x, -box.y);
}

/** Corner radius; `50%` of a shape means an ellipse and is returned as infinity. */
function radiusOf(style: CSSStyleDeclaration, box: PageBox): number {
  const radius = Number.parseFloat(style.borderTopLeftRadius);
  if (style.borderTopLeftRadius.endsWith('%')) return radius >= 50 ? Infinity : 0;
  return Math.min(radius, box.width / 2, box.height / 2);
}

function traceBox(
  doc: PDFKit.PDFDocument,
  { x, y, width, height }: PageBox,
  radius: number,
): PDFKit.PDFDocument {
  if (radius === Infinity) return doc.ellipse(x + width / 2, y + height / 2, width / 2, height / 2);
  return radius > 0 ? doc.roundedRect(x, y, width, height, radius) : doc.rect(x, y, width, height);
}

/** Draws the shadow of a box as pixels, which is larger than the box by its blur on every side. */
function renderShadow({ width, height, color, blur, radius }: Shadow): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width + 2 * blur);
  canvas.height = Math.ceil(height + 2 * blur);
  const context = canvas.getContext('2d');
  if (!context) return new ImageData(1, 1);
  context.shadowColor = color;
  context.shadowBlur = blur;
  // The box itself is drawn outside, so that only its shadow is seen.
  context.shadowOffsetX = canvas.width * 2;
  context.beginPath();
  context.roundRect(blur - canvas.width * 2, blur, width, height, Math.min(radius, width / 2));
  context.fill();
  return readPixels(canvas);
}
