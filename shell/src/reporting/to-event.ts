import type { HealthEvent } from '@site/contract';
import { errorKind } from '../remotes/error-kind';
import { errorId } from '../remotes/error-id';
import type { Happening } from './report';

/**
 * Converts an event for sending. Of an error only kind and id are sent: its message may contain what a visitor typed.
 */
export function toEvent(event: Happening): HealthEvent {
  const { remote, version, page, source, phase, error, milliseconds } = event;
  return {
    'event.name': error ? 'site.failure' : 'site.load',
    'service.name': remote,
    ...(version && { 'service.version': version }),
    ...(page && { 'site.page': page }),
    ...(source && { 'site.source': source }),
    ...(phase && { 'site.phase': phase }),
    ...(milliseconds !== undefined && { 'site.duration': Math.round(milliseconds) }),
    ...(error && { 'error.type': errorKind(error), 'error.id': errorId(error) }),
  };
}
