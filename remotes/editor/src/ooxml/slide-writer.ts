import { elementLabelOf } from '../core/elements/element-labels';
import type { ElementOf, SlideElement } from '../core/elements/slide-element';
import type { TextRole } from '../core/model/deck-constants';
import type { ImageAdjustments } from '../core/model/theme-schema';
import { findSlideTitle, isLevelText } from '../core/text/find-slide-title';
import { cornerAndSizeXml, type DrawingBox, rotationXml, toEmu } from './drawing-xml';
import { type OfficePackage, Relationships } from './package/office-package';
import { attributes, xml, type Xml, type XmlValue } from './package/xml';

const BODY_ROLES: readonly (TextRole | null)[] = ['lead', 'body', 'prose'];

type Connection = NonNullable<ElementOf<'line'>['from']['connection']>;

/** Indexes of the connection sites in OOXML. */
export type ConnectionSites = Readonly<Record<Connection['side'], number>>;

export const BOX_SITES: ConnectionSites = { top: 0, left: 1, bottom: 2, right: 3 };

export const ELLIPSE_SITES: ConnectionSites = { top: 0, left: 2, bottom: 4, right: 6 };

/** Loads a picture as a data URL by its key; undefined if it is not in this browser. */
export type PictureLoader = (hash: string) => Promise<string | undefined>;

/** Renders adjustments into a picture, for exports that cannot express them. */
export type RenderAdjustedPicture = (
  data: string,
  adjustments: ImageAdjustments,
) => Promise<string>;

/** Results that need a browser or its storage. */
export interface ExportSources {
  readonly slideSize: { readonly width: number; readonly height: number };
  /** Language of text without a script of another one, as Office writes it. */
  readonly language: string;
  readonly pictureOf: PictureLoader;
  /** Ratio by which the text of an element shrinks to fit its box; 1 for none. */
  readonly shrinkOf: (elementId: string) => number;
  readonly develop: RenderAdjustedPicture;
}

interface ShapeNames {
  readonly name?: string;
  /** True for what screen readers leave out; PowerPoint asks for a description of everything else. */
  readonly isDecorative?: boolean;
  readonly alt?: string;
  readonly link?: string;
  /** True for a video, which a click plays. */
  readonly isVideo?: boolean;
}

/** Video whose shape the timing of a slide names. */
export interface TimedVideo {
  readonly shapeId: number;
  readonly autoplays: boolean;
}

/** Slide being written: ids of its shapes, its relationships and the package it goes to. */
export class SlideWriter {
  readonly relationships = new Relationships();
  readonly #shapeIds = new Map<string, number>();
  readonly #sites = new Map<string, ConnectionSites | undefined>();
  readonly #videos: TimedVideo[] = [];
  #lastId = 1;

  constructor(
    readonly file: OfficePackage,
    readonly sources: ExportSources,
    readonly placeholders: Placeholders,
  ) {}

  /** Videos that were written so far. */
  get videos(): readonly TimedVideo[] {
    return this.#videos;
  }

  setConnectionSites(elementId: string, sites: ConnectionSites | undefined): void {
    this.#sites.set(elementId, sites);
  }

  /** Id of the first shape of an element; undefined if it was not written. */
  shapeIdOf(elementId: string): number | undefined {
    return this.#shapeIds.get(elementId);
  }

