import fs from 'node:fs';
import path from 'node:path';
import { hashFiles } from '@site/node';
import { descriptorKeyOf, hashVersionFolder, listVersionFiles, storeKeyOf } from '@site/site';
import { StoreError, type LiveState, type Store } from '@site/store';
import { requireUnblocked } from '../decide-change';
import { numberToSign } from '../version-numbers';
import { createDescriptor, type BuiltApp, type StoredApp } from './create-descriptor';
import { signVersion } from './sign-version';

/**
 * Stores a built app permanently, and signs it if a key is configured. Storing it again changes nothing, and nobody
 * but its builder signs it.
 * @throws {StoreError} when the store has other files under its version, which nobody may sign
 * @throws {ReleaseRejectedError} when the version is blocked
 */
export async function stageVersion(
  store: Store,
  { units }: Pick<LiveState, 'units'>,
  built: BuiltApp | StoredApp,
): Promise<void> {
  const { app, version } = built;
  requireUnblocked(units, { unit: app, version });
  if (!('folder' in built)) return;
  const draft = writeDraft(store, built);
  const content = hashVersionFolder(draft);
  if (await store.read(descriptorKeyOf(app, version))) await requireSame(store, built, draft);
  else await store.putFolder(storeKeyOf(app, version), draft);
  fs.rmSync(draft, { recursive: true, force: true });
  const number = numberToSign(units[app], version);
  await signVersion(store, { unit: app, version, content, number });
}

function writeDraft(store: Store, built: BuiltApp): string {
  const draft = store.draftFolder(`${built.app}-${built.version}`);
  for (const part of ['web', 'node', 'maps'])
    if (fs.existsSync(path.join(built.folder, part)))
      fs.cpSync(path.join(built.folder, part), path.join(draft, part), { recursive: true });
  const descriptor = `${JSON.stringify(createDescriptor(built), null, 1)}\n`;
  fs.writeFileSync(path.join(draft, 'descriptor.json'), descriptor);
  return draft;
}

async function requireSame(store: Store, { app, version }: BuiltApp, draft: string): Promise<void> {
  const folder = await store.openFolder(storeKeyOf(app, version));
  const [stored, built] = [listVersionFiles(folder), listVersionFiles(draft)];
  const isAsBuilt = (file: string) =>
    stored.includes(file) &&
    built.includes(file) &&
    hashFiles(folder, [file]) === hashFiles(draft, [file]);
  const wrong = [...stored, ...built].find((file) => !isAsBuilt(file));
  if (!wrong) return;
  throw new StoreError(
    `${storeKeyOf(app, version)} in ${store.location} is not what this build makes (${wrong}): somebody else wrote it there. Nothing was signed or released; remove that folder, and find out who wrote it.`,
  );
}
