import { isTranslated } from './is-translated';

test.each([
  ['Chrome', '<h1><font><font>Bienvenue</font></font></h1>', true],
  ['Edge', '<h1 _msttexthash="123">Bienvenue</h1>', true],
  ['no browser', '<h1>Welcome back</h1>', false],
])('A page that %s translated', (_browser, html, expected) => {
  document.body.innerHTML = html;
  expect(isTranslated(document.body)).toBe(expected);
});
