/** Names of helper shapes in a PPTX; the import merges these shapes into their element. */
export const QR_MODULES_NAME = 'Bars of the QR code';
export const SCRIM_NAME = 'Darkening of the background';
export const PLAY_ICON_NAME = 'Sign of a film';
