import type { RemoteName } from '@site/contract';

/** Each remote has its own origin on one machine too, as its own host in production. */
export const remotePorts: Record<RemoteName, number> = {
  marketing: 3001,
  account: 3002,
  editor: 3003,
};

/** Stands for the address of a remote's files in what the Node build renders. */
export function assetBase(name: RemoteName): string {
  return `/__base_of_${name}__/`;
}