  /** Shape and connection site of a line's end; undefined if the element was not written or has no sites. */
  connectionSiteOf({ elementId, side }: Connection): { id: number; idx: number } | undefined {
    const [id, idx] = [this.shapeIdOf(elementId), this.#sites.get(elementId)?.[side]];
    return id === undefined || idx === undefined ? undefined : { id, idx };
  }

  /** Non-visual properties of the next shape of an element. */
  elementNamesXml(element: SlideElement, names: ShapeNames = {}): Xml {
    if (!this.#shapeIds.has(element.id)) this.#shapeIds.set(element.id, this.#lastId + 1);
    return this.namesXml({ name: elementLabelOf(element), alt: element.alt, ...names });
  }

  /** Non-visual properties of the next shape, without those that are empty. */
  namesXml({ name, alt, link, isVideo = false, isDecorative = false }: ShapeNames): Xml {
    this.#lastId += 1;
    const list = attributes({ id: this.#lastId, name, descr: alt || undefined });
    const click = isVideo
      ? xml`<a:hlinkClick r:id="" action="ppaction://media"/>`
      : link && xml`<a:hlinkClick r:id="${this.relationships.addLink(link)}"/>`;
    return xml`<p:cNvPr${list}>${click}${isDecorative && !alt ? DECORATIVE : undefined}</p:cNvPr>`;
  }

  /** Video of an element that is about to be written; undefined if it is not in this browser. */
  async addClip(
    element: Pick<ElementOf<'image'>, 'id' | 'clip'>,
  ): Promise<ReturnType<Relationships['addVideo']> | undefined> {
    const data = element.clip && (await this.sources.pictureOf(element.clip.asset));
    if (data === undefined) return undefined;
    this.#videos.push({ shapeId: this.#lastId + 1, autoplays: element.clip?.autoplays ?? false });
    return this.relationships.addVideo(this.file.addMedia(data));
  }

  /** Picture with its adjustments as a relationship; undefined if it is not in this browser. */
  async addPicture({
    asset,
    adjustments,
  }: Pick<ElementOf<'image'>, 'asset' | 'adjustments'>): Promise<string | undefined> {
    const data = await this.sources.pictureOf(asset);
    if (data === undefined) return undefined;
    const picture = adjustments === null ? data : await this.sources.develop(data, adjustments);
    return this.relationships.addPart('image', this.file.addMedia(picture));
  }
}

const DECORATIVE = xml`<a:extLst>
  <a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">
    <adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/>
  </a:ext>
</a:extLst>`;

/** Shape from its names, its drawing properties in order, its text and its placeholder. */
export function shapeXml(names: Xml, properties: XmlValue, textBody?: Xml, placeholder?: Xml): Xml {
  const locks = placeholder && xml`<a:spLocks noGrp="1"/>`;
  return xml`<p:sp>
    <p:nvSpPr>${names}<p:cNvSpPr>${locks}</p:cNvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr>
    <p:spPr>${properties}</p:spPr>${textBody}
  </p:sp>`;
}

/** Group whose members have the coordinates of the slide. */
export function groupShapeXml(names: Xml, box: DrawingBox, members: XmlValue): Xml {
  const [x, y, cx, cy] = [box.x, box.y, box.width, box.height].map(toEmu);
  return xml`<p:grpSp>
    <p:nvGrpSpPr>${names}<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>
    <p:grpSpPr>
      <a:xfrm${rotationXml(box)}>
        ${cornerAndSizeXml(box)}<a:chOff${attributes({ x, y })}/><a:chExt${attributes({ cx, cy })}/>
      </a:xfrm>
    </p:grpSpPr>
    ${members}
  </p:grpSp>`;
}

/** Table or chart in a frame, with data of this editor about it. */
export function graphicFrameXml(names: Xml, transform: Xml, graphicData: Xml, ownData?: Xml): Xml {
  return xml`<p:graphicFrame>
    <p:nvGraphicFramePr>
      ${names}<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr>
      <p:nvPr>${ownData}</p:nvPr>
    </p:nvGraphicFramePr>
    <p:xfrm>${transform}</p:xfrm>
    <a:graphic>${graphicData}</a:graphic>
  </p:graphicFrame>`;
}

/** Placeholder of each text that PowerPoint's outline shows, by element id. */
type Placeholders = ReadonlyMap<string, Xml>;

export function assignPlaceholders(elements: readonly SlideElement[]): Placeholders {
  // PowerPoint has no placeholders in groups.
  const lone = elements.filter(({ groupIds }) => groupIds.length === 0);
  const title = findSlideTitle(lone);
  const bodies = lone.filter(isLevelText).filter(({ role }) => BODY_ROLES.includes(role));
  return new Map([
    ...bodies.map(({ id }, index) => [id, xml`<p:ph type="body" idx="${index + 1}"/>`] as const),
    ...(title ? [[title.id, xml`<p:ph type="title"/>`] as const] : []),
  ]);
}
