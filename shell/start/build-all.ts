import { REMOTE_NAMES } from '@site/contract';
import { buildApp } from '../release/build-app';
import { publishShell } from '../release/publish';
import { releaseRemote } from '../release/release';
import { composeSite } from '../compose/compose-site';
import { openStore, type Store } from '../release/store';
import { releaseFolder } from '../release/workspace';
import { sourceVersion } from '@site/build/source-version';
import fs from 'node:fs';

/** Builds what changed and makes it live on this machine. What is unchanged costs only a hash. */
export async function buildAll(): Promise<Store> {
  const store = openStore(releaseFolder());
  await Promise.all([buildApp('shell'), buildApp('remotes/marketing')]);
  await Promise.all([buildApp('remotes/account'), buildApp('remotes/editor')]);
  await publishShell(store);
  for (const remote of REMOTE_NAMES) {
    // A version that was released before stays as the registry has it: it may have been rolled back.
    if (!fs.existsSync(store.versionFolder(remote, sourceVersion(`remotes/${remote}`)))) {
      await releaseRemote(store, remote);
    }
  }
  const site = await composeSite(store, store.readRegistry());
  if (store.readCurrentSite() !== site) {
    store.writeCurrentSite(site);
    store.appendAudit({ action: 'compose', site });
  }
  return store;
}
