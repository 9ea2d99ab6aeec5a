import type { HealthEvent } from '@site/contract';
import { errorKind } from '../remotes/error-kind';
import { errorId } from '../remotes/error-id';
import type { Happening } from './report';

/** Of an error only its kind and its id travel: its text may hold what somebody typed. */
export function toEvent(happening: Happening): HealthEvent {
  const { remote, version, page, source, phase, error, milliseconds } = happening;
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
