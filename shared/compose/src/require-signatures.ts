import {
  APP_NAMES,
  type AppName,
  type LiveUnit,
  type SiteSettings,
  type UnitVersion,
} from '@site/contract';
import { StoreError, type Store } from '@site/store';
import { hashVersionFolder, verifySignature, signaturePrefixOf, type Signature } from './signature';

/**
 * Checks the signatures of everything to be composed before any of it runs: for each app with keys in the settings, its
 * live version, its fallback and its canary.
 * @throws {StoreError} naming the version without a valid signature
 */
export async function requireSignatures(
  store: Store,
  { teamPublicKeys = {} }: SiteSettings,
  units: Partial<Record<AppName, UnitVersion & Partial<LiveUnit>>>,
): Promise<void> {
  for (const app of APP_NAMES) {
    const keys = teamPublicKeys[app];
    const unit = units[app];
    if (!keys || !unit) continue;
    const fallback = app === 'shell' ? undefined : unit.earlier?.[0];
    const versions = [unit, fallback, unit.canary].flatMap((each) => each?.version ?? []);
    for (const version of versions) await requireSignature(store, { app, version }, keys);
  }
}

async function requireSignature(
  store: Store,
  { app, version }: { app: AppName; version: string },
  keys: readonly string[],
): Promise<void> {
  const signatures = await readSignatures(store, { app, version });
  if (signatures.length === 0) {
    throw new StoreError(
      `The version ${version} of "${app}" is not signed, and this site takes signed versions of it only. Its team signs it with npm run sign -- ${app} ${version}.`,
    );
  }
  const content = hashVersionFolder(await store.openFolder(`apps/${app}/${version}`));
  for (const key of keys) {
    const candidates = signatures.filter((each) => each.key === key);
    for (const each of candidates)
      if (await verifySignature({ app, version, content }, each, key)) return;
  }
  throw new StoreError(
    signatures.some((each) => each.content !== content)
      ? `The version ${version} of "${app}" is not what was signed: its files were changed. Restore them from a backup.`
      : `The version ${version} of "${app}" is signed with a key that the site settings do not name for it.`,
  );
}

async function readSignatures(
  store: Store,
  version: { app: AppName; version: string },
): Promise<Signature[]> {
  const keys = await store.list(signaturePrefixOf(version));
  const stored = await Promise.all(keys.map((key) => store.read(key)));
  return stored.flatMap((each) => (each ? [JSON.parse(each.content.toString()) as Signature] : []));
}
