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
    await rest(50);
    frames.mockClear();
    await rest(100);
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

/** Tracks listeners of window, document, html and body. Those of other elements are removed with the page. */
function watchListeners(): () => string[] {
  // Jest's window has its own methods beside those of the prototype.
  const places = [EventTarget.prototype, window];
  const added = places.map((place) => jest.spyOn(place, 'addEventListener'));
  const removed = places.map((place) => jest.spyOn(place, 'removeEventListener'));
  return () => {
    const calls = [
      ...added.flatMap((spy) => callsOf(spy, 'add')),
      ...removed.flatMap((spy) => callsOf(spy, 'remove')),
    ];
    const open: Call[] = [];
    for (const call of calls.toSorted((one, other) => one.order - other.order)) {
      const index = open.findIndex((each) => isSame(each, call));
      if (index >= 0) open.splice(index, 1);
      if (call.kind === 'add' && !call.isOver) open.push(call);
    }
    return open.map(({ place, type }) => `${place}: ${type}`).toSorted();
  };
}

type Call = {
  kind: 'add' | 'remove';
  order: number;
  target: EventTarget;
  place: string;
  type: string;
  listener: unknown;
  isCapture: boolean;
  isOver: boolean;
};

type Spy = jest.SpyInstance<void, Parameters<EventTarget['addEventListener']>, EventTarget>;

function callsOf({ mock }: Spy, kind: Call['kind']): Call[] {
  return mock.calls.flatMap(([type, listener, options], index) => {
    const target = mock.contexts[index] ?? window;
    const place = places().get(target);
    if (!place) return [];
    const listenerOptions: AddEventListenerOptions =
      typeof options === 'object' ? options : { capture: Boolean(options) };
    return [
      {
        kind,
        order: mock.invocationCallOrder[index] ?? 0,
        target,
        place,
        type,
        listener,
        isCapture: Boolean(listenerOptions.capture),
        isOver: Boolean(listenerOptions.once || listenerOptions.signal?.aborted),
      },
    ];
  });
}

const places = () =>
  new Map<EventTarget, string>([
    [window, 'window'],
    [document, 'document'],
    [document.documentElement, 'html'],
    [document.body, 'body'],
  ]);

function isSame(one: Call, other: Call): boolean {
  return (
    one.target === other.target &&
    one.type === other.type &&
    one.listener === other.listener &&
    one.isCapture === other.isCapture
  );
}

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
