import { createSampleRoute } from '@site/contract/samples';
import { setRegistry } from '../remotes/live-registry';
import { isClientNavigation } from './static-links';

beforeEach(() => {
  const version = { base: 'http://localhost:3001/a/', global: 'a', entry: { file: 'entry.js' } };
  const routes = [createSampleRoute(), createSampleRoute({ id: 'terms', path: '/terms' })].map(
    ({ needs: _needs, ...route }) => route,
  );
  setRegistry({ remotes: { marketing: { live: version, previous: null, routes } } });
  history.replaceState(null, '', '/terms?print=1');
});

test.each([
  ['another page', '<a href="/faq">', true],
  ['a place on another page', '<a href="/faq#start">', true],
  ['another state of this page', '<a href="/terms?print=2">', true],
  ['a place on this page', '<a href="#liability">', false],
  ['a place on this page, by its address', '<a href="/terms?print=1#liability">', false],
  ['the beginning of this page', '<a href="#">', false],
  ['this page', '<a href="/terms?print=1">', false],
  ['an address that the server leads on', '<a href="/conditions">', false],
  ['another site', '<a href="https://example.com/faq">', false],
  ['a mail', '<a href="mailto:faq@example.com">', false],
  ['another tab', '<a href="/faq" target="_blank">', false],
  ['a file to keep', '<a href="/faq" download>', false],
  ['a file of the site', '<a href="/llms.txt">', false],
])('A click on a link to %s', (_where, html, expected) => {
  expect(isClientNavigation(linkOf(html), new MouseEvent('click'))).toBe(expected);
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'A click with %j is the browser’s',
  (how) => {
    expect(isClientNavigation(linkOf('<a href="/faq">'), new MouseEvent('click', how))).toBe(false);
  },
);

function linkOf(html: string): HTMLAnchorElement {
  document.body.innerHTML = `${html}Read</a>`;
  const link = document.querySelector('a');
  if (!link) throw new Error(`${html} is no link.`);
  return link;
}
