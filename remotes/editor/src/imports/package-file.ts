import JSZip from 'jszip';
import { parseXml } from '../storage/parse-xml';
import { Refusal } from './refusal';

/** Parts of an OPC package by path. */
export interface PackageFile {
  readonly has: (path: string) => boolean;
  readonly bytes: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Cached, because hundreds of slides share a master. @throws ImportError if it is missing or not XML */
  readonly xml: (path: string) => Promise<Element>;
}

const MB = 1024 * 1024;

/** Generous maximum of a deck with its pictures; larger packages are rejected. */
export const LIMITS = { file: 400 * MB, unpacked: 800 * MB, xml: 40 * MB, parts: 20_000 };

/** Checked before the file is read. @throws ImportError */
export function refuseLarge(size: number): void {
  if (size > LIMITS.file)
    throw new Refusal(
      `This file has ${megabytes(size)} MB. Files up to ${megabytes(LIMITS.file)} MB can be opened: make its pictures smaller first.`,
    );
}

/** @throws ImportError */
export async function openPackage(
  fileBytes: Uint8Array<ArrayBuffer>,
  limits = LIMITS,
): Promise<PackageFile> {
  refuseOtherKinds(fileBytes);
  if (partsIn(fileBytes) > limits.parts) throw new Refusal(...BOMB);
  const zip = await JSZip.loadAsync(fileBytes).catch(() => {
    throw new Refusal(...DAMAGED);
  });
  let remainingBytes = limits.unpacked;
  const parsed = new Map<string, Promise<Element>>();

  async function bytes(path: string, maxBytes = remainingBytes): Promise<Uint8Array<ArrayBuffer>> {
    const part = zip.file(path);
    if (!part) throw new Refusal(...DAMAGED);
    const unpackedBytes = await unpack(part, Math.min(maxBytes, remainingBytes));
    remainingBytes -= unpackedBytes.length;
    return unpackedBytes;
  }

  async function read(path: string): Promise<Element> {
    return parse(new TextDecoder().decode(await bytes(path, limits.xml)));
  }

  return {
    has: (path) => zip.file(path) !== null,
    bytes,
    xml(path) {
      const cached = parsed.get(path) ?? read(path);
      parsed.set(path, cached);
      return cached;
    },
  };
}

const DAMAGED = [
  'The file is damaged, or it is no PowerPoint presentation (.pptx).',
  'Open it in the program it was made with and save it again.',
];

const BOMB = ['The file unpacks to far more than a presentation can be, so it was not opened.'];

const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

/** Encrypted files and those of PowerPoint 2003 and earlier are OLE files, not ZIP packages. */
function refuseOtherKinds(bytes: Uint8Array): void {
  if (OLD_OFFICE.every((byte, index) => bytes[index] === byte))
    throw new Refusal(
      'The file is locked with a password, or it is in the format of before 2007 (.ppt).',
      'Open it in the program it was made with and save it as .pptx without a password.',
    );
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new Refusal(...DAMAGED);
}

/** Number of parts according to the ZIP directory, before anything is unpacked. */
function partsIn(bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(bytes.buffer);
  const END = { signature: 0x06054b50, length: 22, comment: 0xffff };
  const first = Math.max(0, bytes.length - END.length - END.comment);
  for (let offset = bytes.length - END.length; offset >= first; offset -= 1)
    if (view.getUint32(offset, true) === END.signature) return view.getUint16(offset + 10, true);
  throw new Refusal(...DAMAGED);
}

/** JSZip's stream API, which its types omit. */
interface Unpacking {
  readonly on: ((event: 'data', take: (piece: Uint8Array<ArrayBuffer>) => void) => Unpacking) &
    ((event: 'error' | 'end', take: () => void) => Unpacking);
  readonly pause: () => Unpacking;
  readonly resume: () => Unpacking;
}

declare module 'jszip' {
  interface JSZipObject {
    internalStream(type: 'uint8array'): Unpacking;
  }
}

/** Stops at the limit while unpacking, because declared sizes may be false. */
function unpack(part: JSZip.JSZipObject, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
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
        reject(new Refusal(...BOMB));
      })
      .on('error', () => reject(new Refusal(...DAMAGED)))
      .on('end', () => resolve(joined(pieces, length)))
      .resume();
  });
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

/** Rejects document types: OPC forbids them, and their entities could expand without limit. */
function parse(text: string): Element {
  if (text.includes('<!DOCTYPE')) throw new Refusal(...DAMAGED);
  const root = parseXml(text, 'application/xml').documentElement;
  if (root.localName === 'parsererror' || root.querySelector('parsererror'))
    throw new Refusal(...DAMAGED);
  return root;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / MB);
}
