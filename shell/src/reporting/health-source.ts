import type { HealthEvent } from '@site/contract';
import type { ReportedEvent } from './report';

/** App, version and page that an event is about, with the names that the collector knows. */
export type HealthSource = Pick<HealthEvent, 'service.name' | 'service.version' | 'site.page'>;

export function toHealthSource({
  remote,
  version,
  page,
}: Pick<ReportedEvent, 'remote' | 'version' | 'page'>): HealthSource {
  return {
    'service.name': remote,
    ...(version && { 'service.version': version }),
    ...(page && { 'site.page': page }),
  };
}
