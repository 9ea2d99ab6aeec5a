import { type HealthEvent, MAX_REPORT_BYTES } from '@site/contract';
import { getSiteSettings } from '@site/page/settings';
import type { ReportedEvent } from './report';
import { classifyError, errorIdOf } from '../remotes/error-kind';
import { findErrorPlace, readStackFrames } from './error-place';
import { type HealthSource, toHealthSource } from './health-source';
import { observeVitals } from './observe-vitals';
import { getShellSource, ownerOfFile } from './owner-of-file';
import { sourceAt, trackPageViews } from './page-views';
import { toUncaughtEvent } from './to-uncaught-event';
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
  trackPageViews();
  const isLeft = () => document.visibilityState === 'hidden';
  const flush = () => {
    const events = [
      ...queue.splice(0).map(toHealthEvent),
      ...takeFileFailures(),
      ...takeUncaughtErrors(),
      ...vitals.splice(0),
      ...(isLeft() ? takeBlockingTimes() : []),
    ];
    for (const report of batchEvents(events)) navigator.sendBeacon(url, report);
  };
  const takeBlockingTimes = observeVitals((event) => {
    vitals.push(event);
    if (isLeft()) flush();
  });
  flush();
  setInterval(flush, INTERVAL_MS);
  document.addEventListener('visibilitychange', () => {
    if (isLeft()) flush();
  });
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
    ...findErrorPlace(readStackFrames(error?.cause)),
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
  if (!owner) return getShellSource();
  const { 'code.file.path': _, ...service } = owner;
  return service;
}

const reportedErrors = new Set<string>();

/** Errors that are sent in a visit. */
const MAX_ERRORS = 40;

/** Takes the errors since the last call; the same error at the same place is sent once in a visit. */
function takeUncaughtErrors(): HealthEvent[] {
  return uncaughtErrors.splice(0).flatMap((error) => {
    const event = toUncaughtEvent(error);
    if (!event) return [];
    const { 'code.stacktrace': _, ...place } = event;
    const key = JSON.stringify(place);
    if (reportedErrors.has(key) || reportedErrors.size >= MAX_ERRORS) return [];
    reportedErrors.add(key);
    const { 'site.page': page } = sourceAt(error.timeStamp);
    return [{ ...event, ...(page && { 'site.page': page }) }];
  });
}

/** Name of a file in the characters that the collector accepts. */
function fileNameOf(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return name.replaceAll(/[^\w.-]/g, '_').slice(0, 80) || 'document';
}
