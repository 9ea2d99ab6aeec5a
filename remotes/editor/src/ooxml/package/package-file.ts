import JSZip from 'jszip';
import { parseXml } from './parse-xml';

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

/** Kind of package that is opened: its limits, in bytes, and its names in messages. */
export interface PackageKind {
  readonly program: string;
  readonly noun: string;
  readonly extension: string;
  /** Extension of the format of before 2007. */
  readonly oldExtension: string;
  /** Advice on a file that is too large. */
  readonly sizeAdvice: string;
  readonly file: number;
  readonly unpacked: number;
  readonly xml: number;
  readonly parts: number;
}

/** With generous maximums of a deck with its pictures; larger packages are rejected. */
export const PRESENTATION_PACKAGE: PackageKind = {
  program: 'PowerPoint',
  noun: 'presentation',
  extension: '.pptx',
  oldExtension: '.ppt',
  sizeAdvice: 'make its pictures smaller first',
  file: 400 * MB,
  unpacked: 800 * MB,
  xml: 40 * MB,
  parts: 20_000,
};

/** Checked before the file is read. @throws ImportError */
export function requireAllowedSize(size: number, kind: PackageKind): void {
  if (size > kind.file)
    throw new ImportError(
      `This file has ${toMegabytes(size)} MB. Files up to ${toMegabytes(kind.file)} MB can be opened: ${kind.sizeAdvice}.`,
    );
}

/** @throws ImportError */
export async function openPackage(
  fileBytes: Uint8Array<ArrayBuffer>,
  kind: PackageKind,
): Promise<PackageFile> {
  requirePackageSignature(fileBytes, kind);
  if (hasMoreParts(fileBytes, kind.parts)) throw tooLargeError(kind);
  const zip = await JSZip.loadAsync(fileBytes).catch(() => {
    throw damagedError(kind);
  });
  if (zip.file('mimetype'))
    throw new ImportError(
      `This is an OpenDocument file. Save it as ${kind.program} (${kind.extension}), then open that.`,
    );
  let remainingBytes = kind.unpacked;
  const parsed = new Map<string, Promise<Element>>();

  async function bytes(path: string, maxBytes = remainingBytes): Promise<Uint8Array<ArrayBuffer>> {
    const part = zip.file(path);
    if (!part) throw damagedError(kind);
    const unpackedBytes = await unpackPart(part, Math.min(maxBytes, remainingBytes), kind);
    remainingBytes -= unpackedBytes.length;
    return unpackedBytes;
  }

  async function read(path: string): Promise<Element> {
    return parsePartXml(new TextDecoder().decode(await bytes(path, kind.xml)), kind);
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

function damagedError({ program, noun, extension }: PackageKind): ImportError {
  return new ImportError(
    `The file is damaged, or it is no ${program} ${noun} (${extension}).`,
    `Open it in the program it was made with and save it as ${extension}.`,
  );
}

function tooLargeError({ noun }: PackageKind): ImportError {
  return new ImportError(
    `The file unpacks to far more than a ${noun} can be, so it was not opened.`,
  );
}

const OLE_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0];

/** Encrypted files and those of Office 2003 and earlier are OLE files, not ZIP packages. */
function requirePackageSignature(bytes: Uint8Array, kind: PackageKind): void {
  if (OLE_SIGNATURE.every((byte, index) => bytes[index] === byte))
    throw new ImportError(
      `The file is locked with a password, or it is in the format of before 2007 (${kind.oldExtension}).`,
      `Open it in the program it was made with and save it as ${kind.extension} without a password.`,
    );
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw damagedError(kind);
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
function unpackPart(
  part: JSZip.JSZipObject,
  maxBytes: number,
  kind: PackageKind,
): Promise<Uint8Array<ArrayBuffer>> {
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
        reject(tooLargeError(kind));
      })
      .on('error', () => reject(damagedError(kind)))
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
function parsePartXml(text: string, kind: PackageKind): Element {
  if (text.includes('<!DOCTYPE')) throw damagedError(kind);
  const root = parseXml(text, 'application/xml').documentElement;
  if (root.localName === 'parsererror' || root.querySelector('parsererror'))
    throw damagedError(kind);
  return root;
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / MB);
}
