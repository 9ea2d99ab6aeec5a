import { loadRemote } from '@module-federation/enhanced/runtime';
import type { PageRegistry, RemoteName, SiteRoute, StoredValues } from '@site/contract';
import { getRegistry, setRegistry } from '../remotes/live-registry';
import { getPageComponent, setVisiblePage, startLoadingPage } from '../pages/page-store';
import { availableUpdates } from './available-updates';
import { watchReleases, checkForReleases, applyUpdateNow } from './watch-releases';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  init: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn((key: string) => Promise.resolve({ default: () => key })),
}));

beforeEach(() => {
  jest.useFakeTimers();
  setRegistry(released('old'));
  availableUpdates.setState({ marketing: undefined, account: undefined, editor: undefined });
  global.fetch = jest.fn(() => Promise.resolve(Response.json(released('new'))));
  watchReleases();
});
afterEach(() => jest.useRealTimers());

describe('A release while a tab is open', () => {
  test('Of the shell is brought by the document that the next link opens', async () => {
    const router = jest.fn();
    // jsdom cannot follow links.
    window.addEventListener('click', (event) => event.preventDefault(), {
      capture: true,
      once: false,
    });
    document.body.innerHTML = '<a href="/pricing">Pricing</a> <a href="#more">More</a>';
    document.body.addEventListener('click', router);
    setVisiblePage(route('account', 'setup'));
    press('/pricing');
    expect(router).toHaveBeenCalledTimes(1);
    global.fetch = jest.fn(() =>
      Promise.resolve(Response.json({ ...released('old'), shellVersion: 's2' })),
    );
    await learn();
    press('/pricing');
    expect(router).toHaveBeenCalledTimes(1);
    press('#more');
    expect(router).toHaveBeenCalledTimes(2);
    setVisiblePage(route('editor', 'editor'));
    press('/pricing');
    expect(router).toHaveBeenCalledTimes(3);
  });

  test('Is learnt of within five minutes, and when somebody comes back', async () => {
    setVisiblePage(undefined);
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    expect(live('marketing')).toBe('marketing_new');
    setRegistry(released('old'));
    await jest.advanceTimersByTimeAsync(20_000);
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(10);
    expect(live('marketing')).toBe('marketing_new');
  });

  test('Of marketing is used at the next change of page; the page on screen stays what it is', async () => {
    const faq = route('marketing', 'faq');
    startLoadingPage(faq);
    await jest.advanceTimersByTimeAsync(10);
    const component = getPageComponent(faq);
    setVisiblePage(faq);
    await learn();
    expect(getPageComponent(faq)).toBe(component);
    setVisiblePage(route('marketing', 'pricing'));
    startLoadingPage(faq);
    await jest.advanceTimersByTimeAsync(10);
    expect(loadRemote).toHaveBeenLastCalledWith('marketing_new/faq');
    expect(getPageComponent(faq)).not.toBe(component);
  });

  test('Of account is asked about, and nothing changes before the answer', async () => {
    const setup = route('account', 'setup');
    setVisiblePage(setup);
    await learn();
    expect(live('account')).toBe('account_old');
    expect(availableUpdates.getState().account?.needsConsent).toBe(true);
    expect(await applyUpdateNow('account')).toBe(true);
    expect(live('account')).toBe('account_new');
    expect(availableUpdates.getState().account).toBeUndefined();
  });

  test('Of the editor waits, without a word, until the editor is left', async () => {
    setVisiblePage(route('editor', 'editor'));
    await learn();
    expect(live('editor')).toBe('editor_old');
    expect(availableUpdates.getState().editor?.needsConsent).toBe(false);
    setVisiblePage(route('account', 'dashboard'));
    expect(live('editor')).toBe('editor_new');
  });

  test('Of the editor is offered once nobody has typed for a minute, and the question stays', async () => {
    setVisiblePage(route('editor', 'editor'));
    const type = () => window.dispatchEvent(new Event('keydown'));
    await jest.advanceTimersByTimeAsync(50_000);
    type();
    await learn();
    expect(availableUpdates.getState().editor?.needsConsent).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    await learn();
    expect(availableUpdates.getState().editor?.needsConsent).toBe(true);
    type();
    await learn();
    expect(availableUpdates.getState().editor?.needsConsent).toBe(true);
    expect(live('editor')).toBe('editor_old');
  });

  test('Is brought by a document once this one has the code of several versions', async () => {
    const router = jest.fn();
    document.body.innerHTML = '<a href="/pricing">Pricing</a>';
    document.body.addEventListener('click', router);
    await jest.isolateModulesAsync(async () => {
      const registry = await import('../remotes/live-registry');
      const pages = await import('../pages/page-store');
      const updates = await import('./watch-releases');
      registry.setRegistry(released('a'));
      updates.watchReleases();
      for (const version of ['b', 'c', 'd']) {
        pages.startLoadingPage(route('marketing', 'faq'));
        press('/pricing');
        global.fetch = jest.fn(() => Promise.resolve(Response.json(released(version))));
        await jest.advanceTimersByTimeAsync(20_000);
        await updates.checkForReleases();
      }
    });
    expect(router).toHaveBeenCalledTimes(3);
    press('/pricing');
    expect(router).toHaveBeenCalledTimes(3);
  });

  test('Beside a shell that this tab does not run is left to the document with that shell', async () => {
    global.fetch = jest.fn(() =>
      Promise.resolve(Response.json({ ...released('new'), shellVersion: 's3' })),
    );
    setVisiblePage(undefined);
    await learn();
    expect(live('marketing')).toBe('marketing_old');
  });

  test('That the site cannot tell of changes nothing', async () => {
    global.fetch = jest.fn(() => Promise.resolve(new Response('<h1>No</h1>')));
    setVisiblePage(undefined);
    await learn();
    expect(live('marketing')).toBe('marketing_old');
  });
});

