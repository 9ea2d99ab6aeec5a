import { type LineBend, lineBendOf, routePointsOf } from '../line-route';
import type { LineDash } from '../line-options';
import type { LineEnd, LineElement } from '../line-schema';
import { presetXml, solidFillXml, toEmu, transformXml } from '../../../ooxml/drawing-xml';
import type { SlideWriter } from '../../../ooxml/slide-writer';
import { attributes, xml, type Xml, type XmlValue } from '../../../ooxml/package/xml';

/** Writes a line as a connector. Elements that it is attached to have been written before it. */
export function writeLine(slide: SlideWriter, line: LineElement): Xml {
  const { stroke, strokeWidth, opacity, dash, from, to } = line;
  return xml`<p:cxnSp>
    <p:nvCxnSpPr>
      ${slide.elementNamesXml(line, { isDecorative: true })}
      <p:cNvCxnSpPr>
        ${connectionXml('stCxn', slide, from)}
        ${connectionXml('endCxn', slide, to)}
      </p:cNvCxnSpPr>
      <p:nvPr/>
    </p:nvCxnSpPr>
    <p:spPr>
      ${geometryXml(line)}
      <a:ln w="${toEmu(strokeWidth)}">
        ${solidFillXml(stroke, opacity)}${DASHES[dash]}<a:round/>
        ${arrowheadXml('headEnd', from)}${arrowheadXml('tailEnd', to)}
      </a:ln>
    </p:spPr>
  </p:cxnSp>`;
}

function connectionXml(tag: string, slide: SlideWriter, { connection }: LineEnd): Xml | undefined {
  const site = connection && slide.connectionSiteOf(connection);
  return site ? xml`<a:${tag}${attributes(site)}/>` : undefined;
}

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
function geometryXml(line: LineElement): XmlValue {
  const route = routePointsOf(line);
  const [from, to] = [route[0], route.at(-1)];
  if (!from || !to) return undefined;
  const { name, isTurned } = CONNECTOR_GEOMETRIES[lineBendOf(line)];
  const [isLeftwards, isUpwards] = [from.x > to.x, from.y > to.y];
  const size = { width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height];
  const centre = { x: line.x + (from.x + to.x) / 2, y: line.y + (from.y + to.y) / 2 };
  const box = {
    x: centre.x - width / 2,
    y: centre.y - height / 2,
    width,
    height,
    rotation: (line.rotation + (isTurned ? 90 : 0)) % 360,
  };
  const flips = isTurned
    ? { flipH: isUpwards || undefined, flipV: !isLeftwards || undefined }
    : { flipH: isLeftwards || undefined, flipV: isUpwards || undefined };
  return [transformXml(box, attributes(flips)), presetXml(name)];
}

const DASHES: Readonly<Record<LineDash, Xml | undefined>> = {
  solid: undefined,
  dashed: xml`<a:prstDash val="dash"/>`,
  dotted: xml`<a:prstDash val="sysDot"/>`,
};

function arrowheadXml(tag: string, { arrowhead }: LineEnd): Xml | undefined {
  if (arrowhead === 'none') return undefined;
  return xml`<a:${tag} type="${arrowhead === 'circle' ? 'oval' : arrowhead}" w="lg" len="lg"/>`;
}
