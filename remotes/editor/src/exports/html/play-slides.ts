export interface PlayOptions {
  /** Number of slides that a key moves by. */
  readonly steps: Readonly<Record<string, number>>;
  readonly minSwipePx: number;
  readonly idleMs: number;
  /** Class of the slide that a transition shows. */
  readonly enteringClass: string;
  /** Message while the screen is black. */
  readonly blankText: string;
}

/**
 * Plays the slides of an exported HTML file. Its source becomes the file's only script, so it uses nothing from outside
 * its own body. Without it the slides stand below each other.
 */
// oxlint-disable-next-line max-lines-per-function -- see above
export function playSlides(options: PlayOptions): void {
  const { steps, minSwipePx, idleMs, enteringClass, blankText } = options;
  const root = document.documentElement;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const show = find('main');
  const counter = find('[data-counter]');
  const status = find('[role="status"]');
  const bar = find('nav');
  const slides = Array.from(document.querySelectorAll<HTMLElement>('main > section'));
  const [first] = slides;
  if (!show || !counter || !status || !bar || !first) return;

  let index = -1;
  let digits = '';
  let swipeStart = 0;
  let idleTimer = 0;

  function goTo(target: number, { isStep = false } = {}): void {
    const next = Math.min(slides.length - 1, Math.max(0, target));
    if (next === index) return;
    const [before, slide] = [slides[index], slides[next]];
    index = next;
    for (const each of slides) {
      each.removeAttribute('data-shown');
      each.classList.remove(enteringClass);
      each.inert = each !== slide;
    }
    slide?.setAttribute('data-shown', 'now');
    slide?.classList.add(enteringClass);
    show?.removeAttribute('data-transition');
    if (isStep && before && slide) startTransition(before, slide);
    describePosition();
    location.replace(`#${next + 1}`);
  }

  function startTransition(before: HTMLElement, slide: HTMLElement): void {
    const { transition } = slide.dataset;
    if (transition === undefined) return;
    // Reading a size makes the browser notice that the last transition is over.
    void show?.offsetWidth;
    before.setAttribute('data-shown', 'before');
    show?.setAttribute('data-transition', transition);
    void Promise.allSettled(slide.getAnimations().map(({ finished }) => finished)).then(() => {
      if (slides[index] === slide) before.removeAttribute('data-shown');
    });
  }

  function describePosition(): void {
    if (counter) counter.textContent = `${index + 1} / ${slides.length}`;
    if (status)
      status.textContent = root.hasAttribute('data-blank')
        ? blankText
        : (slides[index]?.ariaLabel ?? '');
  }

  function advance(count: number): void {
    const wasBlank = root.toggleAttribute('data-blank', false);
    goTo(index + count, { isStep: count === 1 && !wasBlank });
  }

  function toggleBlank(): void {
    root.toggleAttribute('data-blank');
    describePosition();
  }

  function toggleFullscreen(): void {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : root.requestFullscreen?.();
    change?.catch(() => undefined);
  }

  function openTypedNumber(): void {
    if (digits === '') return advance(1);
    root.removeAttribute('data-blank');
    goTo(Number(digits) - 1);
  }

  const actions: Readonly<Record<string, () => void>> = {
    enter: openTypedNumber,
    b: toggleBlank,
    '.': toggleBlank,
    f: toggleFullscreen,
  };

  function handleKey(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isForControl(event)) return;
    if (/^\d$/.test(key)) {
      digits += key;
      return;
    }
    const step = steps[key.length === 1 ? key.toLowerCase() : key];
    const action = step === undefined ? actions[key.toLowerCase()] : () => advance(step);
    if (action) event.preventDefault();
    action?.();
    digits = '';
  }

  /** Enter and Space press a focused button; Enter follows a focused link. */
  function isForControl({ key, target }: KeyboardEvent): boolean {
    const control = (target as Element).closest('a, button');
    return control !== null && (key === 'Enter' || (key === ' ' && control.matches('button')));
  }

  function showBar(): void {
    root.setAttribute('data-pointer-active', '');
    clearTimeout(idleTimer);
    idleTimer = window.setTimeout(() => root.removeAttribute('data-pointer-active'), idleMs);
  }

  function fitToWindow(): void {
    const { offsetWidth, offsetHeight } = first ?? root;
    const scale = Math.min(innerWidth / offsetWidth, innerHeight / offsetHeight);
    root.style.setProperty('--scale', String(scale));
  }

  root.setAttribute('data-playing', '');
  // Without the script, phones fit the width of a slide instead.
  find('meta[name="viewport"]')?.setAttribute('content', 'width=device-width, initial-scale=1');
  addEventListener('resize', fitToWindow);
  fitToWindow();
  addEventListener('keydown', handleKey);
  addEventListener('pointermove', showBar);
  addEventListener('pointerdown', showBar);
  addEventListener('touchstart', ({ touches }) => (swipeStart = touches[0]?.clientX ?? 0));
  addEventListener(
    'touchend',
    (event) => {
      const delta = (event.changedTouches[0]?.clientX ?? 0) - swipeStart;
      if (Math.abs(delta) < minSwipePx) return;
      // Otherwise the browser makes a click of it.
      event.preventDefault();
      advance(delta < 0 ? 1 : -1);
    },
    { passive: false },
  );
  addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('a, button');
    if (!control) return advance(1);
    const { step } = control.dataset;
    if (step !== undefined) advance(Number(step));
    else if (control.matches('button')) toggleFullscreen();
  });
  addEventListener('hashchange', () => goTo(Number(location.hash.slice(1)) - 1));
  if (!root.requestFullscreen) find('[data-fullscreen]')?.remove();
  goTo(Math.max(1, Number(location.hash.slice(1)) || 1) - 1);
}
