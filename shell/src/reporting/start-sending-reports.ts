import { type HealthEvent, matchRoute, MAX_REPORT_BYTES } from '@site/contract';
import { getSiteSettings } from '@site/page/settings';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { ReportedEvent } from './report';
import { classifyError, errorIdOf } from '../remotes/error-kind';
import { getRegistry } from '../remotes/live-registry';
import { type HealthSource, toHealthSource } from './health-source';
import { ownerOfFile } from './owner-of-file';
import { findErrorPlace, toUncaughtEvent } from './to-uncaught-event';
import { uncaughtErrors } from './uncaught-errors';

let reportedCount = 0;

/** Maximum that the collector accepts; a suspended computer exceeds it. */
const MAX_DURATION_MS = 3_600_000;

const INTERVAL_MS = 10_000;

/**
 * Sends queued events in reports of limited size, now and every ten seconds, and for the last time when the visitor
 * leaves. Empties the queue.
 */
export function startSendingReports(queue: ReportedEvent[]): void {
  const url = getSiteSettings().reportUrl;
  if (!url) return;
  const vitals: HealthEvent[] = [];
  // The visitor may have gone on before the sender came.
  const [opened] = performance.getEntriesByType('navigation');
  const firstPath = new URL(opened?.name ?? '', location.href).pathname;
  const reportedVitals = new Set<string>();
  const flush = () => {
    const events = [
      ...queue.splice(0).map(toHealthEvent),
      ...takeFileFailures(),
      ...takeUncaughtErrors(),
      ...vitals.splice(0),
    ];
    for (const report of batchEvents(events)) navigator.sendBeacon(url, report);
  };
  const reportVital = (metric: Metric) => {
    // A page that is hidden more than once has its first values; it gets new ones from the back/forward cache.
    if (reportedVitals.has(metric.id)) return;
    reportedVitals.add(metric.id);
    vitals.push(toVitalEvent(metric, firstPath));
    if (document.visibilityState === 'hidden') flush();
  };
  for (const observe of [onLCP, onCLS, onINP]) observe(reportVital);
  flush();
  setInterval(flush, INTERVAL_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}

function toVitalEvent({ name, value }: Metric, firstPath: string): HealthEvent {
  return {
    'event.name': 'browser.web_vital',
    ...pageSourceOf(name === 'LCP' ? firstPath : location.pathname),
    'web_vital.name': name,
    'web_vital.value': Math.round(value * 1000) / 1000,
  };
}

/** App, version and page at an address. */
function pageSourceOf(path: string): HealthSource {
  const registry = getRegistry();
  const route = matchRoute(registry, path);
  if (!route) return toHealthSource({ remote: 'shell' });
  const { remote, id: page } = route;
  return toHealthSource({ remote, version: registry.remotes[remote]?.live.global, page });
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

/**
 * Converts an event for sending. Of an error only kind and id are sent: its message may contain what a visitor typed.
 */
function toHealthEvent(event: ReportedEvent): HealthEvent {
  const { source, phase, error, durationMs } = event;
  return {
    'event.name': error ? 'site.failure' : 'site.load',
    ...toHealthSource(event),
    ...(source && { 'site.source': source }),
    ...(phase && { 'site.phase': phase }),
    ...(durationMs !== undefined && {
      'site.duration': Math.min(Math.round(durationMs), MAX_DURATION_MS),
    }),
    ...(error && { 'error.type': classifyError(error), 'error.id': errorIdOf(error) }),
    ...(phase === 'render' && placeInVersion(event)),
  };
}

/** Place of an error in the files of the version that it is reported for. */
function placeInVersion({ version, error }: ReportedEvent): Partial<HealthEvent> {
  const {
    'service.name': _,
    'service.version': owner,
    ...place
  } = {
    ...findErrorPlace(error?.cause),
  };
  return owner === version ? place : {};
}

/** Takes the files that the start guard has lost since the last call. */
function takeFileFailures(): HealthEvent[] {
  const failures = window.siteFiles?.failures.slice(reportedCount) ?? [];
  reportedCount += failures.length;
  return failures.map(({ url, kind, tries }) => ({
    'event.name': 'site.failure',
    ...serviceOf(url),
    'site.phase': 'file',
    'site.attempt': tries,
    'error.type': kind === 'timeout' ? 'timeout' : 'lost',
    'site.page': fileNameOf(url),
  }));
}

function serviceOf(url: string): HealthSource {
  const owner = ownerOfFile(url);
  if (!owner) return toHealthSource({ remote: 'shell' });
  const { 'code.file.path': _, ...service } = owner;
  return service;
}

const reportedErrors = new Set<string>();

/** Takes the errors since the last call; the same error at the same place is sent once in a visit. */
function takeUncaughtErrors(): HealthEvent[] {
  return uncaughtErrors.splice(0).flatMap((error) => {
    const event = toUncaughtEvent(error);
    const key = JSON.stringify(event);
    if (!event || reportedErrors.has(key)) return [];
    reportedErrors.add(key);
    return [event];
  });
}

/** Name of a file in the characters that the collector accepts. */
function fileNameOf(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return name.replaceAll(/[^\w.-]/g, '_').slice(0, 80) || 'document';
}
