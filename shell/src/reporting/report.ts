import type { HealthEvent, RemoteName } from '@site/contract';
import type { LoadError } from '../remotes/load-error';

/** What waits to be sent. The code that sends it is a file of its own, fetched when the page is at rest. */
const waiting: HealthEvent[] = [];
const restMs = 5000;

type Loaded = {
  remote: RemoteName;
  version: string;
  page: string;
  source: 'live' | 'previous';
  milliseconds: number;
};
type Failed = {
  remote: RemoteName | 'shell';
  version?: string | undefined;
  page?: string;
  phase: 'start' | 'load' | 'render';
  error: LoadError;
  milliseconds?: number;
};

export function reportLoad({ remote, version, page, source, milliseconds }: Loaded): void {
  send({
    'event.name': 'site.load',
    'service.name': remote,
    'service.version': version,
    'site.page': page,
    'site.source': source,
    'site.duration': Math.round(milliseconds),
  });
}

/** The one port for whatever goes wrong in a running page. */
export function reportFailure({ remote, version, page, phase, error, milliseconds }: Failed): void {
  console.error(error);
  send({
    'event.name': 'site.failure',
    'service.name': remote,
    ...(version && { 'service.version': version }),
    ...(page && { 'site.page': page }),
    'site.phase': phase,
    ...(milliseconds !== undefined && { 'site.duration': Math.round(milliseconds) }),
    'error.type': error.kind,
    'error.id': error.id,
  });
}

function send(event: HealthEvent): void {
  waiting.push(event);
  if (waiting.length > 1 || typeof window === 'undefined') return;
  setTimeout(() => {
    // A report that cannot be sent is lost; the page never hears of it.
    import('./send-reports').then(({ sendReports }) => sendReports(waiting)).catch(() => undefined);
  }, restMs);
}
