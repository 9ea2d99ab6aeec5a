import { readHealthReport } from '@site/contract/health-event';
import { createSampleSettings } from '@site/contract/samples';
import { createReadOnlyVisitScript } from './read-only-visit-script';
import { ON_INTENT_TYPE } from './start-on-intent-script';

const settings = createSampleSettings({ reportUrl: '/health' });
const source = {
  'service.name': 'marketing',
  'service.version': 'marketing_a1',
  'site.page': 'faq',
} as const;
let leave = new AbortController();
let sent: unknown[] = [];
let registered: string[] = [];
let visits: unknown[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  leave = new AbortController();
  [sent, registered, visits] = [[], [], []];
  history.replaceState(null, '', '/faq');
  document.body.innerHTML = `<details><summary>Question</summary><p id="answer">Answer</p></details><script type="${ON_INTENT_TYPE}" src="/index.js"></script>`;
  Element.prototype.scrollIntoView = () => undefined;
  const active = { postMessage: (visit: unknown) => visits.push(visit) };
  Object.assign(navigator, {
    sendBeacon: (_url: string, report: string) => sent.push(...JSON.parse(report).events),
    serviceWorker: {
      register: async (url: string) => void registered.push(url),
      ready: Promise.resolve({ active }),
    },
  });
  Object.assign(globalThis, { PerformanceObserver: KeptEntries });
  performance.getEntriesByType = () => [];
  requestIdleCallbackAtOnce();
});
afterEach(() => leave.abort());

describe('A page that nobody has started', () => {
  test('Opens the answer that its URL names, also later', () => {
    history.replaceState(null, '', '/faq#answer');
    run();
    expect(details().open).toBe(true);
    details().open = false;
    dispatchEvent(new Event('hashchange'));
    expect(details().open).toBe(true);
  });

  test('Stays as it is for a hash that names nothing or cannot be decoded', () => {
    history.replaceState(null, '', '/faq#100%');
    run();
    expect(details().open).toBe(false);
  });

  test('Is cached five seconds after its start', async () => {
    run();
    dispatchEvent(new Event('load'));
    expect(registered).toEqual([]);
    await jest.advanceTimersByTimeAsync(5000);
    // The document of the test may load for itself meanwhile.
    expect(registered).toContain('/service-worker.js');
    expect(visits).toContainEqual({ pages: ['/faq'], files: [] });
  });

  test('Reports each web vital once, when it is left', () => {
    run();
    for (let count = 0; count < 2; count += 1) hide();
    expect(sent).toMatchObject([
      { 'web_vital.name': 'LCP', 'web_vital.value': 640.5 },
      // Two shifts within a second; the one after an input does not count, and the last is a window of its own.
      { 'web_vital.name': 'CLS', 'web_vital.value': 0.03 },
      // The slower of the two events of one press.
      { 'web_vital.name': 'INP', 'web_vital.value': 72 },
    ]);
  });

  test('Reports errors of its own scripts by their place alone, and none of extensions', () => {
    run();
    const error = { message: 'asha@example.com', lineno: 12, colno: 0 };
    for (const filename of [location.href, 'chrome-extension://abc/inject.js', ''])
      dispatchEvent(new ErrorEvent('error', { ...error, filename: `${filename}?asha` }));
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    hide();
    expect(sent).toHaveLength(4);
    expect(readHealthReport({ events: sent })[0]).toEqual({
      'event.name': 'site.failure',
      'service.name': 'shell',
      'site.phase': 'run',
      'code.file.path': 'document',
      'code.line.number': 12,
      'code.column.number': 1,
    });
    expect(JSON.stringify(sent)).not.toContain('asha');
  });

  test('Leaves all of it to the shell once that has started', async () => {
    run();
    dispatchEvent(new Event('load'));
    document.querySelector('script')?.remove();
    await jest.advanceTimersByTimeAsync(60_000);
    hide();
    expect([registered, sent]).toEqual([[], []]);
  });
});

test('A site without offline use or reports brings no code for them', () => {
  const script = createReadOnlyVisitScript(
    '/faq',
    createSampleSettings({ offline: false }),
    source,
  );
  expect(script).not.toMatch(/serviceWorker|sendBeacon/);
});

/** Entries that the browser has kept, as an observer with `buffered` receives them. */
class KeptEntries {
  static supportedEntryTypes = ['event', 'layout-shift', 'largest-contentful-paint'];
  private type = '';
  observe({ type }: { type: string }): void {
    this.type = type;
  }
  takeRecords(): object[] {
    const shift = { hadRecentInput: false, value: 0.01 };
    const entries: Record<string, object[]> = {
      'largest-contentful-paint': [{ startTime: 300 }, { startTime: 640.5 }],
      'layout-shift': [
        { ...shift, startTime: 100 },
        { ...shift, startTime: 900, value: 0.02 },
        { ...shift, startTime: 950, value: 0.5, hadRecentInput: true },
        { ...shift, startTime: 3000 },
      ],
      event: [
        { interactionId: 1, duration: 48 },
        { interactionId: 1, duration: 72 },
        { interactionId: 0, duration: 900 },
      ],
    };
    return entries[this.type] ?? [];
  }
}

function requestIdleCallbackAtOnce(): void {
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => callback() });
}

function details(): HTMLDetailsElement {
  const found = document.querySelector('details');
  if (!found) throw new Error('The page has no answer.');
  return found;
}

function hide(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.restoreAllMocks();
}

/** Runs the script as a document does, for one test. */
function run(): void {
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
  (0, eval)(createReadOnlyVisitScript('/faq', settings, source));
  for (const { target, listen } of targets) target.addEventListener = listen;
}
