import type { Deck, Slide } from './deck-schema';
import { DECK_VERSION, DEFAULT_DECK_TITLE } from './deck-constants';

export function createDeck(changes: Partial<Deck> = {}): Deck {
  return {
    version: DECK_VERSION,
    id: newId(),
    title: DEFAULT_DECK_TITLE,
    language: 'en',
    currency: '$',
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

/** A new id: 80 random bits as 20 hex digits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
