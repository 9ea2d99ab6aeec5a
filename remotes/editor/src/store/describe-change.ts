import { selectedElementsOf, currentSlideIndexOf } from '../core/edit/editor-document';
import type { EditingState } from '../core/gestures/gesture';
import { formatCount, describeElement } from '../core/elements/element-labels';

/** Describes a change in one sentence for screen readers; undefined if nothing is worth announcing. */
export function describeChange(
  before: EditingState,
  after: EditingState,
  label?: string,
): string | undefined {
  if (after.doc.slideId !== before.doc.slideId)
    return `Slide ${currentSlideIndexOf(after.doc) + 1} of ${after.doc.deck.slides.length}`;
  if (after.doc.deck.slides !== before.doc.deck.slides) return describeEdit(after, label);
  if (after.doc.deck !== before.doc.deck) return editLabelOf(after, label);
  return after.doc.selection === before.doc.selection ? undefined : describeSelection(after);
}

function editLabelOf(
  { history }: EditingState,
  label = history.past.at(-1)?.label ?? 'Changed',
): string {
  return label;
}

function describeEdit(work: EditingState, explicitLabel?: string): string {
  const label = editLabelOf(work, explicitLabel);
  const [only, ...others] = selectedElementsOf(work.doc);
  if (!only) return label;
  if (others.length > 0) return `${label}: ${formatCount(others.length + 1, 'element')}`;
  return `${label}: ${describeElement(only)}`;
}

function describeSelection(work: EditingState): string {
  const [only, ...others] = selectedElementsOf(work.doc);
  if (!only) return 'Nothing selected';
  return others.length > 0
    ? `${others.length + 1} elements selected`
    : `Selected ${describeElement(only)}`;
}
