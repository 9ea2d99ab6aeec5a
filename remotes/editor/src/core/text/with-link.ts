import type { TextElement } from '../model/deck';
import { paragraphsOf, type Stretch, wordsFrom } from './paragraphs';

export function withLink(text: TextElement, link: string | null): TextElement {
  const paragraphs = paragraphsOf(text).map((paragraph) => ({
    ...paragraph,
    stretches: paragraph.stretches.map((run) => linked(run, link)),
  }));
  return { ...text, ...wordsFrom(paragraphs) };
}

function linked({ text, marks }: Stretch, link: string | null): Stretch {
  const { link: _, ...others } = marks;
  return { text, marks: link === null ? others : { ...others, link } };
}
