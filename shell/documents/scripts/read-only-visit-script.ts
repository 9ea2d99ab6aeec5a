import type { SiteSettings } from '@site/contract';
import type { HealthSource } from '../../src/reporting/health-source';
import { ON_INTENT_TYPE } from './start-on-intent-script';

/**
 * Creates the inline script of a document that starts on intent: it does without React what a visitor who only reads
 * needs of the shell. It stops where the shell has started, which does the same for every page.
 *
 * - The `details` element that contains the target of the URL opens.
 * - The service worker caches the page, five seconds after the start and when the browser is idle.
 * - Each web vital is reported once, when the visitor leaves, with the errors of the document's scripts.
 */
export function createReadOnlyVisitScript(
  path: string,
  { offline, reportUrl }: SiteSettings,
  source: HealthSource,
): string {
  return [
    `(${openTargetDetails.toString()})();`,
    offline === false ? '' : `(${cachePage.toString()})(${JSON.stringify(path)},${hasStarted});`,
    reportUrl
      ? `(${reportVisit.toString()})(${JSON.stringify({ url: reportUrl, source })},${hasStarted},${observeEntries.toString()});`
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
    active?.postMessage({
      pages: [path],
      files: performance.getEntriesByType('resource').map(({ name }) => name),
    });
  }

  // Without a service worker only the offline copies are missing.
  const registerQuietly = () => void register().catch(() => undefined);
  addEventListener('load', () => {
    const runWhenIdle = window.requestIdleCallback ?? setTimeout;
    setTimeout(() => runWhenIdle(registerQuietly), delayMs - performance.now());
  });
}

type Observe = typeof observeEntries;

/**
 * Reports the errors of this document's scripts, and the values that `web-vitals` reports in a started page, in 1 kB
 * instead of its 7: a page that is left after reading has few interactions, so that the longest of them is its INP.
 */
function reportVisit(
  { url, source }: { url: string; source: HealthSource },
  isStarted: () => boolean,
  observe: Observe,
): void {
  const events: unknown[] = [];
  let slowestMs: number | undefined;
  let isReported = false;
  const noteInteractions = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if ('interactionId' in entry && entry.interactionId)
        slowestMs = Math.max(entry.duration, slowestMs ?? 0);
  };
  // The browser keeps only slow interactions for an observer that comes later.
  const takeInteractions = observe('event', noteInteractions);
  const wasHidden = document.visibilityState === 'hidden';

  /** The largest sum of the shifts within five seconds that are at most one second apart. */
  function computeShift(): number {
    let [largest, sum, startMs, lastMs] = [0, 0, 0, 0];
    for (const { hadRecentInput, startTime, value } of observe<LayoutShift>('layout-shift')()) {
      if (hadRecentInput) continue;
      if (startTime - lastMs >= 1000 || startTime - startMs >= 5000)
        [sum, startMs] = [0, startTime];
      sum += value;
      lastMs = startTime;
      largest = Math.max(largest, sum);
    }
    return largest;
  }

  function addVital(name: string, value: number | undefined): void {
    if (value !== undefined)
      events.push({
        'event.name': 'browser.web_vital',
        ...source,
        'web_vital.name': name,
        'web_vital.value': Math.round(value * 1000) / 1000,
      });
  }

  addEventListener('error', ({ filename, lineno, colno }) => {
    // Other files are of extensions, and the shell reports its own. A message may contain what somebody typed.
    if (filename.startsWith(origin) && lineno && events.length < 5)
      events.push({
        'event.name': 'site.failure',
        'service.name': 'shell',
        'site.phase': 'run',
        'code.file.path': 'document',
        'code.line.number': lineno,
        'code.column.number': colno || 1,
      });
  });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isReported || isStarted()) return;
    isReported = true;
    // A page that was opened in the background was painted when it was first looked at.
    if (!wasHidden) addVital('LCP', observe('largest-contentful-paint')().at(-1)?.startTime);
    addVital('CLS', computeShift());
    noteInteractions(takeInteractions());
    addVital('INP', slowestMs);
    navigator.sendBeacon(url, JSON.stringify({ events }));
  });
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Observes entries, also those that the browser has kept until now. Without a function nothing observes while the page is
 * read. @returns a function that takes the entries which the other function has not got
 */
function observeEntries<Entry extends PerformanceEntry>(
  type: string,
  onEntries?: (entries: PerformanceEntryList) => void,
): () => Entry[] {
  const observer = new PerformanceObserver((list) => onEntries?.(list.getEntries()));
  if (PerformanceObserver.supportedEntryTypes.includes(type))
    observer.observe({ type, buffered: true, durationThreshold: 40 });
  return () => observer.takeRecords() as Entry[];
}