describe('A value of a setting that changes while a tab is open', () => {
  const title = (name: RemoteName) => getRegistry().remotes[name]?.values?.['title'];

  beforeEach(() => {
    setRegistry(released('old', { title: 'Courses' }));
    const changed = released('old', { title: 'Lessons' });
    global.fetch = jest.fn(() => Promise.resolve(Response.json(changed)));
  });

  test('Follows the rules for releases of its remote', async () => {
    setVisiblePage(route('account', 'setup'));
    await learn();
    expect([title('marketing'), title('account')]).toEqual(['Lessons', 'Courses']);
    expect(availableUpdates.getState().account?.needsConsent).toBe(true);
    expect(await applyUpdateNow('account')).toBe(true);
    expect(title('account')).toBe('Lessons');
  });

  test('Waits in the editor until it is left', async () => {
    setVisiblePage(route('editor', 'editor'));
    await learn();
    expect(title('editor')).toBe('Courses');
    setVisiblePage(route('account', 'dashboard'));
    expect(title('editor')).toBe('Lessons');
  });

  test('Interrupts nobody whose document did not contain it', async () => {
    setRegistry(released('old'));
    setVisiblePage(route('account', 'setup'));
    await learn();
    expect(title('account')).toBe('Lessons');
    expect(availableUpdates.getState().account).toBeUndefined();
  });
});

function press(href: string): void {
  document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
}

async function learn(): Promise<void> {
  await jest.advanceTimersByTimeAsync(20_000);
  await checkForReleases();
  await jest.advanceTimersByTimeAsync(10);
}

function live(name: RemoteName): string | undefined {
  return getRegistry().remotes[name]?.live.global;
}

function released(version: string, values?: StoredValues): PageRegistry {
  const remoteOf = (name: RemoteName) => {
    const global = `${name}_${version}`;
    const base = `http://localhost:3001/${global}/`;
    const live = { base, global, entry: { file: 'entry.js' } };
    return { live, previous: null, routes: [], ...(values ? { values } : {}) };
  };
  return {
    remotes: {
      marketing: remoteOf('marketing'),
      account: remoteOf('account'),
      editor: remoteOf('editor'),
    },
  };
}

const UPDATES: Record<RemoteName, Pick<SiteRoute, 'update'>> = {
  marketing: {},
  account: { update: 'ask' },
  editor: { update: 'when-left' },
};

function route(remote: RemoteName, id: string): SiteRoute {
  const plain = { access: 'public', chrome: 'site', prerender: true } as const;
  return { remote, id, path: `/${id}`, title: id, ...plain, ...UPDATES[remote] };
}
