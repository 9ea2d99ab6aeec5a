import { parseCssColor } from './css-values';
import { drawWord, type TextDrawing } from './draw-text';
import type { PageBox } from './measure-text';

/** Draws an SVG of shapes, lines and text, as slides have them, at its box. */
export function drawSvg(drawing: TextDrawing, svg: SVGSVGElement, box: PageBox): void {
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

const ANCHOR_RATIOS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

function drawSvgText(drawing: TextDrawing, node: SVGTextElement, style: CSSStyleDeclaration): void {
  const width = node.getComputedTextLength();
  const left = Number(node.getAttribute('x') ?? 0) - (ANCHOR_RATIOS[style.textAnchor] ?? 0) * width;
  const text = node.textContent.trim();
  const word = { text, x: left, baseline: Number(node.getAttribute('y') ?? 0), width };
  drawWord(drawing, word, style, style.fill);
}
