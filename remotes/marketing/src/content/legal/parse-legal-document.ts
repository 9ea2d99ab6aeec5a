import type { MarkupText } from '../types';

export type LegalBlock =
  | { kind: 'paragraph'; text: MarkupText }
  | { kind: 'list'; items: MarkupText[] };

/** Legal document; its sections make up the table of contents. */
interface LegalDocument {
  title: string;
  /** Date as day/month/year, for example 21/04/2025. */
  effectiveDate: string;
  updatedDate: string;
  intro: LegalBlock[];
  sections: { id: string; heading: string; blocks: LegalBlock[] }[];
}

/**
 * Parses the subset of Markdown that the legal texts use: a title, two dates, sections with an anchor, paragraphs
 * and lists. Bold and links stay markup, which the page renders.
 * @throws an error that names what is missing, or the heading without an anchor
 */
export function parseLegalDocument(markdown: string): LegalDocument {
  const [head = '', ...rest] = markdown.split(/^## /m);
  const [titleLine = '', ...intro] = paragraphs(head);
  return {
    title: requireMatch(titleLine, /^# (.+)$/, 'a title such as "# Privacy Policy"'),
    effectiveDate: requireMatch(
      head,
      /^Effective: (\d\d\/\d\d\/\d{4})$/m,
      'a line "Effective: day/month/year"',
    ),
    updatedDate: requireMatch(
      head,
      /^Updated: (\d\d\/\d\d\/\d{4})$/m,
      'a line "Updated: day/month/year"',
    ),
    intro: intro.filter((text) => !text.startsWith('Effective:')).map(readBlock),
    sections: rest.map(readSection),
  };
}

function readSection(source: string): LegalDocument['sections'][number] {
  const [headline = '', ...blocks] = paragraphs(source);
  return {
    id: requireMatch(
      headline,
      /\{#([a-z0-9-]+)\}$/,
      `an anchor such as {#payment} after "${headline}"`,
    ),
    heading: requireMatch(headline, /^(.+?) \{#/, 'a heading'),
    blocks: blocks.map(readBlock),
  };
}

function readBlock(source: string): LegalBlock {
  if (!source.startsWith('- ')) return { kind: 'paragraph', text: joinLines(source) };
  const items = source.split(/\n?^- /m).filter(Boolean);
  return { kind: 'list', items: items.map(joinLines) };
}

function paragraphs(source: string): string[] {
  return source
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim());
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function requireMatch(source: string, pattern: RegExp, expected: string): string {
  const match = pattern.exec(source)?.[1];
  if (!match) throw new Error(`A legal text needs ${expected}.`);
  return match;
}
