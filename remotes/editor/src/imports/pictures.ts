import type { Picture } from '../core/model/create';
import type { ReadImage } from '../storage/read-image';
import type { PackageFile } from './package-file';

const TYPES: Readonly<Record<string, string>> = {
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
export class Pictures {
  readonly #file: PackageFile;
  readonly #readImage: (blob: Blob) => Promise<ReadImage>;
  readonly #read = new Map<string, Promise<ReadImage | undefined>>();

  constructor(file: PackageFile, readImage: (blob: Blob) => Promise<ReadImage>) {
    this.#file = file;
    this.#readImage = readImage;
  }

  async take(path: string): Promise<Picture | undefined> {
    const pending = this.#read.get(path) ?? this.#readFrom(path);
    this.#read.set(path, pending);
    const image = await pending;
    return image && { asset: path, naturalWidth: image.width, naturalHeight: image.height };
  }

  async taken(): Promise<readonly (readonly [path: string, image: ReadImage])[]> {
    const entries = await Promise.all(
      Array.from(this.#read, async ([path, pending]) => [path, await pending] as const),
    );
    return entries.flatMap(([path, image]) => (image ? [[path, image] as const] : []));
  }

  async #readFrom(path: string): Promise<ReadImage | undefined> {
    const type = TYPES[path.split('.').at(-1)?.toLowerCase() ?? ''];
    if (type === undefined || !this.#file.has(path)) return undefined;
    const blob = new Blob([await this.#file.bytes(path)], { type });
    return this.#readImage(blob).catch(() => undefined);
  }
}
