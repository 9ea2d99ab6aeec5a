import type { RemoteName } from '@site/contract';

export { remotePorts } from '@site/contract';

/** Stands for the address of a remote's files in what the Node build renders. */
export function assetBase(name: RemoteName): string {
  return `/__base_of_${name}__/`;
}
