import type { Size } from '../core/geometry/box';
import {
  type VideoMediaType,
  videoTypeOf,
  isLargerThan,
  MAX_VIDEO_MB,
  MAX_DECK_VIDEOS_MB,
} from '../core/model/clip-types';
import type { PictureAsset, VideoClip } from '../core/model/theme-schema';
import type { PackageFile } from './package/package-file';

const SIGNATURE_BYTES = 8;

/** Length, type and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12;

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

/** Picture that was read and is not stored yet. */
export interface ImportedImage extends Size {
  readonly blob: Blob;
  /** Explicit size of a drawing that was rendered with more pixels. */
  readonly displaySize: Size | null;
}

/** Reads each picture and video of a package once. Paths serve as keys until the deck is stored. */
export class PictureReader {
  readonly #file: PackageFile;
  readonly #readImage: (blob: Blob) => Promise<ImportedImage>;
  readonly #read = new Map<string, Promise<ImportedImage | undefined>>();
  readonly #clips = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: VideoMediaType }>();

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

  /** Path and format of a video that a deck can carry; undefined for others. */
  async readClip(path: string): Promise<Pick<VideoClip, 'asset' | 'type'> | undefined> {
    if (!this.#file.has(path)) return undefined;
    const bytes = this.#clips.get(path)?.bytes ?? (await this.#file.readBytes(path));
    const type = videoTypeOf(bytes);
    if (!type || isLargerThan(bytes.length, MAX_VIDEO_MB)) return undefined;
    const others = Array.from(this.#clips).filter(([other]) => other !== path);
    const total = others.reduce((sum, [, clip]) => sum + clip.bytes.length, bytes.length);
    if (isLargerThan(total, MAX_DECK_VIDEOS_MB)) return undefined;
    this.#clips.set(path, { bytes, type });
    return { asset: path, type };
  }

  listClips(): readonly (readonly [path: string, file: Blob])[] {
    return Array.from(this.#clips, ([path, { bytes, type }]) => [
      path,
      new Blob([bytes], { type }),
    ]);
  }

  async #readFrom(path: string): Promise<ImportedImage | undefined> {
    const type = MIME_TYPES[path.split('.').at(-1)?.toLowerCase() ?? ''];
    if (type === undefined || !this.#file.has(path)) return undefined;
    const bytes = await this.#file.readBytes(path);
    const blob = new Blob([type === 'image/png' ? removePngGamma(bytes) : bytes], { type });
    return this.#readImage(blob).catch(() => undefined);
  }
}

/**
 * Removes the gamma of a PNG: browsers apply it, PowerPoint and LibreOffice show the values as they are stored. A colour
 * profile stays.
 */
export function removePngGamma(png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_FRAME_BYTES <= png.length) {
    const end = at + CHUNK_FRAME_BYTES + view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (type === 'IDAT' || end > png.length) return png;
    if (type === 'gAMA') {
      const rest = new Uint8Array(png.length - (end - at));
      rest.set(png.subarray(0, at));
      rest.set(png.subarray(end), at);
      return rest;
    }
    at = end;
  }
  return png;
}
