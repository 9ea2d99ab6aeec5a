import type { PageRegistryEntry, SettingsDeclaration, StoredValues } from '@site/contract';
import { useRemoteSettings } from '@site/page/settings';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { setDeferredLoader } from '../deferred/deferred-modules';
import { setRegistry, updateRegistryEntry } from './live-registry';
import { RemoteSettingsScope } from './remote-settings-scope';
import { isRemoteFlagOn } from './setting-values';

const description = 'For the tests.';
const settings = {
  title: { type: 'text', default: 'Courses', description },
  catalogue: { type: 'flag', default: 'off', since: '2026-01-31', description },
} as const satisfies SettingsDeclaration;

beforeAll(async () => {
  const chunk = await import('../deferred/deferred-chunk');
  setDeferredLoader(() => Promise.resolve(chunk));
});
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.body.replaceChildren();
  global.fetch = jest.fn(() => Promise.reject(new Error('offline')));
});
afterEach(() => jest.useRealTimers());

describe('A page or widget', () => {
  test('Has the values of its own remote, in static HTML as well', () => {
    setRegistry({ remotes: { marketing: remote({ title: 'Lessons' }), editor: remote({}) } });
    expect(renderToString(<Page />)).toContain('Lessons, closed');
    expect(renderToString(<Page of="editor" />)).toContain('Courses, closed');
  });

  test('Outside of the shell has the defaults', () => {
    render(<Title />);
    expect(text()).toBe('Courses, closed');
  });

  test('Shows a value as text, whatever it contains', () => {
    const title = '</script><img onerror=alert(1)>\u2028';
    setRegistry({ remotes: { marketing: remote({ title }) } });
    expect(renderToString(<Page />)).toContain(
      '&lt;/script&gt;&lt;img onerror=alert(1)&gt;\u2028, closed',
    );
    render(<Page />);
    expect(text()).toBe(`${title}, closed`);
  });

  test('Keeps its values while it is shown; the next one has those of then', () => {
    setRegistry({ remotes: { marketing: remote({ title: 'Lessons' }) } });
    const shown = render(<Page />);
    act(() => updateRegistryEntry('marketing', remote({ title: 'Films' })));
    shown.rerender(<Page />);
    expect(text()).toBe('Lessons, closed');
    shown.unmount();
    render(<Page />);
    expect(text()).toBe('Films, closed');
  });

  test('Requests its values where the document does not contain them, once for all remotes', async () => {
    setRegistry({ remotes: { account: remote(), editor: remote() } });
    const fresh = { account: remote({ title: 'Lessons' }), editor: remote({ title: 'Films' }) };
    global.fetch = jest.fn(() => Promise.resolve(Response.json({ remotes: fresh })));
    await show(<Page of="account" />);
    expect(text()).toBe('Lessons, closed');
    await show(<Page of="editor" />);
    expect(text()).toBe('Films, closed');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('Has the defaults when the site does not answer, and requests its values again later', async () => {
    setRegistry({ remotes: { marketing: remote() } });
    await show(<Page />);
    expect(text()).toBe('Courses, closed');
    const fresh = { marketing: remote({ title: 'Lessons' }) };
    global.fetch = jest.fn(() => Promise.resolve(Response.json({ remotes: fresh })));
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(text()).toBe('Courses, closed');
    await show(<Page />);
    expect(text()).toBe('Lessons, closed');
  });
});

describe('A flag for a share of the visitors', () => {
  test('Is off in static HTML, and on after hydration for whoever is in the share', async () => {
    localStorage.setItem('site-bucket', bucketOf('99%', true));
    setRegistry({ remotes: { marketing: remote({ catalogue: '99%' }) } });
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page />);
    document.body.replaceChildren(container);
    expect(text()).toBe('Courses, closed');
    const onRecoverableError = jest.fn();
    await act(() => Promise.resolve(hydrateRoot(container, <Page />, { onRecoverableError })));
    expect(text()).toBe('Courses, open');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('Stays off for the others, and draws the number of a browser once', () => {
    setRegistry({ remotes: { marketing: remote({ catalogue: '50%' }) } });
    const shown = render(<Page />);
    const first = text();
    const bucket = localStorage.getItem('site-bucket');
    expect(bucket).toMatch(/^\d\d?$/);
    shown.unmount();
    render(<Page />);
    expect([text(), localStorage.getItem('site-bucket')]).toEqual([first, bucket]);
  });

  test('Is off where storage is blocked; without such a flag no number is drawn', () => {
    setRegistry({ remotes: { marketing: remote({ catalogue: 'on' }) } });
    const shown = render(<Page />);
    expect(text()).toBe('Courses, open');
    expect(localStorage.length).toBe(0);
    shown.unmount();
    setRegistry({ remotes: { marketing: remote({ catalogue: '99%' }) } });
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('Blocked.');
    });
    render(<Page />);
    expect(text()).toBe('Courses, closed');
    blocked.mockRestore();
  });

  test('Is the same for conditions of slots', () => {
    const hasFlag = (value: string) => {
      return isRemoteFlagOn('marketing', 'catalogue', { catalogue: value });
    };
    expect(['on', 'off'].map(hasFlag)).toEqual([true, false]);
    localStorage.setItem('site-bucket', bucketOf('10%', true));
    expect(hasFlag('10%')).toBe(true);
    localStorage.setItem('site-bucket', bucketOf('10%', false));
    expect(hasFlag('10%')).toBe(false);
    expect(isRemoteFlagOn('marketing', 'constructor', {})).toBe(false);
  });
});

/** Finds a number of a browser that is in a share, or is not. */
function bucketOf(catalogue: string, isIn: boolean): string {
  const bucket = Array.from({ length: 100 }, (_, index) => String(index)).find((each) => {
    localStorage.setItem('site-bucket', each);
    return isRemoteFlagOn('marketing', 'catalogue', { catalogue }) === isIn;
  });
  return bucket ?? '';
}

async function show(page: React.ReactNode): Promise<void> {
  document.body.replaceChildren();
  await act(() => Promise.resolve(render(<Suspense fallback={<p>…</p>}>{page}</Suspense>)));
  // The registry, its text, and React.
  for (let round = 0; round < 5; round += 1) await act(() => jest.advanceTimersByTimeAsync(1));
}

function Page({ of = 'marketing' }: { of?: 'marketing' | 'account' | 'editor' }) {
  return (
    <RemoteSettingsScope remote={of}>
      <Title />
    </RemoteSettingsScope>
  );
}

function Title() {
  const { title, catalogue } = useRemoteSettings(settings);
  return <h1>{`${title}, ${catalogue ? 'open' : 'closed'}`}</h1>;
}

const text = () => screen.getByRole('heading').textContent;

function remote(values?: StoredValues): PageRegistryEntry {
  const live = { base: 'http://localhost:3001/a/', global: 'a', entry: { file: 'entry.js' } };
  return { live, previous: null, routes: [], ...(values ? { values } : {}) };
}
