import type { Point } from '../core/geometry/box';
import type { PathSegment } from '../core/geometry/path';
import { EMU_PER_PX } from '../core/model/deck-constants';
import { parseFill } from '../core/model/colors';
import { attributes, xml, type Xml, type XmlValue } from './package/xml';

/** Box in slide pixels; rotation in degrees. */
export interface DrawingBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation?: number;
}

export function toEmu(pixels: number): number {
  return Math.round(pixels * EMU_PER_PX);
}

/** Thousandths of a percent, the unit of most ratios. */
export function toThousandths(ratio: number): number {
  return Math.round(ratio * 100_000);
}

function toDegreeUnits(degrees: number): number {
  return Math.round(degrees * 60_000);
}

export function colorXml(color: string, opacity = 1): Xml {
  const value = color.slice(1).toUpperCase();
  if (opacity === 1) return xml`<a:srgbClr val="${value}"/>`;
  const alpha = toThousandths(opacity);
  return xml`<a:srgbClr val="${value}"><a:alpha val="${alpha}"/></a:srgbClr>`;
}

export function solidFillXml(color: string, opacity = 1): Xml {
  return xml`<a:solidFill>${colorXml(color, opacity)}</a:solidFill>`;
}

export const NO_LINE = xml`<a:ln><a:noFill/></a:ln>`;

/** A colour, a gradient or `none`. CSS measures angles from the top, OOXML from the right. */
export function fillXml(text: string, opacity = 1): Xml {
  const fill = parseFill(text);
  if (!fill) return xml`<a:noFill/>`;
  if (fill.kind === 'solid') return solidFillXml(fill.color, opacity);
  const stops = fill.stops.map((stop) => ({ ...stop, opacity }));
  if (fill.kind === 'linear') return linearGradientXml(stops, (fill.angle + 270) % 360);
  const [l, t] = [fill.x * 1000, fill.y * 1000];
  const focus = attributes({ l, t, r: 100_000 - l, b: 100_000 - t });
  return gradientXml(stops, xml`<a:path path="circle"><a:fillToRect${focus}/></a:path>`);
}

interface GradientStop {
  readonly percent: number;
  readonly color: string;
  readonly opacity: number;
}

/** @param degrees from left to right, clockwise */
export function linearGradientXml(stops: readonly GradientStop[], degrees: number): Xml {
  return gradientXml(stops, xml`<a:lin ang="${toDegreeUnits(degrees)}" scaled="0"/>`);
}

function gradientXml(stops: readonly GradientStop[], direction: Xml): Xml {
  const list = stops.map(
    ({ percent, color, opacity }) =>
      xml`<a:gs pos="${percent * 1000}">${colorXml(color, opacity)}</a:gs>`,
  );
  return xml`<a:gradFill rotWithShape="1"><a:gsLst>${list}</a:gsLst>${direction}</a:gradFill>`;
}

/** @param flips attributes `flipH` and `flipV` */
export function transformXml(box: DrawingBox, flips?: XmlValue): Xml {
  return xml`<a:xfrm${rotationXml(box)}${flips}>${cornerAndSizeXml(box)}</a:xfrm>`;
}

export function rotationXml({ rotation }: DrawingBox): Xml {
  return attributes({ rot: rotation ? toDegreeUnits(rotation) : undefined });
}

/** Position and size without rotation. */
export function cornerAndSizeXml({ x, y, width, height }: DrawingBox): Xml {
  return xml`<a:off x="${toEmu(x)}" y="${toEmu(y)}"/><a:ext cx="${toEmu(width)}" cy="${toEmu(height)}"/>`;
}

/** @param adjustments ratios by name */
export function presetXml(name: string, adjustments: Readonly<Record<string, number>> = {}): Xml {
  const guides = Object.entries(adjustments).map(
    ([guide, ratio]) => xml`<a:gd name="${guide}" fmla="val ${toThousandths(ratio)}"/>`,
  );
  return xml`<a:prstGeom prst="${name}"><a:avLst>${guides}</a:avLst></a:prstGeom>`;
}

type Size = Pick<DrawingBox, 'width' | 'height'>;

/** Rectangle with rounded corners. */
export function cornersXml({ width, height, radius }: Size & { readonly radius: number }): Xml {
  if (radius === 0) return presetXml('rect');
  const shorter = Math.min(width, height);
  return presetXml('roundRect', { adj: Math.min(radius, shorter / 2) / shorter });
}

const SEGMENT_TAGS = { M: 'moveTo', L: 'lnTo', C: 'cubicBezTo' } as const;

/** Custom outline, relative to its box. */
export function pathXml({ width, height }: Size, segments: readonly PathSegment[]): Xml {
  const steps = segments.map(({ command, points }) => {
    if (command === 'Z') return xml`<a:close/>`;
    const tag = `a:${SEGMENT_TAGS[command]}`;
    const list = points.map(({ x, y }) => xml`<a:pt x="${toEmu(x)}" y="${toEmu(y)}"/>`);
    return xml`<${tag}>${list}</${tag}>`;
  });
  return xml`<a:custGeom>
    <a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="l" t="t" r="r" b="b"/>
    <a:pathLst><a:path w="${toEmu(width)}" h="${toEmu(height)}">${steps}</a:path></a:pathLst>
  </a:custGeom>`;
}

/** Segments of a closed outline of straight lines. */
export function closePolyline(corners: readonly Point[]): readonly PathSegment[] {
  return [
    ...corners.map((point, index): PathSegment => ({
      command: index === 0 ? 'M' : 'L',
      points: [point],
    })),
    { command: 'Z', points: [] },
  ];
}
