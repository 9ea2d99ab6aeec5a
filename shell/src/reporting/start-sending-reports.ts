import { MAX_REPORT_BYTES, type HealthEvent } from '@site/contract';
import { getSiteSettings } from '@site/settings';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { ReportedEvent } from './report';
import { toHealthEvent } from './to-health-event';
import { takeFileFailures } from './take-file-failures';

const INTERVAL_MS = 10_000;

/**
 * Sends queued events in reports of limited size, now and every ten seconds, and for the last time when the visitor
 * leaves. Empties the queue.
 */
export function startSendingReports(queue: ReportedEvent[]): void {
  const url = getSiteSettings().reportUrl;
  if (!url) return;
  const vitals: HealthEvent[] = [];
  const reportedVitals = new Set<string>();
  const flush = () => {
    const events = [
      ...queue.splice(0).map(toHealthEvent),
      ...takeFileFailures(),
      ...vitals.splice(0),
    ];
    for (const report of batchEvents(events)) navigator.sendBeacon(url, report);
  };
  const reportVital = (metric: Metric) => {
    // A page that is hidden more than once has its first values; it gets new ones from the back/forward cache.
    if (reportedVitals.has(metric.id)) return;
    reportedVitals.add(metric.id);
    vitals.push(toVitalEvent(metric));
    if (document.visibilityState === 'hidden') flush();
  };
  for (const observe of [onLCP, onCLS, onINP]) observe(reportVital);
  flush();
  setInterval(flush, INTERVAL_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}

function toVitalEvent({ name, value }: Metric): HealthEvent {
  return {
    'event.name': 'browser.web_vital',
    'service.name': 'shell',
    'web_vital.name': name,
    'web_vital.value': Math.round(value * 1000) / 1000,
  };
}

/** Splits events into reports of the size that the collector accepts. */
export function batchEvents(events: HealthEvent[]): string[] {
  const reports: string[] = [];
  let batch: HealthEvent[] = [];
  for (const event of events) {
    if (batch.length > 0 && !fits([...batch, event])) {
      reports.push(serialize(batch));
      batch = [];
    }
    batch.push(event);
  }
  return batch.length > 0 ? [...reports, serialize(batch)] : reports;
}

function fits(events: HealthEvent[]): boolean {
  return events.length <= 40 && serialize(events).length <= MAX_REPORT_BYTES;
}

function serialize(events: HealthEvent[]): string {
  return JSON.stringify({ events });
}
