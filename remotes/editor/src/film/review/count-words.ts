import type { ReviewedText } from '../../elements/element-review';

/** Number of words that are read on the slide, or as pages of prose. */
export function countIn(texts: readonly ReviewedText[], isProse: boolean): number {
  const contents = texts.filter((text) => text.isProse === isProse).map(({ content }) => content);
  return countWords(contents.join(' '));
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
