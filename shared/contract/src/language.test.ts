import { languageOf, originalOf } from './language';

test.each([
  ['/hi/about-company', 'hi', '/about-company'],
  ['/hi', 'hi', '/'],
  ['/', 'en', '/'],
  ['/about-company', 'en', '/about-company'],
  ['/hidden/path', 'en', '/hidden/path'],
])('%s is a page in %s and says the same as %s', (path, language, original) => {
  expect(languageOf(path)).toBe(language);
  expect(originalOf(path)).toBe(original);
});
