import { mixColors, averageColorOf, contrastRatioOf } from '../../core/model/colors';

/** Background of a QR code: cameras expect dark on light. */
export const QR_BACKGROUND = '#ffffff';

/** Contrast that telephones need in a dim room. */
const MIN_CONTRAST_RATIO = 7;

/** Colour of a QR code: the chosen one, darkened until cameras can read it. */
export function qrForeground(fill: string): string {
  const color = fill === 'none' ? '#000000' : averageColorOf(fill);
  return contrastRatioOf(color, QR_BACKGROUND) >= MIN_CONTRAST_RATIO
    ? color
    : qrForeground(mixColors(color, '#000000'));
}
