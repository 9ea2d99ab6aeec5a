import { type Deck, SLIDE } from '../model/deck';
import type { RulerGuide } from '../model/guide';
import { LIMITS } from '../model/limits';
import type { Document } from './document';

export const EXTENT = { x: SLIDE.width, y: SLIDE.height } as const;

/** Adds a guide or moves the one with its id, clamped to the slide. */
export function putGuide(doc: Document, guide: RulerGuide): Document {
  const at = Math.min(EXTENT[guide.axis], Math.max(0, Math.round(guide.at)));
  const { guides } = doc.deck;
  const index = guides.findIndex(({ id }) => id === guide.id);
  if (guides[index]?.at === at) return doc;
  if (index >= 0) return withGuides(doc, guides.with(index, { ...guide, at }));
  return hasRoomForGuides(doc.deck) ? withGuides(doc, [...guides, { ...guide, at }]) : doc;
}

export function removeGuide(doc: Document, id: string): Document {
  const remaining = doc.deck.guides.filter((guide) => guide.id !== id);
  return remaining.length === doc.deck.guides.length ? doc : withGuides(doc, remaining);
}

export function clearGuides(doc: Document): Document {
  return hasGuides(doc) ? withGuides(doc, []) : doc;
}

export const hasGuides = ({ deck }: Document) => deck.guides.length > 0;

export const hasRoomForGuides = ({ guides }: Deck) => guides.length < LIMITS.guides;

function withGuides(doc: Document, guides: Deck['guides']): Document {
  return { ...doc, deck: { ...doc.deck, guides } };
}
