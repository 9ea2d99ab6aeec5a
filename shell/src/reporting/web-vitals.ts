import type { HealthEvent } from '@site/contract';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };

/** Largest paint, layout shift and slowest answer of this document, told when the visitor leaves it. */
export function followVitals(notify: (event: HealthEvent) => void): void {
  const values = { LCP: 0, CLS: 0, INP: 0 };
  follow('largest-contentful-paint', ({ startTime }) => {
    values.LCP = startTime;
  });
  follow('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) values.CLS += value;
  });
  follow('event', (entry) => {
    const { interactionId, duration } = entry as Interaction;
    if (interactionId) values.INP = Math.max(values.INP, duration);
  });
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell, { capture: true });
    for (const [name, value] of Object.entries(values)) {
      notify({
        'event.name': 'browser.web_vital',
        'service.name': 'shell',
        'web_vital.name': name,
        'web_vital.value': Math.round(value * 1000) / 1000,
      });
    }
  };
  // Before the sender hears that the visitor leaves.
  document.addEventListener('visibilitychange', tell, { capture: true });
}

function follow(type: string, notice: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notice(entry);
  });
  observer.observe({ type, buffered: true });
}
