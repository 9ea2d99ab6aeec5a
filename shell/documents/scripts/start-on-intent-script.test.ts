import { startGuardScript } from './start-guard';
import { createStartOnIntentScript, ON_INTENT_TYPE } from './start-on-intent-script';

const files = ['/static/js/index.1.js', '/static/js/more.2.js'];
let leave = new AbortController();
let requested: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  requested = [];
  globalThis.fetch = (url) => {
    if (typeof url === 'string') requested.push(new URL(url).pathname);
    return Promise.reject(new Error('Offline.'));
  };
  leave = new AbortController();
  sessionStorage.clear();
  history.replaceState(null, '', '/faq');
  const tags = files.map((file) => `<script type="${ON_INTENT_TYPE}" src="${file}"></script>`);
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="root"><a href="/pricing">Pricing</a><p>Text</p><main><button>Silver</button></main></div>${tags.join('')}<script type="speculationrules">{}</script>`;
});
afterEach(() => leave.abort());

describe('The shell of a page that is only read', () => {
  test.each([
    ['pointing at a link', 'pointerover', {}],
    ['focus on a link', 'focusin', {}],
  ])('Starts with %s where the browser fetches no documents ahead', (_intent, type, init) => {
    run();
    expect(started()).toEqual([]);
    for (let count = 0; count < 2; count += 1) act('a', type, init);
    expect(started()).toEqual(files);
    for (const { async } of document.scripts) expect(async).toBe(false);
  });

  test.each([
    ['a mouse or a focus that meets no link', 'p', {}],
    ['a finger on a link, which loads its document', 'a', { pointerType: 'touch' }],
    ['anything in a browser that fetches documents ahead', 'a', { hasSpeculationRules: true }],
    ['a button of a page without controls of its own', 'button', {}],
  ])(
    'Is not started by %s',
    async (_case, selector, { hasSpeculationRules = false, ...init }: Init) => {
      run({ hasSpeculationRules });
      for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
        act(selector, type, init);
      dispatchEvent(new Event('load'));
      await jest.advanceTimersByTimeAsync(3_600_000);
      expect(started()).toEqual([]);
      expect(requested).toEqual([]);
    },
  );

  test.each(['/faq?preview=marketing@1', '/faq?a=1&inspect'])(
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

  test('Starts in a tab that has requested team tools at once', () => {
    sessionStorage.setItem('site-team-tools', '?inspect');
    run();
    expect(started()).toEqual(files);
  });
});

describe('The shell of a page with controls of its own', () => {
  test.each(['pointerover', 'pointerdown', 'focusin', 'input'])(
    'Starts with %s on one of them, also where documents are fetched ahead',
    (type) => {
      run({ hasControls: true, hasSpeculationRules: true });
      expect(started()).toEqual([]);
      act('button', type, { pointerType: 'touch' });
      expect(started()).toEqual(files);
      expect(document.querySelector('script[type=speculationrules]')).toBeNull();
    },
  );

  test('Has its files fetched, and not run, once it has loaded', () => {
    run({ hasControls: true });
    expect(requested).toEqual([]);
    dispatchEvent(new Event('load'));
    expect(requested).toEqual(files);
    expect(started()).toEqual([]);
  });

  test.each([
    ['a query, which may select a view', () => go('/pricing?for=organization')],
    ['a hash, which may be a code', () => go('/pricing#code')],
    ['a draft in one of its fields', () => sessionStorage.setItem('form-drafts', '{}')],
  ])('Starts at once for %s, and only where there are controls', (_state, prepare) => {
    prepare();
    run();
    expect(started()).toEqual([]);
    run({ hasControls: true });
    expect(started()).toEqual(files);
  });

  test('Starts at once for a member on the page to sign in, who is led on', () => {
    document.documentElement.dataset.member = '';
    run({ hasControls: true });
    expect(started()).toEqual([]);
    run({ hasControls: true, isSignIn: true });
    expect(started()).toEqual(files);
    delete document.documentElement.dataset.member;
  });
});

type Init = { pointerType?: string; hasSpeculationRules?: boolean };

/** Runs the script as a document does, for one test. */
function run({ hasControls = false, isSignIn = false, hasSpeculationRules = false } = {}): void {
  HTMLScriptElement.supports = (type) => hasSpeculationRules && type === 'speculationrules';
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
  (0, eval)(createStartOnIntentScript({ hasControls, isSignIn }));
  for (const { target, listen } of targets) target.addEventListener = listen;
}

function go(url: string): void {
  history.replaceState(null, '', url);
}

function act(selector: string, type: string, init: Init = {}): void {
  const event = Object.assign(new Event(type, { bubbles: true }), init);
  document.querySelector(selector)?.dispatchEvent(event);
}

function started(): string[] {
  return [...document.scripts]
    .filter(({ type, src }) => type === '' && src)
    .map(({ src }) => new URL(src).pathname);
}
