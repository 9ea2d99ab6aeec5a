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
  mark(name: string, touches: readonly Touch[]): string {
    if (touches.length === 0 && this.#entered === null) return name;
    const mark = this.#byMark.size + 1;
    this.#byMark.set(mark, touches);
    if (this.#entered !== null && !this.#marks.has(this.#entered))
      this.#marks.set(this.#entered, mark);
    return `${name}⟦${mark}⟧`;
  }

  /** Starts the next slide. */
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
    const [touch = (same: string) => same] = this.fill(page?.background ?? 'none');
    const idOf = this.#idsIn(xml);
    return xml
      .replace(/<p:bg>.*?<\/p:bg>/s, (ground) => touch(cropped(ground, page), idOf))
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
    const touches = this.#byMark.get(Number(mark)) ?? [];
    return touches
      .reduce((xml, touch) => touch(xml, idOf), shape)
      .replaceAll(new RegExp(MARK, 'g'), '');
  }
}

/** Crops a background picture to the slide, in thousandths of a percent of its sides. */
function cropped(ground: string, page: Slide | undefined): string {
  if (!page?.picture) return ground;
  const { x, y, width, height } = pictureBox(frameOfBackground(page.picture));
  const outside = {
    l: -x / width,
    t: -y / height,
    r: (x + width - SLIDE.width) / width,
    b: (y + height - SLIDE.height) / height,
  };
  const sides = Object.entries(outside)
    .map(([side, share]) => ` ${side}="${Math.round(share * 1e5)}"`)
    .join('');
  return ground.replace(/<a:srcRect[^>]*\/>/, `<a:srcRect${sides}/>`);
}

/** PptxGenJS writes alternative text of pictures and charts only. */
export function withDescription({ alt }: SlideElement): readonly Touch[] {
  if (alt === '') return [];
  const described = ` descr="${escapedAttribute(alt)}"`;
  return [(xml) => xml.replace(/<p:cNvPr [^>]*?(?=\/?>)/, (facts) => facts + described)];
}

export function withCorners({
  radius,
  width,
  height,
}: Pick<ImageElement, 'radius' | 'width' | 'height'>): readonly Touch[] {
  if (radius === 0) return [];
  const share = Math.round(
    (Math.min(radius, width / 2, height / 2) / Math.min(width, height)) * 1e5,
  );
  const corners = `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${share}"/></a:avLst></a:prstGeom>`;
  return [(xml) => xml.replace(/<a:prstGeom prst="rect">.*?<\/a:prstGeom>/s, corners)];
}

export function withLine({ stroke, strokeWidth }: ImageElement): readonly Touch[] {
  if (stroke === 'none' || strokeWidth === 0) return [];
  const line = `<a:ln w="${Math.round(strokeWidth * EMU_PER_PX)}" algn="in">${solid(stroke, 100)}</a:ln>`;
  return [(xml) => xml.replace('</a:prstGeom>', `</a:prstGeom>${line}`)];
}

export function withShadow({ shadow }: ImageElement): readonly Touch[] {
  if (!shadow) return [];
  const drop =
    `<a:effectLst><a:outerShdw blurRad="${24 * EMU_PER_PX}" dist="${8 * EMU_PER_PX}" dir="5400000" rotWithShape="0">` +
    '<a:srgbClr val="000000"><a:alpha val="35000"/></a:srgbClr></a:outerShdw></a:effectLst>';
  return [(xml) => xml.replace('</p:spPr>', `${drop}</p:spPr>`)];
}

const TOWARDS: Readonly<Record<Exclude<Shade, 'none' | 'whole'>, number>> = {
  bottom: 16_200_000,
  top: 5_400_000,
  left: 0,
  right: 10_800_000,
};

/** Scrim of a picture with the same opacity as in the editor. */
export function shaded({ shade, shadeColor }: ImageElement): Touch {
  const paint =
    shade === 'whole' || shade === 'none'
      ? solid(shadeColor, 72)
      : stops(
          [
            { at: 0, color: shadeColor, alpha: 95 },
            { at: 100, color: shadeColor, alpha: 0 },
          ],
          `<a:lin ang="${TOWARDS[shade]}" scaled="0"/>`,
        );
  return (xml) => xml.replace(/<a:solidFill>.*?<\/a:solidFill>/s, paint);
}

/** CSS measures angles from the top, OOXML from the right. */
function gradient(fill: Exclude<Fill, { kind: 'solid' }>): string {
  const ends = fill.stops.map((stop) => ({ ...stop, alpha: 100 }));
  if (fill.kind === 'linear')
    return stops(
      ends,
      `<a:lin ang="${(((fill.angle + 270) % 360) * 60_000).toFixed(0)}" scaled="0"/>`,
    );
  const [x, y] = [fill.x * 1000, fill.y * 1000];
  const middle = `<a:fillToRect l="${x}" t="${y}" r="${100_000 - x}" b="${100_000 - y}"/>`;
  return stops(ends, `<a:path path="circle">${middle}</a:path>`);
}

interface Stop {
  readonly at: number;
  readonly color: string;
  readonly alpha: number;
}

function stops(list: readonly Stop[], way: string): string {
  const marks = list
    .map(({ at, color, alpha }) => `<a:gs pos="${at * 1000}">${colorOf(color, alpha)}</a:gs>`)
    .join('');
  return `<a:gradFill rotWithShape="1"><a:gsLst>${marks}</a:gsLst>${way}</a:gradFill>`;
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
