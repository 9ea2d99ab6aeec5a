/** Shapes of a presentation that are part of an element: read again, they become part of it again. */
export const CODE_BARS = 'Bars of the QR code';
export const DARKENING = 'Darkening of the background';
export const PLAY_MARK = 'Sign of a film';
