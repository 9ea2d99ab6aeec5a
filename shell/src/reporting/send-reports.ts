import { LARGEST_REPORT_BYTES, type HealthEvent } from '@site/contract';
import { siteSettings } from '@site/settings';
import type { Happening } from './report';
import { toEvent } from './to-event';
import { fileFailures } from './file-failures';
import { followVitals } from './web-vitals';

const pauseMs = 10_000;

/**
 * Sends what waits, in reports that are small enough, now and every ten seconds; the last of it when the
 * visitor leaves. Takes everything out of `waiting`.
 */
export function sendReports(waiting: Happening[]): void {
  const address = siteSettings().reports;
  if (!address) return;
  const seen: HealthEvent[] = [];
  const flush = () => {
    const events = [...waiting.splice(0).map(toEvent), ...fileFailures(), ...seen.splice(0)];
    for (const report of inReports(events)) navigator.sendBeacon(address, report);
  };
  followVitals((event) => seen.push(event));
  flush();
  setInterval(flush, pauseMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}

/** As many events together as one report may weigh. */
export function inReports(events: HealthEvent[]): string[] {
  const reports: string[] = [];
  let together: HealthEvent[] = [];
  for (const event of events) {
    if (together.length > 0 && !fits([...together, event])) {
      reports.push(textOf(together));
      together = [];
    }
    together.push(event);
  }
  return together.length > 0 ? [...reports, textOf(together)] : reports;
}

function fits(events: HealthEvent[]): boolean {
  return events.length <= 40 && textOf(events).length <= LARGEST_REPORT_BYTES;
}

function textOf(events: HealthEvent[]): string {
  return JSON.stringify({ events });
}
