import fs from 'node:fs';
import path from 'node:path';
import { precompress } from '../compose/precompress';
import { descriptorKey } from '../compose/read-registry';
import type { Store } from '../store/store';
import { describe, type BuiltApp } from './describe';
import { signVersion } from './sign-version';

/** Puts a built app into the store, for ever, and signs it where there is a key to sign with. */
export async function publish(store: Store, built: BuiltApp): Promise<void> {
  await keep(store, built);
  await signVersion(store, built);
}

/** The same version again changes nothing: it is the same bytes. */
async function keep(store: Store, built: BuiltApp): Promise<void> {
  if (await store.read(descriptorKey(built.app, built.version))) return;
  const draft = store.draftFolder(`${built.app}-${built.version}`);
  for (const part of ['web', 'node']) {
    fs.cpSync(path.join(built.folder, part), path.join(draft, part), { recursive: true });
  }
  const descriptor = JSON.stringify(describe(built), null, 1);
  fs.writeFileSync(path.join(draft, 'descriptor.json'), `${descriptor}\n`);
  await precompress(path.join(draft, 'web'));
  await store.putFolder(`apps/${built.app}/${built.version}`, draft);
  fs.rmSync(draft, { recursive: true, force: true });
}
