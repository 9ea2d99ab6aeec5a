/** @jest-environment node */
import type { NeedsDeclaration, Registry } from '@site/contract';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
} from '@site/contract/samples';
import { listNeededOrigins, listPagesToCheck } from './pages-to-check';

const api = 'https://api.academy.example';
const needs = {
  origins: [{ origin: api, use: ['connect', 'frame'], reason: 'The courses' }],
  permissions: [{ name: 'camera', reason: 'Scans a ticket' }],
} satisfies NeedsDeclaration;
const page = (id: string, more = {}) => createSampleRoute({ id, path: `/${id}`, ...more });
const legal = page('legal', { hydrate: false });

test('A page that is only read is shown from a page that the site always has', () => {
  expect(listPagesToCheck(siteWith([page('faq'), legal], { needs }), 'marketing')).toEqual([
    { path: '/faq', isForMembers: false },
    { path: '/legal', isForMembers: false, shownFrom: '/there-is-no-such-page' },
  ]);
});

test('One that needs more is shown from a page of its remote, whose document permits that', () => {
  const allowed = { needs, allows: [api] };
  const shownFrom = (routes: (typeof legal)[]) =>
    listPagesToCheck(siteWith(routes, allowed), 'marketing').find(({ path }) => path === '/legal')
      ?.shownFrom;
  expect(shownFrom([page('login', { hydrate: 'on-intent' }), legal, page('faq')])).toBe('/faq');
  expect(shownFrom([page('team', { access: 'member' }), legal])).toBeUndefined();
});

test('One that alone needs something is shown from a page that needs the same', () => {
  const shownFrom = (routes: (typeof legal)[]) =>
    listPagesToCheck(siteWith(routes, { allows: [api] }), 'marketing').find(
      ({ path }) => path === '/legal',
    )?.shownFrom;
  const reading = { ...legal, needs };
  expect(shownFrom([page('faq'), reading])).toBeUndefined();
  expect(shownFrom([page('faq'), reading, page('map', { needs })])).toBe('/map');
});

test('All pages are listed for the shell, with the one that does not exist', () => {
  const paths = listPagesToCheck(siteWith([page('faq')], {}), 'shell').map(({ path }) => path);
  expect(paths).toEqual(['/faq', '/there-is-no-such-page']);
});

test('Origins are those that are needed and allowed, each once', () => {
  expect(listNeededOrigins(siteWith([legal], { needs, allows: [api, 'camera'] }))).toEqual([api]);
  expect(listNeededOrigins(siteWith([legal], { needs }))).toEqual([]);
  expect(listNeededOrigins(siteWith([page('map', { needs })], { allows: [api] }))).toEqual([api]);
});

type Options = { needs?: NeedsDeclaration; allows?: string[] };

function siteWith(routes: (typeof legal)[], { allows, ...declared }: Options): Registry {
  const live = {
    base: 'http://localhost:3001/a/',
    descriptor: createSampleDescriptor({ routes, ...declared }),
  };
  const marketing = { live, previous: null, ...(allows ? { allows } : {}) };
  return createSampleRegistry({ remotes: { marketing } });
}
