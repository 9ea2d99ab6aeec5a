import { toPageRegistry, toPreviews } from '@site/contract';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleSettings,
} from '@site/contract/samples';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchFreshRegistry } from '../remotes/fresh-registry';
import { hasRequestedTeamTools } from './has-requested-team-tools';
import { startTeamTools } from './team-tools';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  init: jest.fn(),
  registerRemotes: jest.fn(),
}));

const live = toPageRegistry(createSampleRegistry());
const published = createSampleRegistry();
const remote = published.remotes.marketing;
if (remote) {
  const routes = [createSampleRoute(), createSampleRoute({ id: 'news', path: '/news' })];
  const base = 'http://localhost:3001/cd34ef56/web/';
  remote.previews = [{ base, descriptor: createSampleDescriptor({ version: 'cd34ef56', routes }) }];
}
const settings = createSampleSettings({ teamTools: true });
const marks = () => screen.queryAllByRole('complementary');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = '<div id="root"><h1>Static</h1></div>';
  global.fetch = jest.fn((path) =>
    Promise.resolve(Response.json(path === '/previews.json' ? toPreviews(published) : live)),
  );
});

test('A tab is asked by its address, goes on without it, and keeps the rest of the address', async () => {
  open('/faq?from=mail&preview=marketing@cd34ef56#top');
  expect(hasRequestedTeamTools(settings)).toBe(true);
  const shown = await startTeamTools(live);
  expect(shown.remotes.marketing?.live.global).toBe('marketing_cd34ef56');
  expect(location.href).toBe('http://localhost/faq?from=mail#top');
  open('/pricing');
  expect(hasRequestedTeamTools(settings)).toBe(true);
  const later = await startTeamTools(live);
  expect(later.remotes.marketing?.routes.map(({ path }) => path)).toEqual(['/faq', '/news']);
});

test.each([
  ['without the setting', '/faq?preview=marketing@cd34ef56', createSampleSettings()],
  ['that nobody asked', '/faq?previews=1&reinspect', settings],
])('A tab %s loads nothing', (_case, address, given) => {
  open(address);
  expect(hasRequestedTeamTools(given)).toBe(false);
});

test('A browser that joined an audience shows it on every page, and leaves for good', async () => {
  localStorage.setItem('site-audience', 'staff');
  open('/faq');
  expect(hasRequestedTeamTools(settings)).toBe(true);
  await startTeamTools(live);
  expect(marks()[0]?.textContent).toContain('You get new versions first, as “staff”.');
  const reported = jest.spyOn(console, 'error').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  // The document is loaded anew, which jsdom cannot do.
  expect(reported).toHaveBeenCalledTimes(1);
  reported.mockRestore();
  expect(marks()).toEqual([]);
  expect(hasRequestedTeamTools(settings)).toBe(false);
});

test.each(['?audience=', '?audience=%3Cb%3E', '?audience=Staff'])(
  '%s joins nothing',
  async (query) => {
    open(`/faq${query}`);
    await startTeamTools(live);
    expect(localStorage.getItem('site-audience')).toBeNull();
    expect(location.search).toBe('');
    expect(marks()).toEqual([]);
  },
);

test('The static page of the live version makes room, and a fresh registry changes nothing', async () => {
  open('/faq?preview=marketing@cd34ef56');
  await startTeamTools(live);
  expect(document.getElementById('root')?.innerHTML).toBe('');
  const fresh = await fetchFreshRegistry();
  expect(fresh.remotes.marketing?.live.global).toBe('marketing_cd34ef56');
});

test.each([
  ['?preview=marketing@00000000', 'There is no preview “marketing@00000000” on this site'],
  ['?preview=toString', 'There is no such preview on this site'],
  ['?preview=', 'There is no such preview on this site'],
])('%s is answered in words, above the live page', async (query, sentence) => {
  open(`/faq${query}`);
  expect(await startTeamTools(live)).toBe(live);
  expect(marks()[0]?.textContent).toContain(sentence);
  expect(document.getElementById('root')?.textContent).toBe('Static');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(marks()).toEqual([]);
  expect(hasRequestedTeamTools(settings)).toBe(false);
});

test('A list that does not come is said, and asked for again with the next page', async () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  open('/faq?preview=marketing@cd34ef56');
  expect(await startTeamTools(live)).toBe(live);
  expect(marks()[0]?.textContent).toContain('The list of previews did not come');
  expect(hasRequestedTeamTools(settings)).toBe(true);
});

function open(address: string): void {
  history.replaceState(null, '', address);
}
