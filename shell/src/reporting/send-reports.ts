import { LARGEST_REPORT_BYTES, type HealthEvent } from '@site/contract';
import { siteSettings } from '@site/settings';
import type { Happening } from './report';
import { toEvent } from './to-event';
import { fileFailures } from './file-failures';
import { followVitals } from './web-vitals';

const INTERVAL_MS = 10_000;

/**
 * Sends queued events in reports of limited size, now and every ten seconds, and for the last time when the visitor
 * leaves. Empties the queue.
 */
export function sendReports(queue: Happening[]): void {
  const url = siteSettings().reports;
  if (!url) return;
  const vitals: HealthEvent[] = [];
  const flush = () => {
    const events = [...queue.splice(0).map(toEvent), ...fileFailures(), ...vitals.splice(0)];
    for (const report of inReports(events)) navigator.sendBeacon(url, report);
  };
  followVitals((event) => vitals.push(event));
  flush();
  setInterval(flush, INTERVAL_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}

/** Splits events into reports of the size that the collector accepts. */
export function inReports(events: HealthEvent[]): string[] {
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
  return events.length <= 40 && serialize(events).length <= LARGEST_REPORT_BYTES;
}

function serialize(events: HealthEvent[]): string {
  return JSON.stringify({ events });
}
