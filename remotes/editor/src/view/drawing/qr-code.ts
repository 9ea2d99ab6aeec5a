import { encode } from 'uqr';

/** QR code as horizontal bars in a square, with its quiet zone (ISO/IEC 18004). */
export interface QrCode {
  /** Modules per side, including the quiet zone. */
  readonly side: number;
  /** Adjacent dark modules of a row, merged. */
  readonly bars: readonly Bar[];
}

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

const QUIET_ZONE = 4;

/** Encodes a URL at error correction level M, which tolerates 15% of damage. */
export function qrCodeOf(link: string): QrCode {
  const { size, data } = encode(link, { ecc: 'M', border: QUIET_ZONE });
  return { side: size, bars: data.flatMap(barsIn) };
}

function barsIn(row: readonly boolean[], y: number): readonly Bar[] {
  const bars: Bar[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = bars.at(-1);
    if (!isDark) continue;
    if (last && last.x + last.length === x)
      bars.splice(-1, 1, { ...last, length: last.length + 1 });
    else bars.push({ x, y, length: 1 });
  }
  return bars;
}
