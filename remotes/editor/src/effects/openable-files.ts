const PRESENTATION_PATTERN = /\.(pptx|ppsx|potx|pptm|ppsm|ppt|pps|odp)$/i;
/** Older deck files end in `.deck.json`. */
const DECK_FILE_PATTERN = /\.(deck|json)$/i;

const WORKBOOK_PATTERN = /\.(xls[xmb]?|ods|numbers)$/i;
/** Cells of a spreadsheet as text. */
const TEXT_GRID_PATTERN = /\.(csv|tsv)$/i;

/** Checks by name whether a file is opened as a deck or a table. Its content may still be unreadable. */
export function isOpenableFile({ name }: File): boolean {
  return DECK_FILE_PATTERN.test(name) || isPresentationFileName(name) || isGridFileName(name);
}

/** Checks whether a file's cells become a table. */
export function isGridFileName(name: string): boolean {
  return TEXT_GRID_PATTERN.test(name) || isWorkbookFileName(name);
}

export function isWorkbookFileName(name: string): boolean {
  return WORKBOOK_PATTERN.test(name);
}

export function isPresentationFileName(name: string): boolean {
  return PRESENTATION_PATTERN.test(name);
}
