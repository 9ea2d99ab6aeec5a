import {
  createSignature,
  readPinnedKeys,
  signatureStoreKeyOf,
  type Signature,
  type SignedStatement,
} from '@site/site';
import type { Store } from '@site/store';

/** Environment variable with the private key of whoever stages a version. Without it nothing is signed. */
const KEY_VARIABLE = 'SITE_SIGNING_KEY';

/**
 * Signs a version of a unit with this content.
 * @param statement its `content` is the hash of bytes that this process made or compared itself, and not of what the store returns
 * @returns the public key, or undefined without a private one
 */
export async function signVersion(
  store: Store,
  statement: SignedStatement,
  privateKey?: string,
): Promise<string | undefined> {
  const signature = await signStatement(statement, privateKey);
  if (!signature) return undefined;
  const stored = Buffer.from(`${JSON.stringify(signature, null, 1)}\n`);
  await store.putIfAbsent(signatureStoreKeyOf(signature, signature.key), stored);
  return signature.key;
}

/** @returns undefined without a private key */
export async function signStatement(
  statement: SignedStatement,
  privateKey = process.env[KEY_VARIABLE],
): Promise<Signature | undefined> {
  return privateKey ? createSignature(statement, privateKey) : undefined;
}

/** Tells whether this command has a private key of the site's owner, of which this machine pins the public one. */
export async function holdsOwnerKey(): Promise<boolean> {
  const own = await signStatement({ unit: 'decision', version: '', content: '' });
  return Boolean(own && readPinnedKeys()?.includes(own.key));
}
