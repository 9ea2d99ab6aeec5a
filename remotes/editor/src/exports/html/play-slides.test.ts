import { SLIDESHOW_STEPS } from '../../drawing/slideshow-controls';
import { playSlides } from './play-slides';

const OPTIONS = {
  steps: SLIDESHOW_STEPS,
  minSwipePx: 50,
  idleMs: 2500,
  enteringClass: 'entering',
  blankText: 'The screen is black',
};

function statusText() {
  return document.querySelector('[role=status]')?.textContent;
}

function press(...keys: string[]): void {
  for (const key of keys)
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
}

function swipe(from: number, to: number): void {
  for (const [type, clientX] of [
    ['touchstart', from],
    ['touchend', to],
  ] as const)
    document.body.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
        touches: [{ clientX }],
        changedTouches: [{ clientX }],
      }),
    );
}

beforeAll(() => {
  Element.prototype.getAnimations = () => [];
  const labels = ['One', 'Two', 'Three'];
  document.body.innerHTML = `
    <main>${labels.map((label) => `<section aria-label="${label}" data-transition="dissolve"><a href="#x">${label}</a></section>`).join('')}</main>
    <nav><button data-step="-1">‹</button><span data-counter></span></nav>
    <p role="status"></p>`;
  for (const section of document.querySelectorAll('section'))
    section.ariaLabel = section.getAttribute('aria-label');
  playSlides(OPTIONS);
});

beforeEach(() => press('Home'));

describe('slides of an exported page', () => {
  test('keys step, jump and stop at both ends', () => {
    press('ArrowLeft');
    expect(statusText()).toBe('One');
    press('ArrowRight', ' ', 'n');
    expect(statusText()).toBe('Three');
    press('2', 'Enter');
    expect(statusText()).toBe('Two');
    expect(document.querySelector('[data-counter]')?.textContent).toBe('2 / 3');
  });

  test('transitions play when advancing by one slide only', () => {
    const show = document.querySelector('main');
    press('ArrowRight');
    expect(show?.dataset['transition']).toBe('dissolve');
    press('ArrowLeft');
    expect(show?.dataset['transition']).toBeUndefined();
  });

  test('a click advances, but a link and a button do what they say', () => {
    document.querySelector('section')?.click();
    expect(statusText()).toBe('Two');
    document.querySelector('a')?.click();
    expect(statusText()).toBe('Two');
    document.querySelector('button')?.click();
    expect(statusText()).toBe('One');
  });

  test('a swipe turns the page, and a tap is no swipe', () => {
    swipe(200, 100);
    expect(statusText()).toBe('Two');
    swipe(200, 190);
    expect(statusText()).toBe('Two');
    swipe(100, 200);
    expect(statusText()).toBe('One');
  });

  test('keys of the browser are left alone', () => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, bubbles: true }),
    );
    press('Tab');
    expect(statusText()).toBe('One');
  });

  test('only the slide that is shown can be reached', () => {
    press('ArrowRight');
    expect(Array.from(document.querySelectorAll('section'), ({ inert }) => inert)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
