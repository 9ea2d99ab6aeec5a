const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12;

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
