import type { SiteSettings } from '@site/contract';
import type { HealthSource } from '../../src/reporting/health-source';
import { ON_INTENT_TYPE } from './start-on-intent-script';

/**
 * Creates the inline script of a document that starts on intent: it does without React what a visitor who only reads
 * needs of the shell. It stops where the shell has started, which does the same for every page.
 *
 * - The `details` element that contains the target of the URL opens.
 * - The service worker caches the page, five seconds after the start and when the browser is idle.
 * - Each web vital is reported once, when the visitor leaves.
 */
export function createReaderScript(
  path: string,
  { offline, reportUrl }: SiteSettings,
  source: HealthSource,
): string {
  return [
    `(${openTargetDetails.toString()})();`,
    offline === false ? '' : `(${cachePage.toString()})(${JSON.stringify(path)},${hasStarted});`,
    reportUrl
      ? `(${reportVitals.toString()})(${JSON.stringify({ url: reportUrl, source })},${hasStarted},${takeEntries.toString()});`
      : '',
  ].join('');
}

/** The tags that wait for an intent are gone once the shell has started. */
const hasStarted = `()=>!document.querySelector('script[type="${ON_INTENT_TYPE}"]')`;

/** All functions are serialised into documents, so they refer to nothing outside themselves. */
function openTargetDetails(): void {
  const open = () => {
    let target: Element | null = null;
    try {
      target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return; // A URL may end in anything, '#100%' too.
    }
    const details = target?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    target?.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
}

function cachePage(path: string, isStarted: () => boolean): void {
  const { connection, serviceWorker }: Navigator & { connection?: { saveData?: boolean } } =
    navigator;
  if (!serviceWorker || connection?.saveData) return;
  const delayMs = 5000;

  async function register(): Promise<void> {
    if (isStarted()) return;
    await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ pages: [path], files });
  }

  // Without a service worker only the offline copies are missing.
  const registerQuietly = () => void register().catch(() => undefined);
  addEventListener('load', () => {
    setTimeout(
      () => {
        if ('requestIdleCallback' in window) requestIdleCallback(registerQuietly);
        else registerQuietly();
      },
      Math.max(0, delayMs - performance.now()),
    );
  });
}

type Vital = 'LCP' | 'CLS' | 'INP';
type TakeEntries = typeof takeEntries;

/**
 * Reports the values that `web-vitals` reports in a started page, in 1 kB instead of its 7: a page that is left after
 * reading has few interactions, so that the longest of them is its INP.
 */
function reportVitals(
  { url, source }: { url: string; source: HealthSource },
  isStarted: () => boolean,
  take: TakeEntries,
): void {
  // The browser keeps only slow interactions for an observer that comes later.
  const durations = new Map<number, number>();
  const noteInteractions = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const id = 'interactionId' in entry && Number(entry.interactionId);
      if (id) durations.set(id, Math.max(entry.duration, durations.get(id) ?? 0));
    }
  };
  const interactions = PerformanceObserver.supportedEntryTypes.includes('event')
    ? new PerformanceObserver((list) => noteInteractions(list.getEntries()))
    : undefined;
  interactions?.observe({ type: 'event', buffered: true, durationThreshold: 40 });
  const wasHidden = document.visibilityState === 'hidden';

  /** The largest sum of the shifts within five seconds that are at most one second apart. */
  function computeShift(): number {
    let [largest, sum, startMs, lastMs] = [0, 0, 0, 0];
    for (const shift of take<LayoutShift>('layout-shift')) {
      if (shift.hadRecentInput) continue;
      const isSameWindow = shift.startTime - lastMs < 1000 && shift.startTime - startMs < 5000;
      if (!isSameWindow) [sum, startMs] = [0, shift.startTime];
      sum += shift.value;
      lastMs = shift.startTime;
      largest = Math.max(largest, sum);
    }
    return largest;
  }

  function computeVitals(): [Vital, number | undefined][] {
    noteInteractions(interactions?.takeRecords() ?? []);
    return [
      ['LCP', take('largest-contentful-paint').at(-1)?.startTime],
      ['CLS', computeShift()],
      ['INP', durations.size > 0 ? Math.max(...durations.values()) : undefined],
    ];
  }

  let isReported = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isReported || isStarted()) return;
    isReported = true;
    const events = computeVitals().flatMap(([name, value]) =>
      // A page that was opened in the background was painted when it was first looked at.
      value === undefined || (name === 'LCP' && wasHidden)
        ? []
        : {
            'event.name': 'browser.web_vital',
            ...source,
            'web_vital.name': name,
            'web_vital.value': Math.round(value * 1000) / 1000,
          },
    );
    navigator.sendBeacon(url, JSON.stringify({ events }));
  });
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Takes the entries that the browser has kept until now, so that nothing observes while the page is read. */
function takeEntries<Entry extends PerformanceEntry>(type: string): Entry[] {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return [];
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  return observer.takeRecords() as Entry[];
}
