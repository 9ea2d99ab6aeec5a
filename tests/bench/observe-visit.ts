import type { BusyVisit, Visit } from './visit';

declare global {
  interface Window {
    visit: {
      timings: Pick<Visit, 'largestPaint' | 'hydrated' | 'blocked' | 'longestTask' | 'shift'>;
      hands: Pick<BusyVisit, 'scroll' | 'press' | 'type' | 'pressDone'>;
    };
  }
}

/** Runs in each document before anything else. */
// oxlint-disable-next-line max-lines-per-function -- evaluated in the page, so it refers to nothing outside itself
export function observeVisit(): void {
  const timings: Window['visit']['timings'] = {
    largestPaint: 0,
    blocked: 0,
    longestTask: 0,
    shift: 0,
  };
  const hands: Window['visit']['hands'] = {};
  window.visit = { timings, hands };
  let firstPaintMs = Infinity;
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaintMs = startTime;
    if (name === 'first-contentful-paint') noteArrival(performance.timeOrigin + startTime);
  });
  follow('largest-contentful-paint', (entry) => (timings.largestPaint = entry.startTime));
  follow('layout-shift', (entry) => {
    const hasInput = 'hadRecentInput' in entry && entry.hadRecentInput === true;
    if (!hasInput) timings.shift += Number('value' in entry ? entry.value : 0);
  });
  follow('longtask', ({ startTime, duration }) => {
    // The task of the first paint itself is its price, and is in its time.
    if (startTime < firstPaintMs) return;
    timings.blocked += duration - 50;
    timings.longestTask = Math.max(timings.longestTask, duration);
  });
  follow('event', (entry) => {
    if (!('interactionId' in entry) || !entry.interactionId) return;
    const hand = entry.name.startsWith('key') ? 'type' : 'press';
    hands[hand] = Math.max(hands[hand] ?? 0, entry.duration);
  });
  window.addEventListener('wheel', waitForScroll, { once: true, passive: true });
  window.addEventListener('pointerdown', waitForEffect, { once: true, capture: true });
  window.addEventListener('click', waitForNextPage, { capture: true });
  lookForReact();

  function follow(type: string, note: (entry: PerformanceEntry) => void): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    });
    observer.observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  }

  function waitForScroll({ timeStamp }: Event): void {
    const onScroll = () =>
      requestAnimationFrame(() => (hands.scroll = performance.now() - timeStamp));
    document.addEventListener('scroll', onScroll, { once: true });
  }

  /** The state of a control or the content of the page changes; that it is busy is no answer. */
  function waitForEffect({ timeStamp }: Event): void {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => (hands.pressDone = performance.now() - timeStamp));
    });
    observer.observe(document.documentElement, {
      subtree: true,
      attributeFilter: ['aria-selected', 'aria-expanded', 'aria-invalid', 'aria-pressed', 'open'],
    });
  }

  function waitForNextPage({ target, timeStamp }: MouseEvent): void {
    const link = target instanceof Element && target.closest('a[href]');
    if (!link) return;
    sessionStorage.setItem('clicked-ms', String(performance.timeOrigin + timeStamp));
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    const look = () =>
      requestAnimationFrame(() => {
        const isThere = link instanceof HTMLAnchorElement && location.pathname === link.pathname;
        if (isThere && heading() !== before)
          noteArrival(performance.timeOrigin + performance.now());
        else look();
      });
    look();
  }

  function noteArrival(atMs: number): void {
    const clickedMs = Number(sessionStorage.getItem('clicked-ms') ?? NaN);
    if (clickedMs > 0) sessionStorage.setItem('arrival-ms', String(atMs - clickedMs));
  }

  function lookForReact(): void {
    // Of a page that is not hydrated, React has the place and nothing inside it.
    const heading = document.querySelector('main h1');
    const place = heading?.closest('[data-hydrate]') ?? heading;
    const places = [document.querySelector('header button'), place];
    if (places.every((each) => each && isTakenOver(each))) timings.hydrated = performance.now();
    else setTimeout(lookForReact, 100);
  }

  function isTakenOver(place: Element): boolean {
    return Object.keys(place).some((key) => key.startsWith('__reactProps'));
  }
}
