/** Names of a timeline's shapes, so that the import finds them again. */
export const LINE_NAME = 'Timeline line';

/** Names of helper shapes in a PPTX; the import merges these shapes into their element. */
export const QR_MODULES_NAME = 'QR code modules';

export const SCRIM_NAME = 'Background scrim';

export const PLAY_ICON_NAME = 'Play icon';

/** Names in presentations that were exported before deck version 12. */
export const FORMER_HELPER_NAMES = {
  [QR_MODULES_NAME]: 'Bars of the QR code',
  [SCRIM_NAME]: 'Darkening of the background',
  [PLAY_ICON_NAME]: 'Sign of a film',
};

export function markerNameOf(index: number): string {
  return `Milestone ${index + 1}`;
}

export function dateNameOf(index: number): string {
  return `Milestone ${index + 1} date`;
}

export function labelNameOf(index: number): string {
  return `Milestone ${index + 1} label`;
}

/** Extension of a chart's frame that names the shape of its table. */
export const CHART_SOURCE_URI = '{6B3C1F0E-2D5A-4C7B-9E84-51A7D0C3F296}';

/** Extension of a table's column with its width in this editor, if the file has another one. */
export const COLUMN_WIDTH_URI = '{0D7A5B52-8C4E-4B3F-A6F1-2E9C64B8D713}';

/** PowerPoint's name for slides without a section in a deck that has some. */
export const DEFAULT_SECTION_NAME = 'Default Section';
