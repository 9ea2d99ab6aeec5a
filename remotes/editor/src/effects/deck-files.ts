const PRESENTATION = /\.(pptx|ppsx|potx|pptm|ppsm|ppt|pps|odp)$/i;
/** Deck files were called `.deck.json` before they had an ending of their own. */
const DECK = /\.(deck|json)$/i;

/** True for what opens as a deck, whether it then can be read or not. */
export function isDeckFile({ name }: File): boolean {
  return DECK.test(name) || isPresentation(name);
}

export function isPresentation(name: string): boolean {
  return PRESENTATION.test(name);
}
