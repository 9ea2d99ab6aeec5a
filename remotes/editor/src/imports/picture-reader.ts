import type { PictureAsset } from '../elements/image/create-image';
import type { ImportedImage } from '../storage/read-image';
import type { PackageFile } from './package/package-file';

const MIME_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** Reads each picture of a package once. Paths serve as keys until the deck is stored. */
export class PictureReader {
  readonly #file: PackageFile;
  readonly #readImage: (blob: Blob) => Promise<ImportedImage>;
  readonly #read = new Map<string, Promise<ImportedImage | undefined>>();

  constructor(file: PackageFile, readImage: (blob: Blob) => Promise<ImportedImage>) {
    this.#file = file;
    this.#readImage = readImage;
  }

  async readPicture(path: string): Promise<PictureAsset | undefined> {
    const pending = this.#read.get(path) ?? this.#readFrom(path);
    this.#read.set(path, pending);
    const image = await pending;
    return image && { asset: path, naturalWidth: image.width, naturalHeight: image.height };
  }

  async listPictures(): Promise<readonly (readonly [path: string, image: ImportedImage])[]> {
    const entries = await Promise.all(
      Array.from(this.#read, async ([path, pending]) => [path, await pending] as const),
    );
    return entries.flatMap(([path, image]) => (image ? [[path, image] as const] : []));
  }

  async #readFrom(path: string): Promise<ImportedImage | undefined> {
    const type = MIME_TYPES[path.split('.').at(-1)?.toLowerCase() ?? ''];
    if (type === undefined || !this.#file.has(path)) return undefined;
    const blob = new Blob([await this.#file.readBytes(path)], { type });
    return this.#readImage(blob).catch(() => undefined);
  }
}
