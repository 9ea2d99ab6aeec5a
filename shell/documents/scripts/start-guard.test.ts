import { toPageRegistry } from '@site/contract';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
} from '@site/contract/samples';
import { clickReplayScript } from './click-replay-script';
import { startGuardScript } from './start-guard';
import { renderStartupPage } from '../startup-page';

const routes = ['faq', 'pricing', 'aaas'].map((id) =>
  createSampleRoute({ id, path: `/${id}`, links: [{ placement: 'header', label: id }] }),
);
const live = { base: 'http://localhost:3001/a/', descriptor: createSampleDescriptor({ routes }) };
const remotes = { marketing: { live, previous: null } };
const pages = toPageRegistry(createSampleRegistry({ remotes }));
const site = 'http://localhost:3000';
let heard: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  [heard] = [[]];
  document.head.replaceChildren();
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => jest.useRealTimers());

describe('A script that a loader adds', () => {
  beforeEach(start);

  test('Is asked for at addresses of its own when it fails, with the same hash, and its loader hears of the end', async () => {
    const script = await add(`${site}/a.js`);
    happens(script, 'error');
    await pass(1000);
    const [copy] = copies('a.js');
    expect(copy?.src).toMatch(/\/a\.js\?try=\w+$/);
    expect(copy?.integrity).toBe('sha384-x');
    expect(heard).toEqual([]);
    happens(copy, 'load');
    expect(heard).toEqual(['load']);
  });

  test('Is given up after three addresses, and leaves the document', async () => {
    const script = await add(`${site}/b.js`);
    happens(script, 'error');
    await pass(2000);
    happens(copies('b.js')[0], 'error');
    await pass(2000);
    happens(copies('b.js')[0], 'error');
    expect(heard).toEqual(['error']);
    expect(document.querySelectorAll('script[src*="b.js"]')).toHaveLength(0);
    expect(window.siteFiles?.failures).toEqual([{ url: `${site}/b.js`, kind: 'error', tries: 3 }]);
  });

  test('Is given up after eight seconds without an answer; one that comes late is not told twice', async () => {
    const script = await add(`${site}/c.js`);
    await pass(7900);
    expect(heard).toEqual([]);
    await pass(200);
    expect(heard).toEqual(['error']);
    happens(script, 'load');
    expect(heard).toEqual(['error', 'load']);
  });

  test('That hung before is asked for at another address at once', async () => {
    await add(`${site}/d.js`);
    await pass(8100);
    await add(`${site}/d.js`);
    happens(copies('d.js')[0], 'load');
    expect(heard).toEqual(['error', 'load']);
  });

  test('Is asked for once more when somebody tries again while it hangs', async () => {
    await add(`${site}/e.js`);
    window.siteFiles?.again();
    happens(copies('e.js')[0], 'load');
    expect(heard).toEqual(['load']);
  });

  test('That throws leaves the document, because loaders would wait for it', async () => {
    const script = await add(`${site}/f.js`);
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src }));
    expect(script.isConnected).toBe(false);
  });
});

describe('A style sheet', () => {
  beforeEach(start);

  test('That is lost does not keep the page away, and is asked for until it comes', async () => {
    const sheet = await addSheet(`${site}/a.css`);
    happens(sheet, 'error');
    await pass(2000);
    happens(copies('a.css')[0], 'error');
    await pass(2000);
    happens(copies('a.css')[0], 'error');
    expect(heard).toEqual(['load']);
    await pass(5000);
    expect(copies('a.css')).toHaveLength(1);
    happens(copies('a.css')[0], 'error');
    await pass(5000);
    expect(copies('a.css')).toHaveLength(1);
  });
});

