import { toPageRegistry } from '@site/contract';
import { createSampleRegistry, createSampleSettings } from '@site/contract/samples';
import { setVisitor } from '@site/page/session/samples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadFederation } from '../../remotes/remote-containers';
import { setRegistry } from '../../remotes/live-registry';
import { setVisiblePage } from '../../pages/page-store';
import { hasRequestedTeamTools } from '../has-requested-team-tools';
import { startTeamTools } from '../team-tools';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({
    shareScopeMap: { default: { react: { '19.3.1': { from: 'shell', loaded: 1 } } } },
  }),
  init: jest.fn(),
  registerRemotes: jest.fn(),
}));

/** Resource timing entry of a file. */
class Loaded {
  startTime = 10;
  responseEnd = 20;
  constructor(
    readonly name: string,
    readonly initiatorType: string,
  ) {}
}
const entry = 'http://localhost:3001/ab12cd34/web/static/js/remoteEntry.js';
const loaded = [new Loaded(entry, 'script'), new Loaded(entry, 'fetch')];

const live = toPageRegistry(createSampleRegistry());
const settings = createSampleSettings({ teamTools: true });

beforeEach(async () => {
  jest.useFakeTimers();
  Object.assign(window, { PerformanceResourceTiming: Loaded });
  Object.assign(performance, { getEntriesByType: () => loaded });
  const headers = { 'content-length': '2500' };
  global.fetch = jest.fn(() => Promise.resolve(new Response('', { headers })));
  sessionStorage.clear();
  document.body.innerHTML = '<div id="root"><main id="content">Page</main></div>';
  setRegistry(live);
  setVisitor('member');
  setVisiblePage({ ...route(), remote: 'marketing' });
  history.replaceState(null, '', '/faq?inspect');
  await loadFederation();
  await startTeamTools(live);
  jest.advanceTimersByTime(0);
});
afterEach(() => jest.useRealTimers());

test('It says who drew the page, what each app is, what they share, and who is here', () => {
  expect(row('Drawn by')).toBe('marketing, on its way');
  expect(row('Route')).toBe('faq /faq, public, written as static HTML');
  expect(row('react')).toBe('19.3.1 of shell');
  expect(row('Status')).toBe('member');
  expect(panel().textContent).not.toContain('the-access-token');
});

test('A file counts once, with its weight as it was sent', async () => {
  await jest.advanceTimersByTimeAsync(1000);
  expect(row('marketing')).toBe('ab12cd341 file, 2.5 kB, 10 to 20 ms');
  expect(row('shell')).toBe('sh12cd34nothing loaded');
});

test('It follows what changes', () => {
  setVisitor('ended');
  setVisiblePage(undefined);
  jest.advanceTimersByTime(1000);
  expect(row('Status')).toBe('anonymous');
  expect(row('Ended')).toBe('revoked');
  expect(row('Drawn by')).toBe('shell sh12cd34');
});

test('It leaves what React has drawn alone, and goes away when it is closed', async () => {
  const root = document.getElementById('root');
  expect(root?.outerHTML).toBe('<div id="root"><main id="content">Page</main></div>');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Close the inspector' }));
  expect(document.body.children).toHaveLength(1);
  expect(hasRequestedTeamTools(settings)).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

function panel(): HTMLElement {
  return screen.getByRole('complementary', { name: 'Inspector' });
}

function row(name: string): string {
  const head = within(panel()).getByRole('rowheader', { name });
  return [...(head.parentElement?.children ?? [])]
    .slice(1)
    .map((cell) => cell.textContent)
    .join('');
}

function route() {
  const found = live.remotes.marketing?.routes[0];
  if (!found) throw new Error('The sample registry has a page.');
  return found;
}
