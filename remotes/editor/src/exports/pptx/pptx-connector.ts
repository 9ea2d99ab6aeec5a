import { type LineBend, lineBendOf, routePointsOf } from '../../elements/line/line-geometry';
import type { LineDash, Arrowhead, ConnectionSide } from '../../elements/line/line-options';
import type { Connection, LineElement } from '../../elements/line/line-schema';
import type { SlideElement } from '../../elements/element-schema';
import { type ShapeIdLookup, solidFillXml, type XmlPatch } from './xml-patches';
import { EMU_PER_PX } from '../../core/geometry/units';
import { escapeXmlAttribute } from './pptx-markup';

/** Turns a line into a connector attached to its elements; PptxGenJS writes unconnected lines only. */
export function createConnectorPatch(
  line: LineElement,
  elements: readonly SlideElement[],
): XmlPatch {
  const targetOf = (connection: Connection | null) =>
    elements.find(({ id }) => id === connection?.elementId);
  return (xml, idOf) => {
    const [, id = '', name = ''] = /<p:cNvPr id="(\d+)" name="([^"]*)"/.exec(xml) ?? [];
    const connectionsXml =
      connectionXml('a:stCxn', line.from.connection, targetOf(line.from.connection), idOf) +
      connectionXml('a:endCxn', line.to.connection, targetOf(line.to.connection), idOf);
    return (
      `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="${id}" name="${name}" descr="${escapeXmlAttribute(line.alt)}"/>` +
      `<p:cNvCxnSpPr>${connectionsXml}</p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr>` +
      `<p:spPr>${transformXml(line)}${lineXml(line)}</p:spPr></p:cxnSp>`
    );
  };
}

function connectionXml(
  tag: string,
  connection: Connection | null,
  target: SlideElement | undefined,
  idOf: ShapeIdLookup,
): string {
  const id = connection && idOf(connection.elementId);
  if (!id || !target || hasNoConnectionSites(target)) return '';
  const siteIndexes =
    target.type === 'shape' && target.shapeType === 'circle'
      ? ELLIPSE_SITE_INDEXES
      : BOX_SITE_INDEXES;
  return `<${tag} id="${id}" idx="${siteIndexes[connection.side]}"/>`;
}

/** Tables, charts and custom outlines have no connection sites. */
function hasNoConnectionSites(target: SlideElement): boolean {
  if (target.type === 'shape') return ['polygon', 'star', 'path'].includes(target.shapeType);
  return target.type === 'table' || target.type === 'chart';
}

/** Indexes of the connection sites in OOXML. */
const BOX_SITE_INDEXES: Readonly<Record<ConnectionSide, number>> = {
  top: 0,
  left: 1,
  bottom: 2,
  right: 3,
};
const ELLIPSE_SITE_INDEXES: Readonly<Record<ConnectionSide, number>> = {
  top: 0,
  left: 2,
  bottom: 4,
  right: 6,
};

const CONNECTOR_GEOMETRIES: Readonly<
  Record<LineBend, { readonly name: string; readonly isTurned: boolean }>
> = {
  none: { name: 'straightConnector1', isTurned: false },
  'across-down-across': { name: 'bentConnector3', isTurned: false },
  'down-across-down': { name: 'bentConnector3', isTurned: true },
  'across-down': { name: 'bentConnector2', isTurned: false },
  'down-across': { name: 'bentConnector2', isTurned: true },
};

/** OOXML elbows start horizontally; those that start vertically are rotated by 90°. */
function transformXml(line: LineElement): string {
  const route = routePointsOf(line);
  const [from, to] = [route[0], route.at(-1)];
  if (!from || !to) return '';
  const { name, isTurned } = CONNECTOR_GEOMETRIES[lineBendOf(line)];
  const [isLeftwards, isUpwards] = [from.x > to.x, from.y > to.y];
  const size = { width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height];
  const centre = { x: line.x + (from.x + to.x) / 2, y: line.y + (from.y + to.y) / 2 };
  const rotation = (line.rotation + (isTurned ? 90 : 0)) % 360;
  const flips = isTurned
    ? { flipH: isUpwards, flipV: !isLeftwards }
    : { flipH: isLeftwards, flipV: isUpwards };
  return (
    `<a:xfrm${rotation === 0 ? '' : ` rot="${Math.round(rotation * 60_000)}"`}` +
    `${flips.flipH ? ' flipH="1"' : ''}${flips.flipV ? ' flipV="1"' : ''}>` +
    `<a:off x="${toEmu(centre.x - width / 2)}" y="${toEmu(centre.y - height / 2)}"/>` +
    `<a:ext cx="${toEmu(width)}" cy="${toEmu(height)}"/></a:xfrm>` +
    `<a:prstGeom prst="${name}"><a:avLst/></a:prstGeom>`
  );
}

const DASHES: Readonly<Record<LineDash, string>> = { solid: '', dashed: 'dash', dotted: 'sysDot' };

const HEADS: Readonly<Record<Arrowhead, string>> = {
  none: '',
  arrow: 'type="arrow" w="lg" len="lg"',
  triangle: 'type="triangle" w="lg" len="lg"',
  circle: 'type="oval" w="lg" len="lg"',
};

function lineXml({ stroke, strokeWidth, opacity, dash, from, to }: LineElement): string {
  const dashXml = DASHES[dash] === '' ? '' : `<a:prstDash val="${DASHES[dash]}"/>`;
  const arrowheadsXml =
    (from.arrowhead === 'none' ? '' : `<a:headEnd ${HEADS[from.arrowhead]}/>`) +
    (to.arrowhead === 'none' ? '' : `<a:tailEnd ${HEADS[to.arrowhead]}/>`);
  const fillXml = solidFillXml(stroke, Math.round(opacity * 100));
  return `<a:ln w="${toEmu(strokeWidth)}">${fillXml}${dashXml}<a:round/>${arrowheadsXml}</a:ln>`;
}

function toEmu(pixels: number): number {
  return Math.round(pixels * EMU_PER_PX);
}
