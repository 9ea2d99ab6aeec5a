import { findPageProblem } from './page-problem';

test('A page with a heading can be published', () => {
  expect(
    findPageProblem({ html: '<h1>Pricing</h1>', errors: [] }, { hasOwner: true, isHydrated: true }),
  ).toBeUndefined();
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
  expect(findPageProblem({ html, errors }, { hasOwner: true, isHydrated: true })).toContain(
    sentence,
  );
});

test('The not-found page says of itself that it is', () => {
  const notFound = { html: '<h1>Page not found</h1>', errors: [] };
  expect(findPageProblem(notFound, { hasOwner: false, isHydrated: true })).toBeUndefined();
});

describe('A page that is not hydrated', () => {
  const framed = (text: string) =>
    `<button>Menu</button><main><h1>Terms</h1>${text}</main><form></form>`;
  const problem = (text: string) =>
    findPageProblem({ html: framed(text), errors: [] }, { hasOwner: true, isHydrated: false });

  test('Can be published when it is only read; the frame around it is not its own', () => {
    expect(problem('<p>Read.</p><details><summary>More</summary></details>')).toBeUndefined();
  });

  test('May show what nobody can use yet', () => {
    const closed = '<button type="button" class="ui-button" disabled="">Get Started</button>';
    expect(problem(closed)).toBeUndefined();
    expect(problem(`${closed}<button type="button">Go</button>`)).toContain('holds <button>');
    expect(problem('<button class="disabled">Go</button><i disabled=""></i>')).toContain(
      '<button>',
    );
  });

  test.each([
    ['<button type="button">Agree</button>', '<button>'],
    ['<form method="post"></form>', '<form>'],
    ['<label>Name <input></label>', '<input>'],
    ['<span role="switch">On</span>', 'role="switch"'],
  ])('Is refused with %s', (text, name) => {
    expect(problem(text)).toContain(`holds ${name}, which would not answer`);
  });
});
