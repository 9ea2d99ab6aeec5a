import { mixed, solidOf } from './fill';
import { contrastOf } from './ink';

/** Background of a QR code: cameras expect dark on light. */
export const CODE_GROUND = '#ffffff';

/** Contrast that telephones need in a dim room. */
const LEAST_CONTRAST = 7;

/** Colour of a QR code: the chosen one, darkened until cameras can read it. */
export function codeInk(fill: string): string {
  const color = fill === 'none' ? '#000000' : solidOf(fill);
  return contrastOf(color, CODE_GROUND) >= LEAST_CONTRAST
    ? color
    : codeInk(mixed(color, '#000000'));
}
