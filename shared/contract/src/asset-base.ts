import type { RemoteName } from './remote-names';

/** Stands for the address of a remote's files in what its Node build renders; compose puts the real one in. */
export function assetBase(name: RemoteName): string {
  return `/__base_of_${name}__/`;
}
