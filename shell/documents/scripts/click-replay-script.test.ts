import { clickReplayScript } from './click-replay-script';

let heard: string[] = [];

beforeEach(() => {
  heard = [];
  document.body.innerHTML =
    '<div id="root"><header><button>Menu</button></header><main><button aria-busy="false">Send</button><input></main></div>';
  // oxlint-disable-next-line no-eval -- the document runs it as a script of its own
  (0, eval)(clickReplayScript);
  for (const type of ['click', 'keydown'])
    document.querySelector('#root')?.addEventListener(type, () => heard.push(type));
});

test('A press before hydration is shown at once, and repeated for the running page', () => {
  const button = find('main button');
  button.click();
  button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(heard).toEqual([]);
  window.siteReady?.('page');
  expect(button.getAttribute('aria-busy')).toBe('false');
  expect(heard).toEqual(['click', 'click']);
});

test('Keys in the page are kept from React until it is hydrated, those outside are not', () => {
  press('main input');
  expect(heard).toEqual([]);
  press('header button');
  expect(heard).toEqual(['keydown']);
  window.siteReady?.('page');
  press('main input');
  expect(heard).toEqual(['keydown', 'keydown']);
});

test('Nothing is kept back while the shell waits for an intent, which has to be seen', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="site/on-intent" src="/a.js"></script>',
  );
  press('main input');
  expect(heard).toEqual(['keydown']);
});

// Listeners of the document stay: an earlier script must not hold back what a later one lets through.
afterEach(() => window.siteReady?.('page'));

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

function press(selector: string): void {
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
}
