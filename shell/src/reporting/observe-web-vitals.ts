import type { HealthEvent } from '@site/contract';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };

/**
 * Reports largest contentful paint, layout shift and slowest interaction of this document when the visitor leaves it.
 */
export function observeWebVitals(notify: (event: HealthEvent) => void): void {
  const values = { LCP: 0, CLS: 0, INP: 0 };
  observe('largest-contentful-paint', ({ startTime }) => {
    values.LCP = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) values.CLS += value;
  });
  observe('event', (entry) => {
    const { interactionId, duration } = entry as Interaction;
    if (interactionId) values.INP = Math.max(values.INP, duration);
  });
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report, { capture: true });
    for (const [name, value] of Object.entries(values)) {
      notify({
        'event.name': 'browser.web_vital',
        'service.name': 'shell',
        'web_vital.name': name,
        'web_vital.value': Math.round(value * 1000) / 1000,
      });
    }
  };
  // Before the sender handles the same event.
  document.addEventListener('visibilitychange', report, { capture: true });
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry);
  });
  observer.observe({ type, buffered: true });
}
