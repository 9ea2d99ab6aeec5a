import { parseCssColor, parseCssGradient } from './css-values';
import { type TextDrawing, drawWord } from './draw-text';
import { measureBox, type PageBox } from './measure-text';
import { readPixels, openPicture, type PdfPicture } from './pdf-picture';

const ANCHOR_RATIOS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

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

/** Draws an SVG of shapes, lines and text, as slides have them, at its box. */
function drawSvg(drawing: TextDrawing, svg: SVGSVGElement, box: PageBox): void {
  const { doc } = drawing;
  const viewBox = svg.viewBox.baseVal;
  doc.save().translate(box.x, box.y);
  if (getComputedStyle(svg).overflow !== 'visible') doc.rect(0, 0, box.width, box.height).clip();
  if (viewBox && viewBox.width > 0) {
    const scale = Math.min(box.width / viewBox.width, box.height / viewBox.height);
    const left = (box.width - viewBox.width * scale) / 2;
    doc.translate(left, (box.height - viewBox.height * scale) / 2).scale(scale);
  }
  for (const child of svg.children) drawNode(drawing, child);
  doc.restore();
}

function drawNode(drawing: TextDrawing, node: Element): void {
  if (!(node instanceof SVGGraphicsElement)) return;
  const { doc } = drawing;
  const matrix = node.transform.baseVal.consolidate()?.matrix;
  const style = getComputedStyle(node);
  const inner = { ...drawing, opacity: drawing.opacity * Number(style.opacity) };
  doc.save();
  if (matrix) doc.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  if (node instanceof SVGGeometryElement) drawGeometry(inner, node, style);
  else if (node instanceof SVGTextElement) drawSvgText(inner, node, style);
  else for (const child of node.children) drawNode(inner, child);
  doc.restore();
}

function drawGeometry(
  { doc, opacity }: TextDrawing,
  node: SVGGeometryElement,
  style: CSSStyleDeclaration,
): void {
  const fill = parseCssColor(style.fill);
  const stroke = parseCssColor(style.stroke);
  const width = Number.parseFloat(style.strokeWidth);
  const path = pathOf(node);
  if (fill && !(node instanceof SVGLineElement)) {
    doc.fillColor([...fill.rgb]).fillOpacity(fill.alpha * opacity * Number(style.fillOpacity));
    doc.path(path).fill(style.fillRule === 'evenodd' ? 'even-odd' : 'non-zero');
  }
  if (!stroke || width === 0) return;
  doc
    .strokeColor([...stroke.rgb])
    .strokeOpacity(stroke.alpha * opacity * Number(style.strokeOpacity));
  doc.lineWidth(width).lineCap(style.strokeLinecap);
  doc.lineJoin(style.strokeLinejoin);
  const [dash, space] = style.strokeDasharray.split(/[\s,]+/).map(Number.parseFloat);
  if (dash && space) doc.dash(dash, { space });
  doc.path(path).stroke();
}

/** Path data of any basic shape. */
function pathOf(node: SVGGeometryElement): string {
  const valueOf = (name: string) => Number(node.getAttribute(name) ?? 0);
  if (node instanceof SVGPathElement) return node.getAttribute('d') ?? '';
  if (node instanceof SVGRectElement)
    return `M${valueOf('x')} ${valueOf('y')}h${valueOf('width')}v${valueOf('height')}h${-valueOf('width')}Z`;
  if (node instanceof SVGLineElement)
    return `M${valueOf('x1')} ${valueOf('y1')}L${valueOf('x2')} ${valueOf('y2')}`;
  if (node instanceof SVGCircleElement) {
    const radius = valueOf('r');
    const arc = `a${radius} ${radius} 0 0 1`;
    return `M${valueOf('cx') - radius} ${valueOf('cy')}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
  }
  const points = node.getAttribute('points') ?? '';
  return points === '' ? '' : `M${points}${node instanceof SVGPolygonElement ? 'Z' : ''}`;
}

function drawSvgText(drawing: TextDrawing, node: SVGTextElement, style: CSSStyleDeclaration): void {
  const width = node.getComputedTextLength();
  const left = Number(node.getAttribute('x') ?? 0) - (ANCHOR_RATIOS[style.textAnchor] ?? 0) * width;
  const text = node.textContent.trim();
  const word = { text, x: left, baseline: Number(node.getAttribute('y') ?? 0), width };
  drawWord(drawing, word, style, style.fill);
}
