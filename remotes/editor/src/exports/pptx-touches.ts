import { frameOfBackground } from '../core/edit/background';
import { pictureBox } from '../core/geometry/picture-box';
import {
  type ImageElement,
  type Shade,
  type Slide,
  SLIDE,
  type SlideElement,
} from '../core/model/deck';
import { type Fill, readFill } from '../core/model/fill';
import { escapedAttribute } from './pptx-markup';
import { transitionInto } from './pptx-transition';
import { EMU_PER_PX } from '../core/geometry/units';

/** Change of one shape's XML after PptxGenJS has written it. `idOf` returns the ids of other shapes. */
export type Touch = (xml: string, idOf: ShapeIds) => string;

/** Returns the shape id of an element on the slide; undefined if it is not there. */
export type ShapeIds = (elementId: string) => string | undefined;

const MARK = /⟦(\d+)⟧/;
const NUMBERED = /<p:cNvPr id="(\d+)" name="[^"]*⟦(\d+)⟧/g;
const SHAPES = /<p:(sp|pic)>.*?<\/p:\1>/gs;

/**
 * XML patches for features that PptxGenJS lacks: gradients, corners, formatted text. A mark at the end of its name
 * identifies a shape and is removed when the patches are applied.
 */
export class Touches {
  readonly #byMark = new Map<number, readonly Touch[]>();
  readonly #pages: Slide[] = [];
  readonly #marks = new Map<string, number>();
  #entered: string | null = null;

  /** Sets the element that the next shapes belong to, if lines are attached to it; null otherwise. */
  enter(elementId: string | null): void {
    this.#entered = elementId;
  }

