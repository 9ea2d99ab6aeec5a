/** State that pages can leave behind in their window. If it is equal before and after a visit, the page cleaned up. */
export interface WindowState {
  listeners: string[];
  intervals: number;
  observers: number;
  /** Animation frames requested while no page is mounted. */
  animationFrames: number;
  /** Style sheets of the document, without those of emotion, which belong to the shell. */
  styleSheets: string[];
  /** Children of the body: dialogs, menus and live regions beside the page. */
  bodyChildren: string[];
  attributes: string[];
  globals: string[];
}

/**
 * Starts to track listeners, intervals, observers and animation frames.
 * @returns function that reads the current state
 */
export function trackWindowState(): () => Promise<WindowState> {
  const readListeners = watchListeners();
  const started = jest.spyOn(window, 'setInterval');
  const ended = jest.spyOn(window, 'clearInterval');
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  mockObservers();
  return async () => {
    // Waits for the last effects of a page.
    await rest(20);
    frames.mockClear();
    await rest(40);
    const clearedTimers = new Set<unknown>(ended.mock.calls.map(([timer]) => timer));
    return {
      ...readDocument(),
      listeners: readListeners(),
      intervals: started.mock.results.filter(({ value }) => !clearedTimers.has(value)).length,
      observers: activeObservers.size,
      animationFrames: frames.mock.calls.length,
    };
  };
}

function readDocument(): Pick<
  WindowState,
  'styleSheets' | 'bodyChildren' | 'attributes' | 'globals'
> {
  const { documentElement, body, head } = document;
  const sheets = head.querySelectorAll('style:not([data-emotion]), link[rel=stylesheet]');
  return {
    styleSheets: [...sheets].map(({ outerHTML }) => outerHTML),
    bodyChildren: [...body.children].map(({ outerHTML }) => outerHTML),
    attributes: [documentElement, body].flatMap(({ tagName, attributes }) =>
      [...attributes].map(({ name, value }) => `${tagName} ${name}="${value}"`),
    ),
    globals: Object.keys(window),
  };
}

interface OpenListener {
  target: EventTarget;
  place: string;
  type: string;
  listener: unknown;
  isCapture: boolean;
  signal: AbortSignal | undefined;
}

/**
 * Tracks listeners of window, document, html and body, except those for one event. Those of other elements are removed
 * with the page. Not by Jest's spies, which keep every call of every page.
 */
function watchListeners(): () => string[] {
  const open: OpenListener[] = [];
  // Jest's window has its own methods beside those of the prototype.
  for (const owner of [EventTarget.prototype, window]) {
    const { addEventListener, removeEventListener } = owner;
    owner.addEventListener = function (this: EventTarget | undefined, ...call) {
      const added = toListener(this ?? window, ...call);
      if (added && findListener(open, added) < 0 && !isForOneEvent(call[2])) open.push(added);
      return addEventListener.apply(this ?? window, call);
    };
    owner.removeEventListener = function (this: EventTarget | undefined, ...call) {
      const removed = toListener(this ?? window, ...call);
      const index = removed ? findListener(open, removed) : -1;
      if (index >= 0) open.splice(index, 1);
      return removeEventListener.apply(this ?? window, call);
    };
  }
  return () =>
    open
      .filter(({ signal }) => !signal?.aborted)
      .map(({ place, type }) => `${place}: ${type}`)
      .toSorted();
}

function toListener(
  target: EventTarget,
  ...[type, listener, options]: Parameters<EventTarget['addEventListener']>
): OpenListener | undefined {
  const place = places().get(target);
  if (!place) return undefined;
  const { capture, signal }: AddEventListenerOptions =
    typeof options === 'object' ? options : { capture: Boolean(options) };
  return { target, place, type, listener, isCapture: Boolean(capture), signal };
}

function isForOneEvent(options: boolean | AddEventListenerOptions | undefined): boolean {
  return typeof options === 'object' && Boolean(options.once);
}

function findListener(open: readonly OpenListener[], wanted: OpenListener): number {
  return open.findIndex(
    (each) =>
      each.target === wanted.target &&
      each.type === wanted.type &&
      each.listener === wanted.listener &&
      each.isCapture === wanted.isCapture,
  );
}

const places = () =>
  new Map<EventTarget, string>([
    [window, 'window'],
    [document, 'document'],
    [document.documentElement, 'html'],
    [document.body, 'body'],
  ]);

const activeObservers = new Set<object>();

/** Mocks the observers that jsdom lacks. The mocks never call back. */
function mockObservers(): void {
  class Observer {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds: number[] = [];
    observe(): void {
      activeObservers.add(this);
    }
    unobserve(): void {
      activeObservers.delete(this);
    }
    disconnect(): void {
      activeObservers.delete(this);
    }
    takeRecords(): never[] {
      return [];
    }
  }
  window.IntersectionObserver = Observer;
  window.ResizeObserver = Observer;
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
