import { encode } from 'uqr';

/** QR code as horizontal bars in a square, with its quiet zone (ISO/IEC 18004). */
interface QrCode {
  /** Modules per side, including the quiet zone. */
  readonly moduleCount: number;
  /** Adjacent dark modules of a row, merged. */
  readonly bars: readonly QrCodeBar[];
}

interface QrCodeBar {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

const QUIET_ZONE = 4;

/** Encodes a URL at error correction level M, which tolerates 15% of damage. */
export function encodeQrCode(link: string): QrCode {
  const { size, data } = encode(link, { ecc: 'M', border: QUIET_ZONE });
  return { moduleCount: size, bars: data.flatMap(mergeModules) };
}

function mergeModules(row: readonly boolean[], y: number): readonly QrCodeBar[] {
  const bars: QrCodeBar[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = bars.at(-1);
    if (!isDark) continue;
    if (last && last.x + last.length === x)
      bars.splice(-1, 1, { ...last, length: last.length + 1 });
    else bars.push({ x, y, length: 1 });
  }
  return bars;
}
