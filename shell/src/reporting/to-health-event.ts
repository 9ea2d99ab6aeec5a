import type { HealthEvent } from '@site/contract';
import { classifyError, errorIdOf } from '../remotes/error-kind';
import type { ReportedEvent } from './report';

/** Maximum that the collector accepts; a suspended computer exceeds it. */
const MAX_DURATION_MS = 3_600_000;

/**
 * Converts an event for sending. Of an error only kind and id are sent: its message may contain what a visitor typed.
 */
export function toHealthEvent(event: ReportedEvent): HealthEvent {
  const { remote, version, page, source, phase, error, durationMs } = event;
  return {
    'event.name': error ? 'site.failure' : 'site.load',
    'service.name': remote,
    ...(version && { 'service.version': version }),
    ...(page && { 'site.page': page }),
    ...(source && { 'site.source': source }),
    ...(phase && { 'site.phase': phase }),
    ...(durationMs !== undefined && {
      'site.duration': Math.min(Math.round(durationMs), MAX_DURATION_MS),
    }),
    ...(error && { 'error.type': classifyError(error), 'error.id': errorIdOf(error) }),
  };
}
