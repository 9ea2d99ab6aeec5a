import { APP_NAMES, type AppName, type SiteSettings } from '@site/contract';
import type { LivePart } from '../store/live';
import { StoreError, type Store } from '../store/store';
import { contentOf, isSignedBy, signaturePrefix, type Signature } from './signature';

/**
 * Holds what is about to be composed to the keys of its teams, before a byte of it is run: each app that the
 * settings name keys for, in its live version, in the one that running pages fall back to, and in a canary.
 * @throws {StoreError} naming the version that nobody vouches for
 */
export async function requireSignatures(
  store: Store,
  { signedBy = {} }: SiteSettings,
  parts: Partial<Record<AppName, LivePart>>,
): Promise<void> {
  for (const app of APP_NAMES) {
    const keys = signedBy[app];
    const part = parts[app];
    if (!keys || !part) continue;
    const versions = [part, part.previous, part.canary].flatMap((each) => each?.version ?? []);
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
  const content = contentOf(await store.openFolder(`apps/${app}/${version}`));
  for (const key of keys) {
    const own = signatures.filter((each) => each.key === key);
    for (const each of own) if (await isSignedBy({ app, version, content }, each, key)) return;
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
  const keys = await store.list(signaturePrefix(version));
  const stored = await Promise.all(keys.map((key) => store.read(key)));
  return stored.flatMap((each) => (each ? [JSON.parse(each.content.toString()) as Signature] : []));
}
