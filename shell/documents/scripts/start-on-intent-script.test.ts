import { startGuardScript } from './start-guard';
import { createStartOnIntentScript, ON_INTENT_TYPE } from './start-on-intent-script';

const files = ['/static/js/index.1.js', '/static/js/more.2.js'];
let leave = new AbortController();

beforeEach(() => {
  jest.useFakeTimers();
  leave = new AbortController();
  sessionStorage.clear();
  history.replaceState(null, '', '/faq');
  const tags = files.map((file) => `<script type="${ON_INTENT_TYPE}" src="${file}"></script>`);
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="root"><a href="/pricing">Pricing</a><p>Text</p><main><button>Silver</button></main></div>${tags.join('')}`;
});
afterEach(() => leave.abort());

describe('The shell of a page that is only read', () => {
  test.each([
    ['pointing at a link', 'a', 'pointerover'],
    ['focus on a link', 'a', 'focusin'],
    ['a press anywhere', 'p', 'pointerdown'],
    ['a key', 'p', 'keydown'],
  ])('Starts with %s, once, its files in their order', (_intent, selector, type) => {
    run();
    expect(started()).toEqual([]);
    for (let count = 0; count < 2; count += 1)
      document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(started()).toEqual(files);
    for (const { async } of document.scripts) expect(async).toBe(false);
  });

  test('Is not started by a mouse or a focus that meets no link', () => {
    run();
    for (const type of ['pointerover', 'focusin'])
      document.querySelector('p')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(started()).toEqual([]);
  });

  test('Starts without an intent when the page has been at rest', async () => {
    run();
    dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(started()).toEqual(files);
  });

  test.each(['/faq#answer', '/faq?preview=marketing@1', '/faq?a=1&inspect'])(
    'Starts at once for %s, which needs it',
    (url) => {
      history.replaceState(null, '', url);
      run();
      expect(started()).toEqual(files);
    },
  );

  test('Is not reported missing by the guard before it was started', async () => {
    // oxlint-disable-next-line no-eval -- the document runs it as a script of its own
    (0, eval)(startGuardScript);
    run();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(document.querySelector('.site-notice')).toBeNull();
    document.querySelector('a')?.focus();
    await jest.advanceTimersByTimeAsync(8000);
    expect(document.querySelector('.site-notice')).not.toBeNull();
  });

  test('Is not started by a mouse over a button, unless the page has controls of its own', () => {
    run();
    point('button');
    expect(started()).toEqual([]);
    run({ hasControls: true });
    point('button');
    expect(started()).toEqual(files);
  });

  test('Has its files fetched, and not run, once a page with controls has loaded', () => {
    run({ hasControls: true });
    expect(fetched()).toEqual([]);
    dispatchEvent(new Event('load'));
    expect(fetched()).toEqual(files);
    expect(started()).toEqual([]);
  });

  test('Starts at once for a query, which may select a view of a page with controls only', () => {
    history.replaceState(null, '', '/pricing?for=organization');
    run();
    expect(started()).toEqual([]);
    run({ hasControls: true });
    expect(started()).toEqual(files);
  });

  test('Starts at once in a tab that has requested team tools', () => {
    sessionStorage.setItem('site-team-tools', '?inspect');
    run();
    expect(started()).toEqual(files);
  });
});

/** Runs the script as a document does, for one test. */
function run({ hasControls = false } = {}): void {
  const { signal } = leave;
  const targets = [document, globalThis].map((target) => ({
    target,
    listen: target.addEventListener.bind(target),
  }));
  for (const { target, listen } of targets) {
    target.addEventListener = (type: string, listener: EventListener) =>
      listen(type, listener, { signal });
  }
  // oxlint-disable-next-line no-eval -- the document runs it as a script of its own
  (0, eval)(createStartOnIntentScript(hasControls));
  for (const { target, listen } of targets) target.addEventListener = listen;
}

function point(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

function fetched(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
    ({ href }) => new URL(href).pathname,
  );
}

function started(): string[] {
  return [...document.scripts]
    .filter(({ type }) => type === '')
    .map(({ src }) => new URL(src).pathname);
}
