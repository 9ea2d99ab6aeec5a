/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLegalDocument } from './parse-legal-document';
import { aiDisclaimer } from '../src/content/legal/ai-disclaimer.generated';
import { aiEthicsPolicy } from '../src/content/legal/ai-ethics-policy.generated';
import { privacyPolicy } from '../src/content/legal/privacy-policy.generated';
import { termsOfService } from '../src/content/legal/terms-of-service.generated';

const folder = path.join(__dirname, '../src/content/legal');
const generated = {
  'ai-disclaimer.md': aiDisclaimer,
  'ai-ethics-policy.md': aiEthicsPolicy,
  'privacy-policy.md': privacyPolicy,
  'terms-of-service.md': termsOfService,
};

test('There is data for every legal text', () => {
  const texts = readdirSync(folder).filter((file) => file.endsWith('.md'));
  expect(texts.toSorted()).toEqual(Object.keys(generated));
});

test.each(Object.entries(generated))('The data of %s is what its Markdown says', (file, data) => {
  expect(data).toEqual(parseLegalDocument(readFileSync(path.join(folder, file), 'utf8')));
});

test.each(Object.entries(generated))(
  '%s has no two sections with one anchor',
  (_file, { sections }) => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('A heading without an anchor is refused with a sentence that names it', () => {
  const text = '# T\n\nEffective: 11/02/2025\nUpdated: 21/04/2025\n\n## Payment\n\nText.';
  expect(() => parseLegalDocument(text)).toThrow(
    'A legal text needs an anchor such as {#payment} after "Payment".',
  );
});
