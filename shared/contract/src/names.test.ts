import { documentTitle, withNames } from './names';
import { siteSettings } from './samples';

const brand = { name: 'Lanternhouse', legalName: 'Lanternhouse Ltd', tagline: 'Light' };
const settings = siteSettings({ brand });

test.each([
  ['{brand} by {legalName}', 'Lanternhouse by Lanternhouse Ltd'],
  ['{email}, {address}', 'hello@example.com, 1 Sample Street, Sample Town'],
  ['{brand}, {brand}', 'Lanternhouse, Lanternhouse'],
  ['{unknown} stays', '{unknown} stays'],
])('“%s” reads “%s”', (text, filled) => {
  expect(withNames(text, settings)).toBe(filled);
});

test.each([
  ['Questions', 'Questions — Lanternhouse'],
  ['Questions · {brand}', 'Questions · Lanternhouse'],
])('A page titled “%s” has “%s” on its tab', (title, onTab) => {
  expect(documentTitle(title, settings)).toBe(onTab);
});