  /** Appends a mark to the name; returns it unchanged if there is nothing to patch. */
  mark(name: string, patches: readonly Touch[]): string {
    if (patches.length === 0 && this.#entered === null) return name;
    const mark = this.#byMark.size + 1;
    this.#byMark.set(mark, patches);
    if (this.#entered !== null && !this.#marks.has(this.#entered))
      this.#marks.set(this.#entered, mark);
    return `${name}⟦${mark}⟧`;
  }

  beginPage(slide: Slide): void {
    this.#pages.push(slide);
  }

  fill(text: string): readonly Touch[] {
    const fill = readFill(text);
    if (!fill || fill.kind === 'solid') return [];
    return [(xml) => xml.replace(/<a:solidFill>.*?<\/a:solidFill>/s, gradient(fill))];
  }

  apply(xml: string, number: number): string {
    const page = this.#pages[number - 1];
    const [patch = (unchangedXml: string) => unchangedXml] = this.fill(page?.background ?? 'none');
    const idOf = this.#idsIn(xml);
    return xml
      .replace(/<p:bg>.*?<\/p:bg>/s, (backgroundXml) => patch(cropped(backgroundXml, page), idOf))
      .replaceAll(SHAPES, (shape) => this.#touched(shape, idOf))
      .replace('</p:sld>', `${transitionInto(page?.transition ?? 'cut')}</p:sld>`);
  }

  #idsIn(xml: string): ShapeIds {
    const ids = new Map(
      Array.from(xml.matchAll(NUMBERED), ([, id = '', mark]) => [Number(mark), id]),
    );
    return (elementId) => ids.get(this.#marks.get(elementId) ?? 0);
  }

  #touched(shape: string, idOf: ShapeIds): string {
    const mark = MARK.exec(shape)?.[1];
    if (mark === undefined) return shape;
    const patches = this.#byMark.get(Number(mark)) ?? [];
    return patches
      .reduce((xml, patch) => patch(xml, idOf), shape)
      .replaceAll(new RegExp(MARK, 'g'), '');
  }
}

/** Crops a background picture to the slide, in thousandths of a percent of its sides. */
function cropped(backgroundXml: string, page: Slide | undefined): string {
  if (!page?.picture) return backgroundXml;
  const { x, y, width, height } = pictureBox(frameOfBackground(page.picture));
  const cropRatios = {
    l: -x / width,
    t: -y / height,
    r: (x + width - SLIDE.width) / width,
    b: (y + height - SLIDE.height) / height,
  };
  const sides = Object.entries(cropRatios)
    .map(([side, ratio]) => ` ${side}="${Math.round(ratio * 1e5)}"`)
    .join('');
  return backgroundXml.replace(/<a:srcRect[^>]*\/>/, `<a:srcRect${sides}/>`);
}

/** PptxGenJS writes alternative text of pictures and charts only. */
export function withDescription({ alt }: SlideElement): readonly Touch[] {
  if (alt === '') return [];
  const descriptionAttribute = ` descr="${escapedAttribute(alt)}"`;
  return [
    (xml) => xml.replace(/<p:cNvPr [^>]*?(?=\/?>)/, (openTag) => openTag + descriptionAttribute),
  ];
}

export function withCorners({
  radius,
  width,
  height,
}: Pick<ImageElement, 'radius' | 'width' | 'height'>): readonly Touch[] {
  if (radius === 0) return [];
  const ratio = Math.round(
    (Math.min(radius, width / 2, height / 2) / Math.min(width, height)) * 1e5,
  );
  const corners = `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${ratio}"/></a:avLst></a:prstGeom>`;
  return [(xml) => xml.replace(/<a:prstGeom prst="rect">.*?<\/a:prstGeom>/s, corners)];
}

export function withLine({ stroke, strokeWidth }: ImageElement): readonly Touch[] {
  if (stroke === 'none' || strokeWidth === 0) return [];
  const line = `<a:ln w="${Math.round(strokeWidth * EMU_PER_PX)}" algn="in">${solid(stroke, 100)}</a:ln>`;
  return [(xml) => xml.replace('</a:prstGeom>', `</a:prstGeom>${line}`)];
}

export function withShadow({ shadow }: ImageElement): readonly Touch[] {
  if (!shadow) return [];
  const shadowXml =
    `<a:effectLst><a:outerShdw blurRad="${24 * EMU_PER_PX}" dist="${8 * EMU_PER_PX}" dir="5400000" rotWithShape="0">` +
    '<a:srgbClr val="000000"><a:alpha val="35000"/></a:srgbClr></a:outerShdw></a:effectLst>';
  return [(xml) => xml.replace('</p:spPr>', `${shadowXml}</p:spPr>`)];
}

const TOWARDS: Readonly<Record<Exclude<Shade, 'none' | 'whole'>, number>> = {
  bottom: 16_200_000,
  top: 5_400_000,
  left: 0,
  right: 10_800_000,
};

/** Scrim of a picture with the same opacity as in the editor. */
export function shaded({ shade, shadeColor }: ImageElement): Touch {
  const fillXml =
    shade === 'whole' || shade === 'none'
      ? solid(shadeColor, 72)
      : stops(
          [
            { at: 0, color: shadeColor, alpha: 95 },
            { at: 100, color: shadeColor, alpha: 0 },
          ],
          `<a:lin ang="${TOWARDS[shade]}" scaled="0"/>`,
        );
  return (xml) => xml.replace(/<a:solidFill>.*?<\/a:solidFill>/s, fillXml);
}

/** CSS measures angles from the top, OOXML from the right. */
function gradient(fill: Exclude<Fill, { kind: 'solid' }>): string {
  const opaqueStops = fill.stops.map((stop) => ({ ...stop, alpha: 100 }));
  if (fill.kind === 'linear')
    return stops(
      opaqueStops,
      `<a:lin ang="${(((fill.angle + 270) % 360) * 60_000).toFixed(0)}" scaled="0"/>`,
    );
  const [x, y] = [fill.x * 1000, fill.y * 1000];
  const focusXml = `<a:fillToRect l="${x}" t="${y}" r="${100_000 - x}" b="${100_000 - y}"/>`;
  return stops(opaqueStops, `<a:path path="circle">${focusXml}</a:path>`);
}

interface Stop {
  readonly at: number;
  readonly color: string;
  readonly alpha: number;
}

function stops(list: readonly Stop[], directionXml: string): string {
  const stopsXml = list
    .map(({ at, color, alpha }) => `<a:gs pos="${at * 1000}">${colorOf(color, alpha)}</a:gs>`)
    .join('');
  return `<a:gradFill rotWithShape="1"><a:gsLst>${stopsXml}</a:gsLst>${directionXml}</a:gradFill>`;
}

export function solid(color: string, alpha: number): string {
  return `<a:solidFill>${colorOf(color, alpha)}</a:solidFill>`;
}

function colorOf(color: string, alpha: number): string {
  const value = color.replace('#', '').toUpperCase();
  return alpha === 100
    ? `<a:srgbClr val="${value}"/>`
    : `<a:srgbClr val="${value}"><a:alpha val="${alpha * 1000}"/></a:srgbClr>`;
}
