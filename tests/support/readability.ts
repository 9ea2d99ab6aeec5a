import { syllable } from 'syllable';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Flesch–Kincaid grade: the years of school that a reader of English needs. @param texts paragraphs and list items;
 * each ends a sentence, with a full stop or without one
 */
export function fleschKincaidGrade(texts: readonly string[]): number {
  const parts = texts.flatMap((text) =>
    [...sentences.segment(text)]
      .map(({ segment }) => wordsOf(segment))
      .filter((words) => words.length > 0),
  );
  const words = parts.flat();
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return 0.39 * (words.length / parts.length) + 11.8 * (syllables / words.length) - 15.59;
}

function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}
