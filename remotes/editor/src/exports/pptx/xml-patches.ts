import { imageFromBackground } from '../../core/edit/slides/background';
import { pictureBoxOf } from '../../elements/image/picture-box';
import type { ImageElement } from '../../elements/image/image-schema';
import type { Slide } from '../../core/model/deck';
import { SLIDE_SIZE } from '../../core/model/deck-constants';
import type { SlideElement } from '../../elements/element-schema';
import type { Scrim } from '../../elements/image/scrims';
import { type Fill, parseFill } from '../../core/model/fill';
import { escapeXmlAttribute } from './pptx-markup';
import { transitionXml } from './pptx-transition';
import { EMU_PER_PX } from '../../core/geometry/units';

/** Change of one shape's XML after PptxGenJS has written it. `idOf` returns the ids of other shapes. */
export type XmlPatch = (xml: string, idOf: ShapeIdLookup) => string;

/** Returns the shape id of an element on the slide; undefined if it is not there. */
export type ShapeIdLookup = (elementId: string) => string | undefined;

/** Marks count at the end of a name only: names and texts can hold typed ones. */
const MARKED_NAME_PATTERN = /(<p:cNvPr id="(\d+)" name="[^"]*)⟦(\d+)⟧(?=")/;
const SHAPE_PATTERN = /<p:(sp|pic)>.*?<\/p:\1>/gs;

/**
 * XML patches for features that PptxGenJS lacks: gradients, corners, formatted text. A mark at the end of its name
 * identifies a shape and is removed when the patches are applied.
 */
export class XmlPatches {
  readonly #byMark = new Map<number, readonly XmlPatch[]>();
  readonly #pages: Slide[] = [];
  readonly #marks = new Map<string, number>();
  #entered: string | null = null;

  /** Sets the element that the next shapes belong to, if lines are attached to it; null otherwise. */
  setConnectedElement(elementId: string | null): void {
    this.#entered = elementId;
  }

  /** Appends a mark to the name; returns it unchanged if there is nothing to patch. */
  addToName(name: string, patches: readonly XmlPatch[]): string {
    if (patches.length === 0 && this.#entered === null && !name.endsWith('⟧')) return name;
    const mark = this.#byMark.size + 1;
    this.#byMark.set(mark, patches);
    if (this.#entered !== null && !this.#marks.has(this.#entered))
      this.#marks.set(this.#entered, mark);
    return `${name}⟦${mark}⟧`;
  }

  beginSlide(slide: Slide): void {
    this.#pages.push(slide);
  }

  createGradientPatches(text: string): readonly XmlPatch[] {
    const fill = parseFill(text);
    if (!fill || fill.kind === 'solid') return [];
    return [(xml) => xml.replace(/<a:solidFill>.*?<\/a:solidFill>/s, gradientFillXml(fill))];
  }

  apply(xml: string, number: number): string {
    const page = this.#pages[number - 1];
    const [patch = (unchangedXml: string) => unchangedXml] = this.createGradientPatches(
      page?.background ?? 'none',
    );
    const idOf = this.#idsIn(xml);
    return xml
      .replace(/<p:bg>.*?<\/p:bg>/s, (backgroundXml) =>
        patch(cropBackgroundXml(backgroundXml, page), idOf),
      )
      .replaceAll(SHAPE_PATTERN, (shape) => this.#touched(shape, idOf))
      .replace('</p:sld>', `${transitionXml(page?.transition ?? 'cut')}</p:sld>`);
  }

  #idsIn(xml: string): ShapeIdLookup {
    // Only these have marks: a table can have a name that looks like one.
    const ids = new Map(
      Array.from(xml.matchAll(SHAPE_PATTERN), ([shape]) => {
        const [, , id = '', mark] = MARKED_NAME_PATTERN.exec(shape) ?? [];
        return [Number(mark), id];
      }),
    );
    return (elementId) => ids.get(this.#marks.get(elementId) ?? 0);
  }

  #touched(shape: string, idOf: ShapeIdLookup): string {
    const mark = MARKED_NAME_PATTERN.exec(shape)?.[3];
    if (mark === undefined) return shape;
    const patches = this.#byMark.get(Number(mark)) ?? [];
    return patches
      .reduce((xml, patch) => patch(xml, idOf), shape)
      .replace(MARKED_NAME_PATTERN, '$1');
  }
}

/** Crops a background picture to the slide, in thousandths of a percent of its sides. */
function cropBackgroundXml(backgroundXml: string, page: Slide | undefined): string {
  if (!page?.backgroundPicture) return backgroundXml;
  const { x, y, width, height } = pictureBoxOf(imageFromBackground(page.backgroundPicture));
  const cropRatios = {
    l: -x / width,
    t: -y / height,
    r: (x + width - SLIDE_SIZE.width) / width,
    b: (y + height - SLIDE_SIZE.height) / height,
  };
  const sides = Object.entries(cropRatios)
    .map(([side, ratio]) => ` ${side}="${Math.round(ratio * 1e5)}"`)
    .join('');
  return backgroundXml.replace(/<a:srcRect[^>]*\/>/, `<a:srcRect${sides}/>`);
}

/** PptxGenJS writes alternative text of pictures and charts only. */
export function createDescriptionPatches({ alt }: SlideElement): readonly XmlPatch[] {
  if (alt === '') return [];
  const descriptionAttribute = ` descr="${escapeXmlAttribute(alt)}"`;
  return [
    (xml) => xml.replace(/<p:cNvPr [^>]*?(?=\/?>)/, (openTag) => openTag + descriptionAttribute),
  ];
}

export function createCornerPatches({
  radius,
  width,
  height,
}: Pick<ImageElement, 'radius' | 'width' | 'height'>): readonly XmlPatch[] {
  if (radius === 0) return [];
  const ratio = Math.round(
    (Math.min(radius, width / 2, height / 2) / Math.min(width, height)) * 1e5,
  );
  const corners = `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${ratio}"/></a:avLst></a:prstGeom>`;
  return [(xml) => xml.replace(/<a:prstGeom prst="rect">.*?<\/a:prstGeom>/s, corners)];
}

export function createBorderPatches({ stroke, strokeWidth }: ImageElement): readonly XmlPatch[] {
  if (stroke === 'none' || strokeWidth === 0) return [];
  const line = `<a:ln w="${Math.round(strokeWidth * EMU_PER_PX)}" algn="in">${solidFillXml(stroke, 100)}</a:ln>`;
  return [(xml) => xml.replace('</a:prstGeom>', `</a:prstGeom>${line}`)];
}

export function createShadowPatches({ hasShadow }: ImageElement): readonly XmlPatch[] {
  if (!hasShadow) return [];
  const shadowXml =
    `<a:effectLst><a:outerShdw blurRad="${24 * EMU_PER_PX}" dist="${8 * EMU_PER_PX}" dir="5400000" rotWithShape="0">` +
    '<a:srgbClr val="000000"><a:alpha val="35000"/></a:srgbClr></a:outerShdw></a:effectLst>';
  return [(xml) => xml.replace('</p:spPr>', `${shadowXml}</p:spPr>`)];
}

const SCRIM_ANGLES: Readonly<Record<Exclude<Scrim, 'none' | 'full'>, number>> = {
  bottom: 16_200_000,
  top: 5_400_000,
  left: 0,
  right: 10_800_000,
};

/** Scrim of a picture with the same opacity as in the editor. */
export function createScrimPatch({ scrim, scrimColor }: ImageElement): XmlPatch {
  const fillXml =
    scrim === 'full' || scrim === 'none'
      ? solidFillXml(scrimColor, 72)
      : gradientXml(
          [
            { percent: 0, color: scrimColor, alpha: 95 },
            { percent: 100, color: scrimColor, alpha: 0 },
          ],
          `<a:lin ang="${SCRIM_ANGLES[scrim]}" scaled="0"/>`,
        );
  return (xml) => xml.replace(/<a:solidFill>.*?<\/a:solidFill>/s, fillXml);
}

/** CSS measures angles from the top, OOXML from the right. */
function gradientFillXml(fill: Exclude<Fill, { kind: 'solid' }>): string {
  const opaqueStops = fill.stops.map((stop) => ({ ...stop, alpha: 100 }));
  if (fill.kind === 'linear')
    return gradientXml(
      opaqueStops,
      `<a:lin ang="${(((fill.angle + 270) % 360) * 60_000).toFixed(0)}" scaled="0"/>`,
    );
  const [x, y] = [fill.x * 1000, fill.y * 1000];
  const focusXml = `<a:fillToRect l="${x}" t="${y}" r="${100_000 - x}" b="${100_000 - y}"/>`;
  return gradientXml(opaqueStops, `<a:path path="circle">${focusXml}</a:path>`);
}

interface AlphaStop {
  readonly percent: number;
  readonly color: string;
  readonly alpha: number;
}

function gradientXml(list: readonly AlphaStop[], directionXml: string): string {
  const stopsXml = list
    .map(
      ({ percent, color, alpha }) =>
        `<a:gs pos="${percent * 1000}">${colorXml(color, alpha)}</a:gs>`,
    )
    .join('');
  return `<a:gradFill rotWithShape="1"><a:gsLst>${stopsXml}</a:gsLst>${directionXml}</a:gradFill>`;
}

export function solidFillXml(color: string, alpha: number): string {
  return `<a:solidFill>${colorXml(color, alpha)}</a:solidFill>`;
}

function colorXml(color: string, alpha: number): string {
  const value = color.replace('#', '').toUpperCase();
  return alpha === 100
    ? `<a:srgbClr val="${value}"/>`
    : `<a:srgbClr val="${value}"><a:alpha val="${alpha * 1000}"/></a:srgbClr>`;
}
