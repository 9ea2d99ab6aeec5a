import {
  isAppName,
  namesOf,
  type AppName,
  type ByName,
  type LiveUnit,
  type SiteSettings,
  type UnitVersion,
} from '@site/contract';
import { StoreError, type Store } from '@site/store';
import {
  hashVersionFolder,
  verifySignature,
  signaturePrefixOf,
  type Signature,
  type SignedStatement,
} from './signature';

/**
 * Checks the signatures of everything to be composed before any of it runs: for each app with keys in the settings, its
 * live version, its fallback and its canary.
 * @throws {StoreError} naming the version without a valid signature
 */
export async function requireSignatures(
  store: Store,
  { teamPublicKeys = {} }: SiteSettings,
  units: ByName<AppName, UnitVersion & Partial<LiveUnit>>,
): Promise<void> {
  for (const app of namesOf(units).filter(isAppName)) {
    const keys = teamPublicKeys[app];
    const unit = units[app];
    if (!keys || !unit) continue;
    const fallback = app === 'shell' ? undefined : unit.earlier?.[0];
    const versions = [unit, fallback, unit.canary].flatMap((each) => each?.version ?? []);
    for (const version of versions) {
      const content = hashVersionFolder(await store.openFolder(`apps/${app}/${version}`));
      await requireSignature(store, { unit: app, version, content }, keys);
    }
  }
}

/** Checks that one of these public keys signed this content. @throws {StoreError} with the reason */
export async function requireSignature(
  store: Store,
  statement: SignedStatement,
  keys: readonly string[],
): Promise<void> {
  const { unit, version, content } = statement;
  const signatures = await readSignatures(store, statement);
  if (signatures.length === 0) {
    throw new StoreError(
      `The version ${version} of "${unit}" is not signed, and this site takes signed versions of it only. Whoever holds its key signs it with npm run sign -- ${unit}.`,
    );
  }
  for (const key of keys) {
    const candidates = signatures.filter((each) => each.key === key);
    for (const each of candidates) if (await verifySignature(statement, each, key)) return;
  }
  throw new StoreError(
    signatures.some((each) => each.content !== content)
      ? `The version ${version} of "${unit}" is not what was signed: its files were changed. Restore them from a backup.`
      : `The version ${version} of "${unit}" is signed with a key that the site does not name for it.`,
  );
}

async function readSignatures(store: Store, statement: SignedStatement): Promise<Signature[]> {
  const keys = await store.list(signaturePrefixOf(statement));
  const stored = await Promise.all(keys.map((key) => store.read(key)));
  return stored.flatMap((each) => (each ? [JSON.parse(each.content.toString()) as Signature] : []));
}
