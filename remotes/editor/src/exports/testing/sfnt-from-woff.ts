import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };

/** Converts a WOFF font to SFNT, the desktop format, by unpacking its tables. */
export function sfntFromWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, index));
  const log = Math.floor(Math.log2(count));
  const header = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** log * ENTRY.sfnt, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE((count - 2 ** log) * ENTRY.sfnt, 10);
  let offset = header.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = HEADER.sfnt + index * ENTRY.sfnt;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    offset += padded(bytes.length);
  }
  const padding = (length: number) => Buffer.alloc(padded(length) - length);
  return Buffer.concat([header, ...tables.flatMap(({ bytes }) => [bytes, padding(bytes.length)])]);
}

function tableAt(woff: Buffer, index: number) {
  const entry = HEADER.woff + index * ENTRY.woff;
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
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
