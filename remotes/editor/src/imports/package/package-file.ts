import JSZip from 'jszip';
import { parseXml } from '../../storage/parse-xml';

/** Thrown if a file cannot be imported; `sentences` are shown to the person who chose it. */
export class ImportError extends Error {
  readonly sentences: readonly string[];

  constructor(...sentences: string[]) {
    super(sentences.join(' '));
    this.sentences = sentences;
  }
}

/** Parts of an OPC package by path. */
export interface PackageFile {
  readonly has: (path: string) => boolean;
  readonly readBytes: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Cached, because hundreds of slides share a master. @throws ImportError if it is missing or not XML */
  readonly readXml: (path: string) => Promise<Element>;
}

const MB = 1024 * 1024;

/** Generous maximum of a deck with its pictures; larger packages are rejected. */
export const PACKAGE_LIMITS = { file: 400 * MB, unpacked: 800 * MB, xml: 40 * MB, parts: 20_000 };

/** Checked before the file is read. @throws ImportError */
export function requireAllowedSize(size: number): void {
  if (size > PACKAGE_LIMITS.file)
    throw new ImportError(
      `This file has ${toMegabytes(size)} MB. Files up to ${toMegabytes(PACKAGE_LIMITS.file)} MB can be opened: make its pictures smaller first.`,
    );
}

/** @throws ImportError */
export async function openPackage(
  fileBytes: Uint8Array<ArrayBuffer>,
  limits = PACKAGE_LIMITS,
): Promise<PackageFile> {
  requirePackageSignature(fileBytes);
  if (hasMoreParts(fileBytes, limits.parts)) throw new ImportError(...TOO_LARGE_MESSAGE);
  const zip = await JSZip.loadAsync(fileBytes).catch(() => {
    throw new ImportError(...DAMAGED_MESSAGE);
  });
  let remainingBytes = limits.unpacked;
  const parsed = new Map<string, Promise<Element>>();

  async function bytes(path: string, maxBytes = remainingBytes): Promise<Uint8Array<ArrayBuffer>> {
    const part = zip.file(path);
    if (!part) throw new ImportError(...DAMAGED_MESSAGE);
    const unpackedBytes = await unpackPart(part, Math.min(maxBytes, remainingBytes));
    remainingBytes -= unpackedBytes.length;
    return unpackedBytes;
  }

  async function read(path: string): Promise<Element> {
    return parsePartXml(new TextDecoder().decode(await bytes(path, limits.xml)));
  }

  return {
    has: (path) => zip.file(path) !== null,
    readBytes: bytes,
    readXml(path) {
      const cached = parsed.get(path) ?? read(path);
      parsed.set(path, cached);
      return cached;
    },
  };
}

const DAMAGED_MESSAGE = [
  'The file is damaged, or it is no PowerPoint presentation (.pptx).',
  'Open it in the program it was made with and save it again.',
];

const TOO_LARGE_MESSAGE = [
  'The file unpacks to far more than a presentation can be, so it was not opened.',
];

const OLE_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0];

/** Encrypted files and those of PowerPoint 2003 and earlier are OLE files, not ZIP packages. */
function requirePackageSignature(bytes: Uint8Array): void {
  if (OLE_SIGNATURE.every((byte, index) => bytes[index] === byte))
    throw new ImportError(
      'The file is locked with a password, or it is in the format of before 2007 (.ppt).',
      'Open it in the program it was made with and save it as .pptx without a password.',
    );
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new ImportError(...DAMAGED_MESSAGE);
}

const DIRECTORY_ENTRY_SIGNATURE = [0x50, 0x4b, 0x01, 0x02];

/**
 * Returns whether the ZIP directory may list more parts than allowed, before it is read. Counts its entries, because
 * the number that the file declares may be false and JSZip reads every entry.
 */
function hasMoreParts(bytes: Uint8Array, maxParts: number): boolean {
  let count = 0;
  for (let at = bytes.indexOf(0x50); at >= 0; at = bytes.indexOf(0x50, at + 1)) {
    if (!DIRECTORY_ENTRY_SIGNATURE.every((byte, index) => bytes[at + index] === byte)) continue;
    count += 1;
    if (count > maxParts) return true;
  }
  return false;
}

/** JSZip's stream API, which its types omit. */
interface UnpackStream {
  readonly on: ((event: 'data', take: (piece: Uint8Array<ArrayBuffer>) => void) => UnpackStream) &
    ((event: 'error' | 'end', take: () => void) => UnpackStream);
  readonly pause: () => UnpackStream;
  readonly resume: () => UnpackStream;
}

declare module 'jszip' {
  interface JSZipObject {
    internalStream(type: 'uint8array'): UnpackStream;
  }
}

/** Stops at the limit while unpacking, because declared sizes may be false. */
function unpackPart(part: JSZip.JSZipObject, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const stream = part.internalStream('uint8array');
    stream
      .on('data', (piece) => {
        length += piece.length;
        pieces.push(piece);
        if (length <= maxBytes) return;
        stream.pause();
        reject(new ImportError(...TOO_LARGE_MESSAGE));
      })
      .on('error', () => reject(new ImportError(...DAMAGED_MESSAGE)))
      .on('end', () => resolve(concatenate(pieces, length)))
      .resume();
  });
}

function concatenate(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

/** Rejects document types: OPC forbids them, and their entities could expand without limit. */
function parsePartXml(text: string): Element {
  if (text.includes('<!DOCTYPE')) throw new ImportError(...DAMAGED_MESSAGE);
  const root = parseXml(text, 'application/xml').documentElement;
  if (root.localName === 'parsererror' || root.querySelector('parsererror'))
    throw new ImportError(...DAMAGED_MESSAGE);
  return root;
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / MB);
}
