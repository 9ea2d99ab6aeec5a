import type { RemoteName } from '@site/contract';
import type { LoadError } from '../remotes/load-error';

/** Load or failure as the shell records it; it becomes a health event when it is sent. */
export type ReportedEvent = {
  remote: RemoteName | 'shell';
  version?: string | undefined;
  page?: string;
  /** Version that a successful load used: the live one, or the one before it. */
  source?: 'live' | 'previous';
  phase?: 'load' | 'render';
  error?: LoadError;
  durationMs?: number;
};

/** Events that wait for the deferred sender. */
export const reportQueue: ReportedEvent[] = [];

export function reportLoad(event: ReportedEvent): void {
  if (typeof window !== 'undefined') reportQueue.push(event);
}

/** Reports every failure of a running page. */
export function reportFailure(event: ReportedEvent & { error: LoadError }): void {
  console.error(event.error);
  reportLoad(event);
}
