import { pageLanguageOf, siteLanguagePathOf } from './language';

test.each([
  ['/hi/about-company', 'hi', '/about-company'],
  ['/hi', 'hi', '/'],
  ['/', 'en', '/'],
  ['/about-company', 'en', '/about-company'],
  ['/hidden/path', 'en', '/hidden/path'],
])('%s is a page in %s and says the same as %s', (path, language, original) => {
  expect(pageLanguageOf(path)).toBe(language);
  expect(siteLanguagePathOf(path)).toBe(original);
});
