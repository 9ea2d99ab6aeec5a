import type { LegalBlock, LegalDocument } from '../src/content/legal/types';

/**
 * Reads the part of Markdown that the legal texts use: a title, two dates, sections with an anchor,
 * paragraphs and lists. Bold and links stay as they are; the page renders them.
 * @throws when something is missing or a heading has no anchor, naming the line
 */
export function parseLegal(markdown: string): LegalDocument {
  const [head = '', ...rest] = markdown.split(/^## /m);
  const [titleLine = '', ...intro] = paragraphs(head);
  return {
    title: demand(titleLine, /^# (.+)$/, 'a title such as "# Privacy Policy"'),
    effective: demand(
      head,
      /^Effective: (\d\d\/\d\d\/\d{4})$/m,
      'a line "Effective: day/month/year"',
    ),
    updated: demand(head, /^Updated: (\d\d\/\d\d\/\d{4})$/m, 'a line "Updated: day/month/year"'),
    intro: intro.filter((text) => !text.startsWith('Effective:')).map(readBlock),
    sections: rest.map(readSection),
  };
}

function readSection(source: string): LegalDocument['sections'][number] {
  const [headline = '', ...blocks] = paragraphs(source);
  return {
    id: demand(headline, /\{#([a-z0-9-]+)\}$/, `an anchor such as {#payment} after "${headline}"`),
    heading: demand(headline, /^(.+?) \{#/, 'a heading'),
    blocks: blocks.map(readBlock),
  };
}

function readBlock(source: string): LegalBlock {
  if (!source.startsWith('- ')) return { kind: 'paragraph', text: oneLine(source) };
  const items = source.split(/\n?^- /m).filter(Boolean);
  return { kind: 'list', items: items.map(oneLine) };
}

function paragraphs(source: string): string[] {
  return source
    .trim()
    .split(/\n{2,}/)
    .map((part) => part.trim());
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function demand(source: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(source)?.[1];
  if (!found) throw new Error(`A legal text needs ${what}.`);
  return found;
}
