import { loadRemote } from '@module-federation/enhanced/runtime';
import { matchRoute, type SiteRoute } from '@site/contract';
import { configureSite } from '@site/page/settings';
import { createSampleSettings } from '@site/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { reportQueue } from '../reporting/report';
import { describePageSource } from '../team-tools/inspect/inspector-sections';
import { getRegistry, setRegistry } from '../remotes/live-registry';
import { discardRemotePages } from './page-changes';
import { discardPages, keepStaticHtml, prefetchPage } from './page-store';
import { RemotePage } from './remote-page';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  init: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
}));

const plain = { access: 'public', chrome: 'bare', prerender: true } as const;
const version = {
  base: 'http://localhost:3001/a/',
  global: 'marketing_a1',
  entry: { file: 'e.js' },
};
const written =
  '<h1 tabindex="-1">Terms</h1><!--$--><p>As the server wrote them. <a href="/faq?from=terms"><b>Questions</b></a> <a href="/llms.txt">File</a></p><!--/$-->';
let complaints: jest.SpyInstance;

beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadRemote).mockReset();
  jest
    .mocked(loadRemote)
    .mockImplementation((key) => gives(key.endsWith('faq') ? 'Questions' : 'Terms, drawn'));
  Object.assign(document, { fonts: [] });
  configureSite(createSampleSettings());
  window.scrollTo = () => undefined;
  reportQueue.length = 0;
  discardPages(() => true);
  const routes = [
    { id: 'terms', path: '/terms', title: 'Terms', hydrate: false, ...plain },
    { id: 'faq', path: '/faq', title: 'Questions', ...plain },
  ];
  setRegistry({ remotes: { marketing: { live: version, previous: null, routes } } });
});
afterEach(() => {
  document.body.replaceChildren();
  complaints.mockRestore();
});

describe('A page that is not hydrated', () => {
  test('Stays to the last node as the server wrote it, and nothing of its remote is loaded or counted', async () => {
    const { text, problems } = await open();
    expect(text()?.innerHTML).toBe(written);
    expect(problems).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    expect(loadRemote).not.toHaveBeenCalled();
    expect(reportQueue).toEqual([]);
    expect(describePageSource()).toBe('marketing a1, as text');
    prefetchPage(terms());
    expect(loadRemote).not.toHaveBeenCalled();
  });

  test('A link in it leads on without another document, and the way back leads to the same nodes', async () => {
    const { container, text } = await open();
    const heading = container.querySelector('h1');
    expect(text()?.getAttribute('data-hydrate')).toBe('links');
    const click = await press(container.querySelector('a b'));
    expect(click.defaultPrevented).toBe(true);
    expect(heading?.isConnected).toBe(false);
    expect(container.querySelector('h1')?.textContent).toBe('Questions');
    await press(container.querySelector('main + button'));
    expect(container.querySelector('h1')).toBe(heading);
    expect(text()?.innerHTML).toBe(written);
    expect(document.activeElement).toBe(heading);
    expect(jest.mocked(loadRemote).mock.calls).toEqual([['marketing_a1/faq']]);
  });

  test('A link in it to what is no page is the browser’s', async () => {
    const { container } = await open();
    const click = await press(container.querySelector('a[href="/llms.txt"]'));
    expect(click.defaultPrevented).toBe(false);
    expect(container.querySelector('h1')?.textContent).toBe('Terms');
  });

  test('It outlives a document that React cannot take over', async () => {
    const { text, problems } = await open({ after: '<p>Something else</p>' });
    expect(problems).toHaveLength(1);
    expect(text()?.innerHTML).toBe(written);
    expect(loadRemote).not.toHaveBeenCalled();
  });

  test('After a release it is drawn by the new version when it is shown next, not before', async () => {
    const { container, text } = await open();
    act(() => discardRemotePages('marketing'));
    expect(text()?.innerHTML).toBe(written);
    await press(container.querySelector('a b'));
    await press(container.querySelector('main + button'));
    expect(text()?.textContent).toBe('Terms, drawn');
  });

  test('It is drawn by its code where no document brought it', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    expect(keepStaticHtml(terms())).toBe(false);
  });
});

/** As the start of the shell: what the document brought is kept, then React takes over. */
async function open({ after = '<button type="button">Back</button>' } = {}) {
  const container = document.createElement('div');
  container.innerHTML = `<main><!--$--><div data-hydrate="false">${written}</div><!--/$--></main>${after}`;
  document.body.replaceChildren(container);
  expect(keepStaticHtml(terms())).toBe(true);
  const problems: unknown[] = [];
  const onRecoverableError = (error: unknown) => problems.push(error);
  await act(() => Promise.resolve(hydrateRoot(container, <Site />, { onRecoverableError })));
  return { container, problems, text: () => container.querySelector('[data-hydrate]') };
}

function Site() {
  return (
    <MemoryRouter initialEntries={['/terms']}>
      <Pages />
    </MemoryRouter>
  );
}

function Pages() {
  const navigate = useNavigate();
  const route = matchRoute(getRegistry(), useLocation().pathname);
  return (
    <>
      <main>{route && <RemotePage route={route} />}</main>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function terms(): SiteRoute {
  const route = matchRoute(getRegistry(), '/terms');
  if (!route) throw new Error('The sample registry has this route.');
  return route;
}

async function press(element: Element | null): Promise<MouseEvent> {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => {
    element?.dispatchEvent(click);
    await new Promise((resolve) => setTimeout(resolve));
  });
  return click;
}

function gives(title: string): Promise<unknown> {
  return Promise.resolve({
    default: () => <h1>{title}</h1>,
  });
}
