import type { RemoteName } from '@site/contract';
import type { LoadError } from '../remotes/load-error';

/** What happened, as the shell notes it on the way; it becomes an event when it is sent. */
export type Happening = {
  remote: RemoteName | 'shell';
  version?: string | undefined;
  page?: string;
  /** Of a load that ended well: with the live version, or with the one before it. */
  source?: 'live' | 'previous';
  phase?: 'load' | 'render';
  error?: LoadError;
  milliseconds?: number;
};

/** What waits to be sent by a part of the shell that comes late. */
export const waiting: Happening[] = [];

export function reportLoad(happening: Happening): void {
  if (typeof window !== 'undefined') waiting.push(happening);
}

/** The one port for whatever goes wrong in a running page. */
export function reportFailure(happening: Happening & { error: LoadError }): void {
  console.error(happening.error);
  reportLoad(happening);
}
