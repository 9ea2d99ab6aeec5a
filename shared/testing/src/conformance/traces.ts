/** What pages have left behind in the window that all of them share. Two equal readings: a visit leaves nothing. */
export interface Traces {
  listeners: string[];
  intervals: number;
  observers: number;
  /** Animation frames asked for while nobody is on a page. */
  frames: number;
  /** Sheets of the document. Emotion's belong to the shell. */
  sheets: string[];
  /** Dialogs, menus and live regions that stand beside the page. */
  beside: string[];
  attributes: string[];
  globals: string[];
}

/** Counts from now on what pages begin and end in the window. @returns the reading of this moment */
export function watchWindow(): () => Promise<Traces> {
  const readListeners = watchListeners();
  const begun = jest.spyOn(window, 'setInterval');
  const ended = jest.spyOn(window, 'clearInterval');
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  standInForObservers();
  return async () => {
    // Whatever a page does last, it has done by then.
    await rest(50);
    frames.mockClear();
    await rest(100);
    const over = new Set<unknown>(ended.mock.calls.map(([timer]) => timer));
    return {
      ...readDocument(),
      listeners: readListeners(),
      intervals: begun.mock.results.filter(({ value }) => !over.has(value)).length,
      observers: watching.size,
      frames: frames.mock.calls.length,
    };
  };
}

function readDocument(): Pick<Traces, 'sheets' | 'beside' | 'attributes' | 'globals'> {
  const { documentElement, body, head } = document;
  const sheets = head.querySelectorAll('style:not([data-emotion]), link[rel=stylesheet]');
  return {
    sheets: [...sheets].map(({ outerHTML }) => outerHTML),
    beside: [...body.children].map(({ outerHTML }) => outerHTML),
    attributes: [documentElement, body].flatMap(({ tagName, attributes }) =>
      [...attributes].map(({ name, value }) => `${tagName} ${name}="${value}"`),
    ),
    globals: Object.keys(window),
  };
}

/** Of listeners that every page's window has. Those on a page's own elements go with it. */
function watchListeners(): () => string[] {
  // Jest gives the window methods of its own.
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
      const known = open.findIndex((each) => isSame(each, call));
      if (known >= 0) open.splice(known, 1);
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
    const given: AddEventListenerOptions =
      typeof options === 'object' ? options : { capture: Boolean(options) };
    return [
      {
        kind,
        order: mock.invocationCallOrder[index] ?? 0,
        target,
        place,
        type,
        listener,
        isCapture: Boolean(given.capture),
        isOver: Boolean(given.once || given.signal?.aborted),
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

const watching = new Set<object>();

/** jsdom has none of them, so pages would do without. These see nothing. */
function standInForObservers(): void {
  class Observer {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds: number[] = [];
    observe(): void {
      watching.add(this);
    }
    unobserve(): void {
      watching.delete(this);
    }
    disconnect(): void {
      watching.delete(this);
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
