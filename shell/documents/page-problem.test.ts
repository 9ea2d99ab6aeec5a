import { problemOf } from './page-problem';

test('A page with a heading can be published', () => {
  expect(problemOf({ html: '<h1>Pricing</h1>', errors: [] }, { hasOwner: true })).toBeUndefined();
});

test.each([
  ['React met an error', '<h1>Pricing</h1>', ['Error: no plans'], 'Error: no plans'],
  [
    'a part still waits',
    '<h1>Pricing</h1><!--$?--><p>Loading</p>',
    [],
    'fell back to its loading state',
  ],
  [
    'MUI drew it',
    '<h1>Pricing</h1><style data-emotion="css 1x">.a{}</style>',
    [],
    'prerender: false',
  ],
  ['it has no heading', '<p>Pricing</p>', [], 'no heading of the first level'],
  ['the shell has no route for it', '<h1>Page not found</h1>', [], 'found no route'],
])('It is refused when %s', (_case, html, errors, sentence) => {
  expect(problemOf({ html, errors }, { hasOwner: true })).toContain(sentence);
});

test('The not-found page says of itself that it is', () => {
  const notFound = { html: '<h1>Page not found</h1>', errors: [] };
  expect(problemOf(notFound, { hasOwner: false })).toBeUndefined();
});
