import type { TextElement } from '../model/deck';
import type { Marks, TextStyle, Words } from '../model/words';
import { LIMITS } from '../model/limits';
import { MARKS, type Paragraph, paragraphsOf, wordsFrom } from './paragraphs';

/** Marks that a box can have as well: all except links. */
type BoxMark = Exclude<keyof Marks, 'link'>;

const BOX_MARKS = MARKS.filter((key): key is BoxMark => key !== 'link');

/** Replaces the rich text of an element and drops marks that equal the box's style. */
export function withWords(text: TextElement, words: Words): TextElement {
  const paragraphs = paragraphsOf(clipped(words));
  return { ...text, ...wordsFrom(paragraphs.map((paragraph) => unmarked(paragraph, text))) };
}

/** Moves marks that all of the text shares to the box. */
export function settled(text: TextElement): TextElement {
  if (text.runs.length === 0) return text;
  const common = sharedBy(paragraphsOf(text));
  return Object.keys(common).length === 0 ? text : withWords({ ...text, ...common }, text);
}

/** Sets a style of the box and removes marks that would override it. */
export function withStyle(text: TextElement, style: Partial<TextStyle>): TextElement {
  const keys = BOX_MARKS.filter((key) => key in style);
  if (keys.length === 0 || text.runs.length === 0) return { ...text, ...style };
  const paragraphs = paragraphsOf(text).map((paragraph) => dropped(paragraph, keys));
  return { ...text, ...style, ...wordsFrom(paragraphs) };
}

export function hasStyle(text: TextElement, style: Partial<TextStyle>): boolean {
  const matchesStyle = (marks: Marks, key: BoxMark) =>
    marks[key] === undefined || marks[key] === style[key];
  const keys = BOX_MARKS.filter((key) => key in style);
  const boxMatches = Object.entries(style).every(
    ([key, value]) => Reflect.get(text, key) === value,
  );
  return boxMatches && text.runs.every((run) => keys.every((key) => matchesStyle(run, key)));
}

/** Distinct styles within a text; an empty text has the box's. */
export function stylesOf(text: TextElement): readonly TextStyle[] {
  if (text.runs.length === 0) return [text];
  const runs = paragraphsOf(text).flatMap((paragraph) => paragraph.stretches);
  const visible = runs.filter((run) => run.text.trim() !== '');
  return visible.length === 0 ? [text] : visible.map(({ marks }) => ({ ...text, ...marks }));
}

function clipped({ content, runs, items }: Words): Words {
  return {
    content: content.slice(0, LIMITS.text),
    runs: runs.slice(0, LIMITS.runs),
    items: items.slice(0, LIMITS.runs),
  };
}

function sharedBy(paragraphs: readonly Paragraph[]): Partial<TextStyle> {
  const [first, ...others] = paragraphs.flatMap(({ stretches }) => stretches);
  if (!first) return {};
  const common = BOX_MARKS.filter((key) =>
    others.every(({ marks }) => marks[key] === first.marks[key]),
  );
  return picked(first.marks, common);
}

function picked(marks: Marks, keys: readonly (keyof Marks)[]): Marks {
  return Object.fromEntries(
    keys.filter((key) => marks[key] !== undefined).map((key) => [key, marks[key]]),
  );
}

function unmarked(paragraph: Paragraph, style: TextStyle): Paragraph {
  return changed(paragraph, (marks) =>
    picked(
      marks,
      MARKS.filter((key) => key === 'link' || marks[key] !== style[key]),
    ),
  );
}

function dropped(paragraph: Paragraph, removedKeys: readonly BoxMark[]): Paragraph {
  const remainingKeys = MARKS.filter((key) => !removedKeys.some((other) => other === key));
  return changed(paragraph, (marks) => picked(marks, remainingKeys));
}

function changed(paragraph: Paragraph, change: (marks: Marks) => Marks): Paragraph {
  const runs = paragraph.stretches.map(({ text, marks }) => ({ text, marks: change(marks) }));
  return { ...paragraph, stretches: runs };
}
