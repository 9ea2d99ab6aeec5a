import { loadRemote } from '@module-federation/enhanced/runtime';
import type { PageRegistryEntry } from '@site/contract';
import { Link, NotFound, useNavigate, usePageTitle, useParams } from '@site/page/router';
import { sessionStore } from '@site/page/session';
import { configureSite } from '@site/page/settings';
import { createSampleSettings } from '@site/testing';
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app';
import { setRegistry } from '../remotes/live-registry';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  init: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
}));

const pages: Record<string, () => Promise<unknown>> = {};
const navigation = new EventTarget();
const nobody = sessionStore.getInitialState();

beforeEach(() => {
  jest.useFakeTimers();
  // Parts of a browser that jsdom lacks.
  Object.assign(document, { fonts: [] });
  Object.assign(window, { navigation });
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  window.scrollTo = jest.fn();
  configureSite(createSampleSettings());
  const version = { base: 'http://localhost:3001/a/', global: 'a', entry: { file: 'entry.js' } };
  const routes = [
    route('landing', '/'),
    route('faq', '/faq'),
    route('slow', '/slow'),
    { ...route('forgot', '/forgot'), aliases: ['/forgot-password'] },
    { ...route('course', '/academy/:course'), aliases: ['/courses/:course'] },
    route('desk', '/desk/:deck?'),
    { ...route('dashboard', '/dashboard'), access: 'member', chrome: 'bare' } as const,
  ];
  setRegistry({ remotes: { marketing: { live: version, previous: null, routes } } });
  for (const { id } of routes) pages[id] = gives(() => <h1>{`Page ${id}`}</h1>);
  jest
    .mocked(loadRemote)
    .mockImplementation((key) => pages[key.replace('a/', '')]?.() as Promise<null>);
});
afterEach(() => {
  act(() => sessionStore.setState(nobody, true));
  jest.useRealTimers();
});

