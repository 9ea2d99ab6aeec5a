const PRESENTATION_PATTERN = /\.(pptx|ppsx|potx|pptm|ppsm|ppt|pps|odp)$/i;
/** Older deck files end in `.deck.json`. */
const DECK_FILE_PATTERN = /\.(deck|json)$/i;

/** Checks by name whether a file is opened as a deck. Its content may still be unreadable. */
export function isOpenableFile({ name }: File): boolean {
  return DECK_FILE_PATTERN.test(name) || isPresentationFileName(name);
}

export function isPresentationFileName(name: string): boolean {
  return PRESENTATION_PATTERN.test(name);
}
