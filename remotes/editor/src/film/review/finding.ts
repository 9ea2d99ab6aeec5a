import type { EditorDocument } from '../../core/edit/editor-document';
import type { Deck, Slide } from '../../core/model/deck-schema';

/** Location of a finding. */
export interface FindingLocation {
  readonly slideId: string;
  /** Number in the strip, from 1. */
  readonly slideNumber: number;
  readonly elementId: string;
}

/** Mend that a finding offers: an edit of the deck, or the dialog where it is done. */
export type Mend =
  | { readonly label: string; readonly dialog: 'finance' }
  | { readonly label: string; readonly edit: (doc: EditorDocument) => EditorDocument };

export interface Finding {
  readonly hasPassed: boolean;
  readonly message: string;
  readonly locations: readonly FindingLocation[];
  /** Goes out with the deck unless it is mended: wrong figures, covered or lost content, or what is unfinished and left out. */
  readonly urgency?: 'figures' | 'unfinished' | 'layout';
  readonly mend?: Mend | undefined;
  /** The opposite of the mend, where either can be right. */
  readonly otherMend?: Mend | undefined;
}

/** Finding about places in the deck; `{}` in its message stands for the numbers of their slides. */
export function createLocatedFinding(
  locations: readonly FindingLocation[],
  { bad, good }: Readonly<Record<'bad' | 'good', string>>,
): Finding {
  if (locations.length === 0) return { hasPassed: true, message: good, locations };
  const numbers = Array.from(new Set(locations.map(({ slideNumber }) => slideNumber)));
  const message = bad
    .replace('slide {}', numbers.length === 1 ? 'slide {}' : 'slides {}')
    .replace('{}', numbers.join(', '));
  return { hasPassed: false, message, locations };
}

export function locateSlide(deck: Deck, slide: Slide): FindingLocation {
  return { slideId: slide.id, slideNumber: deck.slides.indexOf(slide) + 1, elementId: '' };
}
