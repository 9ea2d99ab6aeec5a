import { isAppName } from '@site/contract';
import { createSigningKeys } from '@site/compose';
import { signVersion } from '@site/release';
import { readLiveState, openStore } from '@site/store';

/**
 * `npm run sign -- key` creates a key pair for a team. `npm run sign -- marketing [version]` signs a version in the
 * store; default: the live one.
 */
export async function signCommand([target = '', requested, ...more]: string[]): Promise<void> {
  if (target === 'key') return printKeys();
  if (!isAppName(target) || more.length > 0) {
    throw new Error(
      'Run npm run sign -- key for a new key pair, or name an app: npm run sign -- marketing',
    );
  }
  const store = await openStore();
  const version = requested ?? (await readLiveState(store)).units[target]?.version;
  if (!version) throw new Error(`No version of "${target}" is live. Name the version to sign.`);
  const key = await signVersion(store, { app: target, version });
  if (!key) {
    throw new Error('SITE_SIGNING_KEY is not set: a private key, as npm run sign -- key makes it.');
  }
  console.log(`${target} ${version} is signed with the key ${key}.`);
}

async function printKeys(): Promise<void> {
  const { publicKey, privateKey } = await createSigningKeys();
  console.log(`Into the site settings, below "teamPublicKeys": ${publicKey}`);
  console.log(`SITE_SIGNING_KEY, a secret of the team's pipeline: ${privateKey}`);
}
