import {
  type EditorDocument,
  currentSlideOf,
  selectedElementsOf,
} from '../core/edit/editor-document';
import { layerIndexOf } from '../core/edit/arrange';
import { selectedSlidesOf } from '../core/edit/slides/slides';
import type { HistoryStep } from '../core/edit-history';
import { describeElement, formatCount, shortElementLabelOf } from '../core/elements/element-labels';
import type { SlideElement } from '../core/elements/slide-element';
import { TYPING_LABELS } from '../core/gestures/editing-text';
import type { Slide } from '../core/model/deck-schema';
import { slideLabelOf, slideTitleOf } from '../core/text/find-slide-title';

/** Describes a step of the history in one sentence for screen readers. */
export function describeEdit(step: HistoryStep): string {
  const { before, after, label } = step;
  if (before.deck.slides === after.deck.slides) return label;
  return describeSlides(step) ?? describeElements(step) ?? label;
}

/** Describes a move to another slide or another selection; undefined if there is none. */
export function describeNavigation(
  before: EditorDocument,
  after: EditorDocument,
): string | undefined {
  const { length } = after.selectedSlideIds;
  if (after.selectedSlideIds !== before.selectedSlideIds && length > 0)
    return `${length + 1} slides selected`;
  if (after.slideId !== before.slideId || after.selectedSlideIds !== before.selectedSlideIds)
    return describeCurrentSlide(after);
  if (after.selection === before.selection) return undefined;
  const [only, ...others] = selectedElementsOf(after);
  if (!only) return 'Nothing selected';
  return others.length > 0
    ? `${others.length + 1} elements selected`
    : `Selected ${describeElement(only)}`;
}

/** "Slide 3 of 14, Budget". */
function describeCurrentSlide(doc: EditorDocument): string {
  const { slides } = doc.deck;
  const slide = currentSlideOf(doc);
  const place = `Slide ${slides.indexOf(slide) + 1} of ${slides.length}`;
  return [place, slideTitleOf(slide)].filter(Boolean).join(', ');
}

function describeSlides({ before, after, label }: HistoryStep): string | undefined {
  const added = listMissing(after.deck.slides, before.deck.slides);
  const removed = listMissing(before.deck.slides, after.deck.slides);
  if (removed.length === before.deck.slides.length && added.length > 1)
    return `${label}: ${formatCount(added.length, 'slide')}`;
  if (removed.length > 0)
    return `${nameSlides(removed, before)} deleted. ${describeCurrentSlide(after)}`;
  if (added.length > 0) return `${nameSlides(added, after)} added`;
  return describeSlideMove(before, after) ?? describeHiding(before, after);
}

function describeSlideMove(before: EditorDocument, after: EditorDocument): string | undefined {
  const { slides } = after.deck;
  const hasSameOrder = (left: ReadonlySet<string>) => {
    const others = slides.filter(({ id }) => !left.has(id));
    const othersBefore = before.deck.slides.filter(({ id }) => !left.has(id));
    return others.every(({ id }, index) => id === othersBefore[index]?.id);
  };
  if (hasSameOrder(new Set())) return undefined;
  const candidates = [selectedSlidesOf(after), ...slides.map((slide) => [slide])];
  const moved = candidates.find((group) => hasSameOrder(new Set(group.map(({ id }) => id)))) ?? [];
  const [first] = moved;
  if (!first) return undefined;
  const from = slides.indexOf(first) + 1;
  const to = moved.length === 1 ? `place ${from}` : `places ${from} to ${from + moved.length - 1}`;
  return `${nameSlides(moved, before)} moved to ${to} of ${slides.length}`;
}

function describeHiding(before: EditorDocument, after: EditorDocument): string | undefined {
  const beforeById = new Map(before.deck.slides.map((slide) => [slide.id, slide]));
  const changed = after.deck.slides.filter(
    ({ id, hidden }) => beforeById.get(id)?.hidden !== hidden,
  );
  const [first] = changed;
  return first && `${nameSlides(changed, after)} ${first.hidden ? 'hidden' : 'shown'}`;
}

/** Subject of a sentence: "Slide 3, Budget," with its place in this deck, or "3 slides". */
function nameSlides(named: readonly Slide[], { deck }: EditorDocument): string {
  const [only, ...others] = named;
  if (!only || others.length > 0) return formatCount(named.length, 'slide');
  const index = deck.slides.findIndex(({ id }) => id === only.id);
  return `${slideLabelOf(only, index)}${slideTitleOf(only) === '' ? '' : ','}`;
}

