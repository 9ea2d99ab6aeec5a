import { selectedOf, slideIndexOf } from '../core/edit/document';
import type { Work } from '../core/gestures/gesture';
import { countOf, describe } from '../core/words';

/** Describes a change in one sentence for screen readers; undefined if nothing is worth announcing. */
export function sayChange(before: Work, after: Work, label?: string): string | undefined {
  if (after.doc.slideId !== before.doc.slideId)
    return `Slide ${slideIndexOf(after.doc) + 1} of ${after.doc.deck.slides.length}`;
  if (after.doc.deck.slides !== before.doc.deck.slides) return sayEdit(after, label);
  if (after.doc.deck !== before.doc.deck) return labelOf(after, label);
  return after.doc.selection === before.doc.selection ? undefined : saySelection(after);
}

function labelOf({ history }: Work, label = history.past.at(-1)?.label ?? 'Changed'): string {
  return label;
}

function sayEdit(work: Work, explicitLabel?: string): string {
  const label = labelOf(work, explicitLabel);
  const [only, ...others] = selectedOf(work.doc);
  if (!only) return label;
  if (others.length > 0) return `${label}: ${countOf(others.length + 1, 'element')}`;
  return `${label}: ${describe(only)}`;
}

function saySelection(work: Work): string {
  const [only, ...others] = selectedOf(work.doc);
  if (!only) return 'Nothing selected';
  return others.length > 0
    ? `${others.length + 1} elements selected`
    : `Selected ${describe(only)}`;
}
