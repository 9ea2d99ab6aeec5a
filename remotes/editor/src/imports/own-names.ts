import type { SlideElement } from '../core/model/deck';
import { KIND_WORDS } from '../core/words';
import { CODE_BARS, DARKENING, PLAY_MARK } from '../exports/own-shapes';
import { child, textAt } from './markup';

/** Names as this editor writes them into a presentation: the kind, then what its maker called it. */
const OURS = new RegExp(`^(?:${KIND_WORDS.join('|')})(?:: (.*))?$`, 's');
/** Names as other programs make them up. */
const MADE_UP = /^[\p{L} ]+ \d+$/u;

/** What its maker called it in a name that this editor has written; any other name as it is. */
export function givenName(written: string): string {
  const [ours, given = ''] = OURS.exec(written) ?? [];
  return ours === undefined ? written : given;
}

type Names = Pick<SlideElement, 'title' | 'name' | 'alt'>;

/** What its maker called an element, what it came with, and its description. */
export function ownNames(element: Element | undefined): Names {
  const facts = factsOf(element);
  const alt = (textAt(facts, 'descr') ?? '').slice(0, 500);
  const written = textAt(facts, 'name') ?? '';
  const [ours, given = ''] = OURS.exec(written) ?? [];
  const name = (MADE_UP.test(written) ? '' : written).slice(0, 500);
  if (ours === undefined) return { title: '', name, alt };
  const own = ours.startsWith('Text') || given === alt ? '' : given;
  // This editor writes a description as the name, too, unless there is a title.
  return alt === '' ? { title: '', name: own, alt } : { title: own, name: '', alt };
}

/** True for the panels that this editor writes for its frames. */
export function isFramePanel(shape: Element): boolean {
  return (textAt(factsOf(shape), 'name') ?? '').startsWith('Image');
}

/** Where a click on an element leads in the show. */
export function clickOf(element: Element): Element | undefined {
  return child(factsOf(element), 'hlinkClick');
}

export function isCode(shape: Element): boolean {
  return /^QR code(: |$)/.test(textAt(factsOf(shape), 'name') ?? '');
}

export function isCodeBars(shape: Element): boolean {
  return textAt(factsOf(shape), 'name') === CODE_BARS;
}

export function isDarkening(shape: Element): boolean {
  return textAt(factsOf(shape), 'name') === DARKENING;
}

export function isPlayMark(shape: Element): boolean {
  return textAt(factsOf(shape), 'name') === PLAY_MARK;
}

/** How the file itself calls an element. */
export function numberOf(element: Element): string {
  return textAt(factsOf(element), 'id') ?? '';
}

function factsOf(element: Element | undefined): Element | undefined {
  const [first] = Array.from(element?.children ?? []);
  return child(first, 'cNvPr');
}
