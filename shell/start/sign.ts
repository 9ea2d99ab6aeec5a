import { isAppName, liveEntry } from '@site/contract';
import { makeKeys } from '../compose/signature';
import { signVersion } from '../release/sign-version';
import { readLive } from '../store/live';
import { openStore } from '../store/open-store';

/**
 * `npm run sign -- key` makes a pair of keys for a team. `npm run sign -- marketing [version]` vouches for a version
 * that is in the store already: the live one, when none is named.
 */
export async function signCommand([what = '', named, ...more]: string[]): Promise<void> {
  if (what === 'key') return printKeys();
  if (!isAppName(what) || more.length > 0) {
    throw new Error(
      'Say npm run sign -- key for a new pair of keys, or name an app: npm run sign -- marketing',
    );
  }
  const store = await openStore();
  const version = named ?? liveEntry((await readLive(store)).logs[what])?.version;
  if (!version) throw new Error(`No version of "${what}" is live; name one.`);
  const key = await signVersion(store, { app: what, version });
  if (!key) {
    throw new Error('SITE_SIGNING_KEY is not set: a private key, as npm run sign -- key makes it.');
  }
  console.log(`${what} ${version} is signed with the key ${key}.`);
}

async function printKeys(): Promise<void> {
  const { publicKey, privateKey } = await makeKeys();
  console.log(`Into the site settings, below "signedBy": ${publicKey}`);
  console.log(`SITE_SIGNING_KEY, a secret of the team's pipeline: ${privateKey}`);
}