describe('From an address to its page', () => {
  test.each([
    ['/faq', 'Page faq'],
    ['/FAQ', 'Page faq'],
    ['/Faq/', 'Page faq'],
    ['/forgot-password', 'Page forgot'],
    ['/Forgot-Password/', 'Page forgot'],
    ['/no-such-page', 'Page not found'],
    ['/faq/more', 'Page not found'],
    ['/404', 'Page not found'],
  ])('%s shows “%s”', async (address, expected) => {
    await open(address);
    expect(heading()).toBe(expected);
  });

  test('A page of the site has header and footer; a bare page has the whole window', async () => {
    await open('/faq');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    act(() => sessionStore.setState({ status: 'member' }));
    await open('/dashboard');
    expect(heading()).toBe('Page dashboard');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('A link past the header is the first thing a keyboard meets', async () => {
    await open('/dashboard');
    const [first] = document.querySelectorAll<HTMLAnchorElement>('a[href], button');
    expect(first?.textContent).toBe('Skip to content');
    expect(document.querySelector(first?.hash ?? '')?.tagName).toBe('MAIN');
  });
});

describe('Going from page to page', () => {
  test('The title changes, the new heading has the focus, and its name is announced', async () => {
    await open('/');
    await follow('/faq');
    expect(document.title).toBe('Title of faq — ISAM');
    expect(document.activeElement?.textContent).toBe('Page faq');
    await pass(100);
    expect(document.getElementById('announcer')?.textContent).toBe('Title of faq');
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  test('The page on screen stays until the next one can be shown, and the frame says so', async () => {
    let arrive = () => {};
    const code = new Promise((resolve) => {
      arrive = () => resolve({ default: () => <h1>Slow page</h1> });
    });
    pages.slow = () => code;
    await open('/faq');
    await follow('/slow');
    expect(heading()).toBe('Page faq');
    expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeTruthy();
    await act(async () => arrive());
    await pass(100);
    expect(heading()).toBe('Slow page');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('A fragment that cannot be decoded does no harm', async () => {
    await open('/');
    await follow('/faq#100%');
    expect(heading()).toBe('Page faq');
  });

  test('A page that is not there is announced like any other', async () => {
    await open('/');
    await follow('/no-such-page');
    expect(document.title).toBe('Page not found — ISAM');
    expect(document.activeElement?.textContent).toBe('Page not found');
  });
});

describe('A page with a parameter in its path', () => {
  beforeEach(() => {
    pages.course = gives(Course);
    pages.desk = gives(Desk);
  });

  test.each([
    ['/academy/film', 'Course film'],
    ['/Academy/Other/', 'Course Other'],
    ['/courses/film', 'Course film'],
    ['/academy/a.b', 'Page not found'],
    ['/academy/a%2Fb', 'Page not found'],
    ['/academy', 'Page not found'],
  ])('%s shows “%s”', async (address, expected) => {
    await open(address);
    expect(heading()).toBe(expected);
  });

  test('Its title comes from its data, also where it was loaded', async () => {
    await open('/academy/film');
    expect(document.title).toBe('All about film — ISAM');
  });

  test('The next value is another page: title, focus and announcement follow', async () => {
    await open('/academy/film');
    await follow('/academy/light');
    expect(heading()).toBe('Course light');
    expect(document.title).toBe('All about light — ISAM');
    expect(document.activeElement?.textContent).toBe('Course light');
    await pass(100);
    expect(document.getElementById('announcer')?.textContent).toBe('All about light');
    await follow('/faq');
    expect(document.title).toBe('Title of faq — ISAM');
  });

  test('A value that the page refuses is not found and kept out of search engines until it is left', async () => {
    await open('/academy/refused');
    expect(heading()).toBe('Page not found');
    expect(document.title).toBe('Page not found — ISAM');
    expect(robots()).toBe('noindex');
    await follow('/academy/light');
    expect(heading()).toBe('Course light');
    expect(robots()).toBeUndefined();
  });

  test('A value that the page puts into its address moves nothing', async () => {
    await open('/desk');
    await pass(100);
    const button = screen.getByRole('button', { name: 'Open' });
    button.focus();
    document.getElementById('announcer')?.replaceChildren();
    await act(async () => button.click());
    await pass(100);
    expect(window.location.pathname).toBe('/desk/1');
    expect(heading()).toBe('Desk 1');
    expect(document.activeElement).toBe(button);
    expect(document.getElementById('announcer')?.textContent).toBe('');
  });
});

function Course() {
  const { course } = useParams<'/academy/:course'>();
  return course === 'refused' ? <NotFound /> : <KnownCourse course={course} />;
}

function KnownCourse({ course }: { course: string }) {
  usePageTitle(`All about ${course}`);
  return <h1>Course {course}</h1>;
}

function Desk() {
  const { deck = 'empty' } = useParams<'/desk/:deck?'>();
  const navigate = useNavigate();
  return (
    <>
      <h1>Desk {deck}</h1>
      <button type="button" onClick={() => void navigate('/desk/1', { replace: true })}>
        Open
      </button>
    </>
  );
}

function robots(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;
}

function route(id: string, path: string): PageRegistryEntry['routes'][number] {
  const plain = { access: 'public', chrome: 'site', prerender: true } as const;
  return { id, path, title: `Title of ${id}`, ...plain };
}

async function open(address: string): Promise<void> {
  document.body.replaceChildren();
  document.head.replaceChildren();
  window.history.pushState(null, '', address);
  render(
    <BrowserRouter>
      <App />
      <Link to="/faq">to /faq</Link>
      <Link to="/faq#100%">to /faq#100%</Link>
      <Link to="/academy/light">to /academy/light</Link>
      <Link to="/slow">to /slow</Link>
      <Link to="/no-such-page">to /no-such-page</Link>
    </BrowserRouter>,
  );
  await pass(50);
}

async function follow(address: string): Promise<void> {
  act(() => {
    screen.getByRole('link', { name: `to ${address}` }).click();
    navigation.dispatchEvent(new Event('currententrychange'));
  });
  await pass(50);
}

function heading(): string | null {
  return screen.getByRole('heading', { level: 1 }).textContent;
}

function pass(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function gives(page: () => React.ReactNode): () => Promise<unknown> {
  return () => Promise.resolve({ default: page });
}
