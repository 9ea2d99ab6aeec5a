import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/build/version';
import { descriptorKeyOf, hashVersionFolder, listVersionFiles, storeKeyOf } from '@site/compose';
import { StoreError, type LiveState, type Store } from '@site/store';
import { requireUnblocked } from '../go-live';
import { numberToSign } from '../version-numbers';
import { createDescriptor, type BuiltApp, type StoredApp } from './create-descriptor';
import { signVersion } from './sign-version';

/**
 * Stores a built app permanently, and signs it if a key is configured. Storing it again changes nothing, and nobody
 * but its builder signs it.
 * @throws {StoreError} when the store has other files under its version, which nobody may sign
 * @throws {ReleaseRejectedError} when the version is blocked
 */
export async function publishVersion(
  store: Store,
  { units }: Pick<LiveState, 'units'>,
  built: BuiltApp | StoredApp,
): Promise<void> {
  const { app, version } = built;
  requireUnblocked(units, { unit: app, version });
  if (!('folder' in built)) return;
  const isStored = await store.read(descriptorKeyOf(app, version));
  const content = isStored ? await compareVersion(store, built) : await storeVersion(store, built);
  const number = numberToSign(units[app], version);
  await signVersion(store, { unit: app, version, content, number });
}

/** @returns the hash of the stored files */
async function storeVersion(store: Store, built: BuiltApp): Promise<string> {
  const draft = store.draftFolder(`${built.app}-${built.version}`);
  for (const part of ['web', 'node'])
    fs.cpSync(path.join(built.folder, part), path.join(draft, part), { recursive: true });
  fs.writeFileSync(path.join(draft, 'descriptor.json'), formatDescriptor(built));
  const content = hashVersionFolder(draft);
  await store.putFolder(storeKeyOf(built.app, built.version), draft);
  fs.rmSync(draft, { recursive: true, force: true });
  return content;
}

/** Compares a stored version with this build. @returns the hash of the stored files */
async function compareVersion(store: Store, built: BuiltApp): Promise<string> {
  const folder = await store.openFolder(storeKeyOf(built.app, built.version));
  const expected = (file: string) =>
    file === 'descriptor.json'
      ? Buffer.from(formatDescriptor(built))
      : fs.readFileSync(path.join(built.folder, file));
  const files = ['web', 'node'].flatMap((part) =>
    listFiles(path.join(built.folder, part)).map((file) => `${part}/${file}`),
  );
  const names = new Set([...files, 'descriptor.json']);
  const stored = listVersionFiles(folder);
  const isAsBuilt = (file: string) =>
    names.has(file) && fs.readFileSync(path.join(folder, file)).equals(expected(file));
  const wrong =
    stored.find((file) => !isAsBuilt(file)) ?? [...names].find((file) => !stored.includes(file));
  if (!wrong) return hashVersionFolder(folder);
  throw new StoreError(
    `${storeKeyOf(built.app, built.version)} in ${store.location} is not what this build makes (${wrong}): somebody else wrote it there. Nothing was signed or released; remove that folder, and find out who wrote it.`,
  );
}

function formatDescriptor(built: BuiltApp): string {
  return `${JSON.stringify(createDescriptor(built), null, 1)}\n`;
}