describe('A shell that does not start', () => {
  test('Is told of by a quiet notice where there is something to read', async () => {
    document.body.innerHTML = '<div id="root"><main><h1>Questions</h1></main></div>';
    start();
    await pass(7900);
    expect(notice()).toBeNull();
    await pass(200);
    expect(notice()?.textContent).toContain('You can read this page');
  });

  test('Is told of with the reason in a browser that is too old', async () => {
    document.body.innerHTML = '<div id="root"><h1>A page</h1></div>';
    const { canParse } = URL;
    Reflect.deleteProperty(URL, 'canParse');
    start();
    await pass(8100);
    Object.assign(URL, { canParse });
    expect(notice()?.textContent).toContain('This browser is older');
    expect(notice()?.textContent).toContain('Retry');
  });

  test('Is told of by the page that the document holds ready where there is nothing', async () => {
    document.body.innerHTML = `<div id="root"></div>${renderStartupPage(pages)}`;
    start();
    expect(document.getElementById('startup-failed')?.hidden).toBe(true);
    await pass(8100);
    expect(document.getElementById('startup-failed')?.hidden).toBe(false);
    const links = document.querySelectorAll<HTMLAnchorElement>('#startup-failed a');
    expect([...links].map(({ pathname }) => pathname)).toEqual(['/', '/faq', '/pricing', '/aaas']);
  });

  test.each(['loses its script', 'throws'])('Is told of as soon as it %s', async (how) => {
    document.body.innerHTML = `<div id="root"></div>${renderStartupPage(pages)}`;
    start();
    const script = await add(`${site}/shell.js`);
    if (how === 'throws') {
      window.dispatchEvent(new ErrorEvent('error', { filename: script.src }));
    } else {
      happens(script, 'error');
      await pass(1000);
      happens(copies('shell.js')[0], 'error');
      await pass(1500);
      happens(copies('shell.js')[0], 'error');
    }
    expect(document.getElementById('startup-failed')?.hidden).toBe(false);
  });

  test('That starts late after all takes the notice away', async () => {
    document.body.innerHTML = '<div id="root"><main></main></div>';
    start();
    await pass(8100);
    window.siteReady?.('shell');
    expect(notice()).toBeNull();
  });

  test('That started says nothing, and needs what the document held ready no more', async () => {
    document.body.innerHTML = `<div id="root"></div>${renderStartupPage(pages)}`;
    start();
    window.siteReady?.('shell');
    await pass(20_000);
    expect(notice()).toBeNull();
    expect(document.querySelector('.startup-page')).toBeNull();
  });

  test('Retry leaves what can be read alone when the site does not answer', async () => {
    document.body.innerHTML = '<div id="root"><main></main></div>';
    start();
    await pass(8100);
    global.fetch = jest.fn(() => Promise.reject(new Error('refused')));
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
    notice()?.querySelector('button')?.click();
    await pass(10);
    expect(notice()?.textContent).toMatch(/still does not answer/);
    expect(notice()?.querySelector('button')?.disabled).toBe(false);
  });
});

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/** Runs the scripts as a document does. All tests share one document, so each guard has to leave it again. */
function start(): void {
  for (const target of [document, window]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (...how: [string, EventListener, boolean?]) => {
      listen(...how);
      stops.push(() => target.removeEventListener(...how));
    };
    stops.push(() => Reflect.deleteProperty(target, 'addEventListener'));
  }
  const Observer = MutationObserver;
  Object.assign(globalThis, {
    MutationObserver: class extends Observer {
      constructor(notice: MutationCallback) {
        super(notice);
        stops.push(() => this.disconnect());
      }
    },
  });
  // oxlint-disable-next-line no-eval -- the document runs it as a script of its own
  (0, eval)(clickReplayScript + startGuardScript);
  Object.assign(globalThis, { MutationObserver: Observer });
}

function add(src: string): Promise<HTMLScriptElement> {
  const script = document.createElement('script');
  // Loading by jsdom is irrelevant here.
  Object.assign(script, { type: 'text/plain', src, integrity: 'sha384-x' });
  return append(script);
}

function addSheet(href: string): Promise<HTMLLinkElement> {
  return append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

async function append<Tag extends HTMLElement>(tag: Tag): Promise<Tag> {
  for (const type of ['load', 'error']) tag.addEventListener(type, () => heard.push(type));
  document.head.append(tag);
  await pass(0);
  return tag;
}

function copies(name: string) {
  return [
    ...document.querySelectorAll<HTMLScriptElement>(
      `script[src*="${name}?try="], link[href*="${name}?try="]`,
    ),
  ];
}

function happens(tag: Element | undefined, type: 'load' | 'error'): void {
  if (!tag) throw new Error('There is no such tag.');
  tag.dispatchEvent(new Event(type));
}

function notice(): HTMLElement | null {
  return document.querySelector('.site-notice');
}

async function pass(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
}
