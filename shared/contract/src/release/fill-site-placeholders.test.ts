import { formatDocumentTitle, fillSitePlaceholders } from './fill-site-placeholders';
import { createSampleSettings } from '../testing/samples';

const brand = { name: 'Lanternhouse', legalName: 'Lanternhouse Ltd', tagline: 'Light' };
const settings = createSampleSettings({ brand });

test.each([
  ['{brand} by {legalName}', 'Lanternhouse by Lanternhouse Ltd'],
  ['{email}, {address}', 'hello@example.com, 1 Sample Street, Sample Town'],
  ['{brand}, {brand}', 'Lanternhouse, Lanternhouse'],
  ['{unknown} stays', '{unknown} stays'],
])('“%s” reads “%s”', (text, filled) => {
  expect(fillSitePlaceholders(text, settings)).toBe(filled);
});

test.each([
  ['Questions', 'Questions — Lanternhouse'],
  ['Questions · {brand}', 'Questions · Lanternhouse'],
])('A page titled “%s” has “%s” on its tab', (title, onTab) => {
  expect(formatDocumentTitle(title, settings)).toBe(onTab);
});
