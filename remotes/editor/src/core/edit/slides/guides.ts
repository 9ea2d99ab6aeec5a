import type { Deck } from '../../model/deck-schema';
import { DECK_LIMITS, slideSizeOf } from '../../model/deck-constants';
import type { RulerGuide } from '../../model/schema-values';
import type { EditorDocument } from '../editor-document';

/** Last position of a guide. */
export function guideEndOf(deck: Pick<Deck, 'slideHeight'>, axis: RulerGuide['axis']): number {
  const { width, height } = slideSizeOf(deck);
  return axis === 'x' ? width : height;
}

/** Adds a guide or moves the one with its id, clamped to the slide. */
export function setGuide(doc: EditorDocument, guide: RulerGuide): EditorDocument {
  const end = guideEndOf(doc.deck, guide.axis);
  const position = Math.min(end, Math.max(0, Math.round(guide.position)));
  const { guides } = doc.deck;
  const index = guides.findIndex(({ id }) => id === guide.id);
  if (guides[index]?.position === position) return doc;
  if (index >= 0) return setGuides(doc, guides.with(index, { ...guide, position }));
  return canAddGuide(doc.deck) ? setGuides(doc, [...guides, { ...guide, position }]) : doc;
}

export function removeGuide(doc: EditorDocument, id: string): EditorDocument {
  const remaining = doc.deck.guides.filter((guide) => guide.id !== id);
  return remaining.length === doc.deck.guides.length ? doc : setGuides(doc, remaining);
}

export function clearGuides(doc: EditorDocument): EditorDocument {
  return hasGuides(doc) ? setGuides(doc, []) : doc;
}

export const hasGuides = ({ deck }: EditorDocument) => deck.guides.length > 0;

export const canAddGuide = ({ guides }: Deck) => guides.length < DECK_LIMITS.guides;

function setGuides(doc: EditorDocument, guides: Deck['guides']): EditorDocument {
  return { ...doc, deck: { ...doc.deck, guides } };
}
