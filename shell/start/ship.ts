import type { RemoteName } from '@site/contract';
import { releaseRemote, rollbackRemote } from '../release/release';
import { openStore } from '../release/store';
import { releaseFolder } from '../release/workspace';

export async function ship(action: 'release' | 'rollback', remote: RemoteName): Promise<void> {
  const store = openStore(releaseFolder());
  const { from, to } = await (action === 'release' ? releaseRemote : rollbackRemote)(store, remote);
  console.log(`${remote}: ${from ?? 'nothing'} → ${to} is live.`);
}
