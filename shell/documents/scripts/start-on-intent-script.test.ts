import { startGuardScript } from './start-guard';
import { ON_INTENT_TYPE, startOnIntentScript } from './start-on-intent-script';

const files = ['/static/js/index.1.js', '/static/js/more.2.js'];
let leave = new AbortController();

beforeEach(() => {
  jest.useFakeTimers();
  leave = new AbortController();
  sessionStorage.clear();
  history.replaceState(null, '', '/faq');
  const tags = files.map((file) => `<script type="${ON_INTENT_TYPE}" src="${file}"></script>`);
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="root"><a href="/pricing">Pricing</a><p>Text</p></div>${tags.join('')}`;
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

  test('Starts at once in a tab that has requested team tools', () => {
    sessionStorage.setItem('site-team-tools', '?inspect');
    run();
    expect(started()).toEqual(files);
  });
});

/** Runs the script as a document does, for one test. */
function run(): void {
  const listen = document.addEventListener.bind(document);
  const { signal } = leave;
  document.addEventListener = (type: string, listener: EventListener) =>
    listen(type, listener, { signal });
  // oxlint-disable-next-line no-eval -- the document runs it as a script of its own
  (0, eval)(startOnIntentScript);
  document.addEventListener = listen;
}

function started(): string[] {
  return [...document.scripts]
    .filter(({ type }) => type === '')
    .map(({ src }) => new URL(src).pathname);
}
