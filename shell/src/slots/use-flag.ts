import type { RemoteName } from '@site/contract';

/** Tells whether a flag of a remote is on. No remote has flags yet, so each of them is off. */
export function useFlag(_remote: RemoteName, _flag: string | undefined): boolean {
  return false;
}
