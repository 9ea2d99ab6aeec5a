import { REMOTE_NAMES } from '@site/contract';
import { buildApp } from '../release/build-app';
import { publishShell } from '../release/publish';
import { releaseRemote } from '../release/release';
import { composeSite } from '../compose/compose-site';
import { openStore, type Store } from '../release/store';
import { releaseFolder } from '../release/workspace';
import fs from 'node:fs';
import path from 'node:path';

/** Builds what changed and makes it live on this machine. What is unchanged costs only a hash. */
export async function buildAll(): Promise<Store> {
  const store = openStore(releaseFolder());
  const [shell] = await Promise.all([buildApp('shell'), buildApp('marketing')]);
  await Promise.all([buildApp('account'), buildApp('editor')]);
  await publishShell(store, path.join(shell.folder, 'web'));
  for (const remote of REMOTE_NAMES) {
    const { version } = await buildApp(remote);
    // A version that was released before stays as the registry has it: it may have been rolled back.
    if (!fs.existsSync(store.versionFolder(remote, version))) await releaseRemote(store, remote);
  }
  const site = await composeSite(store, store.readRegistry());
  if (store.readCurrentSite() !== site) {
    store.writeCurrentSite(site);
    store.appendAudit({ action: 'compose', site });
  }
  return store;
}
