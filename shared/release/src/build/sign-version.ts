import type { AppName } from '@site/contract';
import { hashVersionFolder, createSignature, signatureStoreKeyOf } from '@site/compose';
import type { Store } from '@site/store';

/** Environment variable with the private key of the publisher. Without it nothing is signed. */
const KEY_VARIABLE = 'SITE_SIGNING_KEY';

/** Signs a version as it is stored. @returns the public key, or undefined without a private one */
export async function signVersion(
  store: Store,
  { app, version }: { app: AppName; version: string },
  privateKey = process.env[KEY_VARIABLE],
): Promise<string | undefined> {
  if (!privateKey) return undefined;
  const content = hashVersionFolder(await store.openFolder(`apps/${app}/${version}`));
  const signature = await createSignature({ app, version, content }, privateKey);
  const stored = Buffer.from(`${JSON.stringify(signature, null, 1)}\n`);
  await store.putIfAbsent(signatureStoreKeyOf(signature, signature.key), stored);
  return signature.key;
}
