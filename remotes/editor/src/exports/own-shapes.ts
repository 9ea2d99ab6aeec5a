/** Names of helper shapes in a PPTX; the import merges these shapes into their element. */
export const CODE_BARS = 'Bars of the QR code';
export const DARKENING = 'Darkening of the background';
export const PLAY_MARK = 'Sign of a film';
