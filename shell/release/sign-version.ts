import type { AppName } from '@site/contract';
import { contentOf, sign, signatureKey } from '../compose/signature';
import type { Store } from '../store/store';

/** Names the private key of whoever publishes. Without it nothing is signed. */
const keyVariable = 'SITE_SIGNING_KEY';

/** Vouches for a version as it lies in the store. @returns the public key, or undefined without a private one */
export async function signVersion(
  store: Store,
  { app, version }: { app: AppName; version: string },
  privateKey = process.env[keyVariable],
): Promise<string | undefined> {
  if (!privateKey) return undefined;
  const content = contentOf(await store.openFolder(`apps/${app}/${version}`));
  const signature = await sign({ app, version, content }, privateKey);
  const stored = Buffer.from(`${JSON.stringify(signature, null, 1)}\n`);
  await store.putIfAbsent(signatureKey(signature, signature.key), stored);
  return signature.key;
}
