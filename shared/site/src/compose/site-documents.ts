import { createHash } from 'node:crypto';
import {
  isDocumentUnit,
  namesOf,
  readSiteSettings,
  type AppName,
  type DocumentUnit,
  type LiveUnits,
  type ReleaseUnit,
  type SiteSettings,
} from '@site/contract';
import { parseJson, StoreError, type Store } from '@site/store';
import { requireSignature } from './require-signatures';

/** Returns the store's key of a document, or of the folder of an app's version. */
export function storeKeyOf(unit: ReleaseUnit, version: string): string {
  return isDocumentUnit(unit) ? `${unit}/${version}.json` : `apps/${unit}/${version}`;
}

/** Returns the store's key of a version's descriptor. */
export function descriptorKeyOf(app: AppName, version: string): string {
  return `${storeKeyOf(app, version)}/descriptor.json`;
}

/** Splits site settings into documents with their SHA-256. Without public keys there is no document for them. */
export function toDocuments(
  settings: SiteSettings,
): { unit: DocumentUnit; version: string; content: Buffer; hash: string }[] {
  const { teamPublicKeys, revokedPublicKeys, ...others } = settings;
  const keys = { teamPublicKeys, ...(revokedPublicKeys && { revokedPublicKeys }) };
  const documents = { settings: others, ...(teamPublicKeys && { keys }) };
  return namesOf(documents).map((unit) => {
    const content = Buffer.from(`${JSON.stringify(documents[unit], null, 1)}\n`);
    const hash = hashDocument(content);
    return { unit, version: hash.slice(0, 20), content, hash };
  });
}

/**
 * Reads a document once, and checks it before it is used: its bytes against its version, and its signature where this
 * machine pins the site's keys.
 * @throws {StoreError} when it is missing, was changed, or lacks a signature
 */
export async function readDocument(
  store: Store,
  unit: DocumentUnit,
  version: string,
): Promise<unknown> {
  const { content, hash } = await readContent(store, unit, version);
  const pinned = readPinnedKeys();
  if (pinned) await requireSignature(store, { unit, version, content: hash }, pinned);
  return parseJson(content, storeKeyOf(unit, version));
}

/**
 * Reads the keys that were in force after a decision. Its hash in the decision vouches for them, because the key that
 * signed them may have been replaced since.
 * @throws {StoreError} when they are missing or were changed
 */
export async function readKeysOf(
  store: Store,
  { units: { keys } }: { units: LiveUnits },
): Promise<Pick<SiteSettings, 'teamPublicKeys'>> {
  if (!keys) return {};
  const { content } = await readContent(store, 'keys', keys.version);
  return parseJson(content, storeKeyOf('keys', keys.version)) as Pick<
    SiteSettings,
    'teamPublicKeys'
  >;
}

async function readContent(
  store: Store,
  unit: DocumentUnit,
  version: string,
): Promise<{ content: Buffer; hash: string }> {
  const key = storeKeyOf(unit, version);
  const stored = await store.read(key);
  if (!stored) {
    throw new StoreError(
      `${key} is missing in ${store.location}. Restore it from a backup, or release the shell with these settings again.`,
    );
  }
  const hash = hashDocument(stored.content);
  if (hash.startsWith(version)) return { content: stored.content, hash };
  throw new StoreError(
    `${key} in ${store.location} is not what was released: its content was changed. Restore it from a backup.`,
  );
}

/** Reads the live site settings with the keys of the teams. @throws {StoreError | ContractError} when they are unusable */
export async function readStoredSettings(
  store: Store,
  { settings, keys }: LiveUnits,
): Promise<SiteSettings> {
  if (!settings) {
    throw new StoreError(
      `No site settings are released in ${store.location}. They go live with the shell: npm run release -- shell.`,
    );
  }
  const documents = [
    await readDocument(store, 'settings', settings.version),
    ...(keys ? [await readDocument(store, 'keys', keys.version)] : []),
  ];
  return readSiteSettings(Object.assign({}, ...documents));
}

/**
 * Reads the site's public keys that this machine pins, separated by commas: during a rotation there are two. They are
 * never part of the store, so nobody who can write there can replace them.
 */
export function readPinnedKeys(): string[] | undefined {
  const keys = process.env['SITE_PUBLIC_KEYS']?.split(',').map((key) => key.trim());
  return keys?.some(Boolean) ? keys : undefined;
}

function hashDocument(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
