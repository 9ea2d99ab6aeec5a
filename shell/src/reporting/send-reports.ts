import { LARGEST_REPORT_BYTES, type HealthEvent } from '@site/contract';
import { siteSettings } from '@site/session';
import { followPolicy } from './policy-violations';
import { fileFailures } from './file-failures';
import { followVitals } from './web-vitals';

const pauseMs = 10_000;
let isFollowing = false;

/**
 * Sends what waits, in reports that are small enough, now and whenever something new waits; the last of it
 * when the visitor leaves. Takes everything out of `waiting`.
 */
export function sendReports(waiting: HealthEvent[]): void {
  const address = siteSettings().reports;
  if (!address) return void waiting.splice(0);
  const flush = () => {
    waiting.push(...fileFailures());
    for (const report of inReports(waiting.splice(0))) navigator.sendBeacon(address, report);
  };
  flush();
  if (isFollowing) return;
  isFollowing = true;
  followPolicy((event) => waiting.push(event));
  followVitals((event) => waiting.push(event));
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
