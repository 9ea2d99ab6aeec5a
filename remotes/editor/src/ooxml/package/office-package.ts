import JSZip from 'jszip';
import { attributes, RELATIONSHIPS, xml, type Xml } from './xml';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MEDIA_RELATIONSHIP = 'http://schemas.microsoft.com/office/2007/relationships/media';
const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Content types of the parts. */
const CONTENT_TYPES = {
  presentation: 'presentationml.presentation.main',
  slideMaster: 'presentationml.slideMaster',
  slideLayout: 'presentationml.slideLayout',
  slide: 'presentationml.slide',
  notesMaster: 'presentationml.notesMaster',
  notesSlide: 'presentationml.notesSlide',
  theme: 'theme',
  chart: 'drawingml.chart',
  workbook: 'spreadsheetml.sheet.main',
  worksheet: 'spreadsheetml.worksheet',
} as const;

/** Content types of other files, by extension. */
const DEFAULT_TYPES = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Relationships of a part. Targets are paths from the root of the package, or URLs. */
export class Relationships {
  readonly #entries = new Map<string, { readonly id: string; readonly entry: Xml }>();

  /** Id of the relationship to a part; the same target has one. */
  addPart(kind: string, path: string): string {
    const base = kind.startsWith('metadata/') ? `${PACKAGE}/relationships` : RELATIONSHIPS;
    return this.#add(`${base}/${kind}`, { Target: `/${path}` });
  }

  /** Ids of the two relationships that an embedded video has: of ECMA-376, and of PowerPoint since 2010. */
  addVideo(path: string): { readonly linkId: string; readonly embedId: string } {
    return {
      linkId: this.addPart('video', path),
      embedId: this.#add(MEDIA_RELATIONSHIP, { Target: `/${path}` }),
    };
  }

  addLink(url: string): string {
    return this.#add(`${RELATIONSHIPS}/hyperlink`, { Target: url, TargetMode: 'External' });
  }

  toXml(): Xml {
    const list = Array.from(this.#entries.values(), ({ entry }) => entry);
    return xml`<Relationships xmlns="${PACKAGE}/relationships">${list}</Relationships>`;
  }

  #add(Type: string, target: { readonly Target: string; readonly TargetMode?: string }): string {
    const key = `${Type} ${target.Target}`;
    const existing = this.#entries.get(key);
    if (existing) return existing.id;
    const id = `rId${this.#entries.size + 1}`;
    const entry = xml`<Relationship${attributes({ Id: id, Type, ...target })}/>`;
    this.#entries.set(key, { id, entry });
    return id;
  }
}

/** Parts of a presentation or a workbook, packed once. */
export class OfficePackage {
  readonly #zip = new JSZip();
  readonly #overrides: Xml[] = [];
  readonly #media = new Map<string, string>();
  #workbookCount = 0;

  addPart(
    path: string,
    kind: keyof typeof CONTENT_TYPES,
    root: Xml,
    relationships?: Relationships,
  ): void {
    const type = `application/vnd.openxmlformats-officedocument.${CONTENT_TYPES[kind]}+xml`;
    this.addXml(path, type, root);
    if (relationships) this.#write(path.replace(/[^/]+$/, '_rels/$&.rels'), relationships.toXml());
  }

  addXml(path: string, contentType: string, root: Xml): void {
    this.#write(path, root);
    this.#overrides.push(xml`<Override PartName="/${path}" ContentType="${contentType}"/>`);
  }

  /** Path of a picture or a video, which is stored once as it is, because its formats are compressed. */
  addMedia(dataUrl: string): string {
    const existing = this.#media.get(dataUrl);
    if (existing !== undefined) return existing;
    const comma = dataUrl.indexOf(',');
    const [, kind = 'image', extension = 'png'] =
      /^data:(image|video)\/(\w+)/.exec(dataUrl.slice(0, comma)) ?? [];
    const path = `ppt/media/${kind}${this.#media.size + 1}.${extension}`;
    this.#media.set(dataUrl, path);
    this.#zip.file(path, dataUrl.slice(comma + 1), { base64: true, compression: 'STORE' });
    return path;
  }

  /** Path of a chart's workbook. */
  addWorkbook(bytes: Uint8Array): string {
    this.#workbookCount += 1;
    const path = `ppt/embeddings/Microsoft_Excel_Sheet${this.#workbookCount}.xlsx`;
    this.#zip.file(path, bytes);
    return path;
  }

  async pack(
    root: Relationships,
    compression: 'DEFLATE' | 'STORE' = 'DEFLATE',
  ): Promise<Uint8Array<ArrayBuffer>> {
    const defaults = Object.entries(DEFAULT_TYPES).map(
      ([extension, type]) => xml`<Default Extension="${extension}" ContentType="${type}"/>`,
    );
    const types = xml`<Types xmlns="${PACKAGE}/content-types">${defaults}${this.#overrides}</Types>`;
    this.#write('[Content_Types].xml', types);
    this.#write('_rels/.rels', root.toXml());
    return new Uint8Array(await this.#zip.generateAsync({ type: 'uint8array', compression }));
  }

  #write(path: string, { markup }: Xml): void {
    this.#zip.file(path, XML_DECLARATION + markup);
  }
}
