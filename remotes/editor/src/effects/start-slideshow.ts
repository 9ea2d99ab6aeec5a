import { currentSlideIndexOf } from '../core/edit/editor-document';
import type { Deck, Slide } from '../core/model/deck-schema';
import { hasAmounts } from '../elements/amount-edits';
import type { Editor } from '../store/editor-context';

interface SlideshowStart {
  readonly from: 'start' | 'here';
  /** Shows notes and the next slide in a second window. */
  readonly hasPresenterWindow?: boolean;
}

/** Starts at once, or shows the deck check first if it found wrong figures that were not seen before. */
export async function startSlideshow(
  { store }: Editor,
  { from, hasPresenterWindow = false }: SlideshowStart,
): Promise<void> {
  const { doc } = store.getState().editingState;
  const { deck } = doc;
  const startIndex = from === 'start' ? 0 : currentSlideIndexOf(doc);
  const firstShown = deck.slides.findIndex((slide, index) => index >= startIndex && !slide.hidden);
  if (firstShown < 0)
    return store.setState({ notice: 'All slides from here on are hidden. Unhide one to present.' });
  const slideshow = { slideIndex: firstShown, hasPresenterWindow };
  const findings = await describeWrongFigures(deck);
  if (findings === store.getState().acceptedFindings) return store.setState({ slideshow });
  store.setState({
    dialog: 'deck-review',
    pendingSlideshow: slideshow,
    acceptedFindings: findings,
  });
}

/** Decks without amounts have none. Without the code of the check, the slideshow begins unchecked. */
async function describeWrongFigures(deck: Deck): Promise<string> {
  const hasFigures = ({ elements }: Slide) => elements.some(hasAmounts);
  if (!deck.finance && !deck.slides.some(hasFigures)) return '';
  const { listOpenFindings } = await import('../film/open-findings').catch(() => ({
    listOpenFindings: () => [],
  }));
  return listOpenFindings(deck)
    .filter(({ urgency }) => urgency === 'figures')
    .map(({ message }) => message)
    .join('\n');
}
