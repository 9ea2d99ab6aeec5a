import type { TextElement } from './text-schema';
import { paragraphsOf, type TextRun, richTextFromParagraphs } from '../../core/text/paragraphs';

export function setTextLink(text: TextElement, link: string | null): TextElement {
  const paragraphs = paragraphsOf(text).map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => setRunLink(run, link)),
  }));
  return { ...text, ...richTextFromParagraphs(paragraphs) };
}

function setRunLink({ text, marks }: TextRun, link: string | null): TextRun {
  const { link: _, ...others } = marks;
  return { text, marks: link === null ? others : { ...others, link } };
}
