import type { Slide } from '../model/deck';

export function countSlideWords({ elements }: Slide): number {
  return elements.reduce(
    (sum, element) => sum + (element.type === 'text' ? countWords(element.content) : 0),
    0,
  );
}

/** Words are separated by white space. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
