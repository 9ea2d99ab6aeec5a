import type { Deck, Slide } from './deck';
import { DECK_VERSION, DEFAULT_DECK_TITLE } from './deck-constants';
import { newId } from './ids';

export function createDeck(changes: Partial<Deck> = {}): Deck {
  return {
    version: DECK_VERSION,
    id: newId(),
    title: DEFAULT_DECK_TITLE,
    slides: [createSlide(), createSlide()],
    swatches: [],
    frameGuide: null,
    theme: null,
    guides: [],
    ...changes,
  };
}

export function createSlide(changes: Partial<Slide> = {}): Slide {
  return {
    id: newId(),
    elements: [],
    background: '#ffffff',
    backgroundPicture: null,
    notes: '',
    hidden: false,
    transition: 'cut',
    section: '',
    ...changes,
  };
}
