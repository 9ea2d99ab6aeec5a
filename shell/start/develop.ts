import type { RemoteName } from '@site/contract';

export function develop(_remotes: RemoteName[]): Promise<void> {
  return Promise.resolve();
}
