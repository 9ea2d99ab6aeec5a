const PRESENTATION = /\.(pptx|ppsx|potx|pptm|ppsm|ppt|pps|odp)$/i;
/** Older deck files end in `.deck.json`. */
const DECK = /\.(deck|json)$/i;

/** Checks by name whether a file is opened as a deck. Its content may still be unreadable. */
export function isDeckFile({ name }: File): boolean {
  return DECK.test(name) || isPresentation(name);
}

export function isPresentation(name: string): boolean {
  return PRESENTATION.test(name);
}
