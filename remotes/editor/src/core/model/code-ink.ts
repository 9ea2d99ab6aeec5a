import { mixed, solidOf } from './fill';
import { contrastOf } from './ink';

/** The ground of a QR code: cameras look for dark on light. */
export const CODE_GROUND = '#ffffff';

/** As much as telephones need in a room that is not lit for reading. */
const LEAST_CONTRAST = 7;

/** The colour a QR code is drawn in: the one that was chosen, as dark as cameras need it. */
export function codeInk(fill: string): string {
  const chosen = fill === 'none' ? '#000000' : solidOf(fill);
  return contrastOf(chosen, CODE_GROUND) >= LEAST_CONTRAST
    ? chosen
    : codeInk(mixed(chosen, '#000000'));
}
