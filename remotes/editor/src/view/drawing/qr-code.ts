import { encode } from 'uqr';

/** What a QR code is drawn from: dark fields in a square, with the quiet zone that cameras need around it. */
export interface QrCode {
  /** Fields per side, the quiet zone with them. */
  readonly side: number;
  /** Dark fields that lie side by side in a row are one bar. */
  readonly bars: readonly Bar[];
}

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

const QUIET_ZONE = 4;

/** An address as a QR code of which a seventh may be damaged (level M). */
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