function describeElements({ before, after, label }: HistoryStep): string | undefined {
  if (!changesElementsOnly(before, after)) return undefined;
  const { elements: elementsBefore } = currentSlideOf(before);
  const { elements } = currentSlideOf(after);
  const added = listMissing(elements, elementsBefore);
  const removed = listMissing(elementsBefore, elements);
  if (added.length > 0 && removed.length === 0) return `Added: ${nameElements(added)}`;
  if (removed.length > 0 && added.length === 0)
    return `${label === 'Cut' ? 'Cut' : 'Deleted'}: ${nameElements(removed)}`;
  const selected = listSubjects(elementsBefore, after);
  if (selected.length === 0) return undefined;
  const moved =
    describeLayer(before, after, selected) ?? describeGeometry(elementsBefore, selected);
  if (moved !== undefined) return moved;
  // Elsewhere the name from before the step, so that typing in a field is described once.
  const isTyped = TYPING_LABELS.has(label);
  return `${label}: ${nameElements(isTyped ? selected : listSame(elementsBefore, selected))}`;
}

/** True if nothing but elements of the current slide has changed. */
function changesElementsOnly(before: EditorDocument, after: EditorDocument): boolean {
  const slide = currentSlideOf(after);
  return (
    before.slideId === after.slideId &&
    before.deck.theme === after.deck.theme &&
    currentSlideOf(before).elements !== slide.elements &&
    after.deck.slides.every((each, index) => each === slide || each === before.deck.slides[index])
  );
}

/** Elements that a step is about: those selected, or others if only they have changed, as from the list of elements. */
function listSubjects(
  elementsBefore: readonly SlideElement[],
  after: EditorDocument,
): readonly SlideElement[] {
  const selected = selectedElementsOf(after);
  const changed = currentSlideOf(after).elements.filter((each) => !elementsBefore.includes(each));
  const isAboutSelected = changed.length === 0 || selected.some((each) => changed.includes(each));
  return isAboutSelected ? selected : changed;
}

function describeLayer(
  before: EditorDocument,
  after: EditorDocument,
  [only, ...others]: readonly SlideElement[],
): string | undefined {
  const { elements } = currentSlideOf(after);
  if (!only || others.length > 0 || elements.length !== currentSlideOf(before).elements.length)
    return undefined;
  const index = layerIndexOf(after, only.id);
  if (index === layerIndexOf(before, only.id)) return undefined;
  const group = only.groupIds.length > 0 ? ', in a group' : '';
  return `${shortElementLabelOf(only)}, ${index + 1} of ${elements.length} from the top${group}`;
}

/** Later ones come with earlier ones: a corner that is dragged moves the element, too. */
const GEOMETRY_VERBS: ReadonlyMap<string, string> = new Map([
  ['rotation', 'Rotated'],
  ['width', 'Resized'],
  ['height', 'Resized'],
  ['x', 'Moved'],
  ['y', 'Moved'],
]);

/** Text boxes that grew with their text are not resized. */
function describeGeometry(
  elementsBefore: readonly SlideElement[],
  selected: readonly SlideElement[],
): string | undefined {
  const [only, ...others] = selected;
  const old = elementsBefore.find(({ id }) => id === only?.id);
  if (!only || !old) return undefined;
  const changedKeys = new Set(
    Object.entries(only).flatMap(([key, value]) =>
      value === old[key as keyof SlideElement] ? [] : [key],
    ),
  );
  const [, verb] = [...GEOMETRY_VERBS].find(([key]) => changedKeys.has(key)) ?? [];
  if (verb === undefined || [...changedKeys].some((key) => !GEOMETRY_VERBS.has(key)))
    return undefined;
  return `${verb}: ${others.length > 0 ? nameElements(selected) : describeElement(only)}`;
}

function listSame<Item extends { readonly id: string }>(
  items: readonly Item[],
  others: readonly Item[],
): readonly Item[] {
  const ids = new Set(others.map(({ id }) => id));
  return items.filter(({ id }) => ids.has(id));
}

function nameElements(elements: readonly SlideElement[]): string {
  const [only, ...others] = elements;
  if (!only || others.length > 0) return formatCount(elements.length, 'element');
  return shortElementLabelOf(only);
}

/** Items whose id is not among the others'. */
function listMissing<Item extends { readonly id: string }>(
  items: readonly Item[],
  others: readonly Item[],
): readonly Item[] {
  const same = new Set(listSame(items, others));
  return items.filter((item) => !same.has(item));
}
