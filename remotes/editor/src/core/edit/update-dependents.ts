import type { SlideElement } from '../elements/slide-element';
import { kindOf } from '../elements/kinds';

type Elements = readonly SlideElement[];

/**
 * Updates elements that depend on others after a change of the slide. Line ends follow the element they are attached
 * to; they stay where they are if it was deleted or if the line itself was moved. Charts show the rows of their table
 * and keep the last ones if it was deleted.
 */
export function updateDependents(before: Elements, after: Elements): Elements {
  if (!after.some(isDependent)) return after;
  const [old, current] = [indexById(before), indexById(after)];
  return after.map((element) =>
    isDependent(element) ? (kindOf(element).follow?.(element, old, current) ?? element) : element,
  );
}

function isDependent(element: SlideElement): boolean {
  return kindOf(element).isDependent?.(element) ?? false;
}

function indexById(elements: Elements): ReadonlyMap<string, SlideElement> {
  return new Map(elements.map((element) => [element.id, element]));
}
