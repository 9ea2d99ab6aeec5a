import type { RemoteName } from '@site/contract';
import type { LoadError } from '../remotes/load-error';

/** Load or failure as the shell records it; it becomes a health event when it is sent. */
export type Happening = {
  remote: RemoteName | 'shell';
  version?: string | undefined;
  page?: string;
  /** Version that a successful load used: the live one, or the one before it. */
  source?: 'live' | 'previous';
  phase?: 'load' | 'render';
  error?: LoadError;
  milliseconds?: number;
};

/** Events that wait for the deferred sender. */
export const waiting: Happening[] = [];

export function reportLoad(event: Happening): void {
  if (typeof window !== 'undefined') waiting.push(event);
}

/** Reports every failure of a running page. */
export function reportFailure(event: Happening & { error: LoadError }): void {
  console.error(event.error);
  reportLoad(event);
}
