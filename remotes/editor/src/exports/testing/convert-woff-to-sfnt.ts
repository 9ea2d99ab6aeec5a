import { inflateSync } from 'node:zlib';

const HEADER_BYTES = { woff: 44, sfnt: 12 };
const ENTRY_BYTES = { woff: 20, sfnt: 16 };

/** Converts a WOFF font to SFNT, the desktop format, by unpacking its tables. */
export function convertWoffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTableAt(woff, index));
  const log = Math.floor(Math.log2(count));
  const header = Buffer.alloc(HEADER_BYTES.sfnt + count * ENTRY_BYTES.sfnt);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** log * ENTRY_BYTES.sfnt, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE((count - 2 ** log) * ENTRY_BYTES.sfnt, 10);
  let offset = header.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = HEADER_BYTES.sfnt + index * ENTRY_BYTES.sfnt;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    offset += paddedLengthOf(bytes.length);
  }
  const padding = (length: number) => Buffer.alloc(paddedLengthOf(length) - length);
  return Buffer.concat([header, ...tables.flatMap(({ bytes }) => [bytes, padding(bytes.length)])]);
}

function readTableAt(woff: Buffer, index: number) {
  const entry = HEADER_BYTES.woff + index * ENTRY_BYTES.woff;
  const [start, packedLength, unpackedLength] = [4, 8, 12].map((at) =>
    woff.readUInt32BE(entry + at),
  );
  const storedBytes = woff.subarray(start, (start ?? 0) + (packedLength ?? 0));
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    bytes: packedLength === unpackedLength ? storedBytes : inflateSync(storedBytes),
  };
}

/** SFNT tables start at multiples of four bytes. */
function paddedLengthOf(length: number): number {
  return Math.ceil(length / 4) * 4;
}
