const PRESENTATION_PATTERN = /\.(pptx|ppsx|potx|pptm|ppsm|ppt|pps|odp)$/i;
/** Older deck files end in `.deck.json`. */
const DECK_FILE_PATTERN = /\.(deck|json)$/i;

/** Cells of a spreadsheet as text, which become a table. */
const GRID_PATTERN = /\.(csv|tsv)$/i;

/** Checks by name whether a file is opened as a deck or a table. Its content may still be unreadable. */
export function isOpenableFile({ name }: File): boolean {
  return DECK_FILE_PATTERN.test(name) || isPresentationFileName(name) || isGridFileName(name);
}

export function isGridFileName(name: string): boolean {
  return GRID_PATTERN.test(name);
}

export function isPresentationFileName(name: string): boolean {
  return PRESENTATION_PATTERN.test(name);
}
