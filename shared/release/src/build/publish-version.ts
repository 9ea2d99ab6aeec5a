import fs from 'node:fs';
import path from 'node:path';
import { precompress } from '@site/server';
import { descriptorKeyOf } from '@site/compose';
import type { Store } from '@site/store';
import { createDescriptor, type BuiltApp } from './create-descriptor';
import { signVersion } from './sign-version';

/** Stores a built app permanently, and signs it if a key is configured. */
export async function publishVersion(store: Store, built: BuiltApp): Promise<void> {
  await storeVersion(store, built);
  await signVersion(store, built);
}

/** Storing a version again changes nothing: the bytes are the same. */
async function storeVersion(store: Store, built: BuiltApp): Promise<void> {
  if (await store.read(descriptorKeyOf(built.app, built.version))) return;
  const draft = store.draftFolder(`${built.app}-${built.version}`);
  for (const part of ['web', 'node']) {
    fs.cpSync(path.join(built.folder, part), path.join(draft, part), { recursive: true });
  }
  const descriptor = JSON.stringify(createDescriptor(built), null, 1);
  fs.writeFileSync(path.join(draft, 'descriptor.json'), `${descriptor}\n`);
  await precompress(path.join(draft, 'web'));
  await store.putFolder(`apps/${built.app}/${built.version}`, draft);
  fs.rmSync(draft, { recursive: true, force: true });
}
