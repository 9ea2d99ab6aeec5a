/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLegalDocument } from './parse-legal-document';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.md'));

test.each(files)('%s is a legal document with unique anchors', (file) => {
  const { sections } = parseLegalDocument(readFileSync(path.join(__dirname, file), 'utf8'));
  const ids = sections.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
});

test('Paragraphs and lists are read with their markup', () => {
  const text =
    '# T\n\nEffective: 11/02/2025\nUpdated: 21/04/2025\n\nIntro.\n\n## A **b** {#a}\n\nOne\nline.\n\n- x\n- [y](/z)';
  expect(parseLegalDocument(text)).toEqual({
    title: 'T',
    effectiveDate: '11/02/2025',
    updatedDate: '21/04/2025',
    intro: [{ kind: 'paragraph', text: 'Intro.' }],
    sections: [
      {
        id: 'a',
        heading: 'A **b**',
        blocks: [
          { kind: 'paragraph', text: 'One line.' },
          { kind: 'list', items: ['x', '[y](/z)'] },
        ],
      },
    ],
  });
});

test('A heading without an anchor is refused with a sentence that names it', () => {
  const text = '# T\n\nEffective: 11/02/2025\nUpdated: 21/04/2025\n\n## Payment\n\nText.';
  expect(() => parseLegalDocument(text)).toThrow(
    'A legal text needs an anchor such as {#payment} after "Payment".',
  );
});
