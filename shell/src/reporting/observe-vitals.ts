import type { HealthEvent } from '@site/contract';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { HealthSource } from './health-source';
import { sourceAt } from './page-views';

/** Tasks longer than this delay an input (Long Tasks API). */
const LONG_TASK_MS = 50;

/**
 * Measures LCP, INP and CLS of the visit and calls `onVital` with each, for the page where it happened.
 * @returns a function that takes the total blocking time of each page that was shown since the last call
 */
export function observeVitals(onVital: (event: HealthEvent) => void): () => HealthEvent[] {
  const reportedVitals = new Set<string>();
  for (const observe of [onLCP, onCLS, onINP])
    observe((metric) => {
      // A page that is hidden more than once has its first values; it gets new ones from the back/forward cache.
      if (reportedVitals.has(metric.id)) return;
      reportedVitals.add(metric.id);
      onVital(toVitalEvent(metric));
    });
  return observeBlockingTime();
}

function toVitalEvent({ name, value, entries }: Metric): HealthEvent {
  const [entry] = entries;
  const role = name === 'INP' && entry && 'target' in entry ? roleOf(entry.target) : undefined;
  return {
    ...vitalEvent(sourceAt(entry?.startTime ?? performance.now()), name, value),
    ...(role && { 'web_vital.role': role }),
  };
}

function vitalEvent(
  source: HealthSource,
  name: HealthEvent['web_vital.name'],
  value: number,
): HealthEvent {
  return {
    'event.name': 'browser.web_vital',
    ...source,
    'web_vital.name': name,
    'web_vital.value': Math.round(value * 1000) / 1000,
  };
}

/** Adds up by page for how long tasks delayed inputs, where the browser tells of them. */
function observeBlockingTime(): () => HealthEvent[] {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return () => [];
  const blockedMs = new Map<HealthSource, number>();
  const add = (entries: PerformanceEntryList) => {
    for (const { startTime, duration } of entries) {
      const source = sourceAt(startTime);
      blockedMs.set(source, (blockedMs.get(source) ?? 0) + duration - LONG_TASK_MS);
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  return () => {
    add(observer.takeRecords());
    const events = [...blockedMs].map(([source, ms]) => vitalEvent(source, 'TBT', ms));
    blockedMs.clear();
    return events;
  };
}

/** Elements that people use, and their roles in HTML-AAM unless an attribute names another one. */
const ROLES: Record<string, string> = {
  a: 'link',
  button: 'button',
  input: 'textbox',
  select: 'combobox',
  summary: 'button',
  textarea: 'textbox',
};
const INPUT_ROLES: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  submit: 'button',
};
const ROLE_SELECTOR = ['[role]', ...Object.keys(ROLES)].join();

/** Finds the role of the element that was used: it says more than nothing, and nothing about the person. */
function roleOf(target: unknown): string | undefined {
  const element = target instanceof Element ? target.closest(ROLE_SELECTOR) : null;
  if (!element) return undefined;
  const ofInput = element instanceof HTMLInputElement ? INPUT_ROLES[element.type] : undefined;
  const role = element.getAttribute('role') ?? ofInput ?? ROLES[element.localName];
  return role && /^[a-z]{1,30}$/.test(role) ? role : undefined;
}
