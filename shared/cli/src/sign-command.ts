import { isAppName } from '@site/contract';
import { createSigningKeys, hashVersionFolder, storeKeyOf } from '@site/compose';
import { numberToSign, signVersion, storeSettings, withLiveRemotes } from '@site/release';
import { readLiveState, openStore } from '@site/store';
import { loadSiteSettings } from './load-site-settings';

/**
 * `npm run sign -- key` creates a key pair. `npm run sign -- marketing [version]` signs a version as the store has it;
 * default: the live one. `npm run sign -- settings` stores and signs the site settings, which go live with the shell.
 */
export async function signCommand([target = '', requested, ...more]: string[]): Promise<void> {
  if (target === 'key') return printKeys();
  if (target === 'settings') return signSettings();
  if (!isAppName(target) || more.length > 0) {
    throw new Error(
      'Run npm run sign -- key for a new key pair, or name what to sign: an app, or settings.',
    );
  }
  const store = await openStore();
  const { [target]: unit } = (await readLiveState(store)).units;
  const version = requested ?? unit?.version;
  if (!version) throw new Error(`No version of "${target}" is live. Name the version to sign.`);
  requirePrivateKey();
  const content = hashVersionFolder(await store.openFolder(storeKeyOf(target, version)));
  const recorded = unit ? [unit, ...(unit.canary ? [unit.canary] : []), ...unit.earlier] : [];
  const number = numberToSign(unit, version, recorded);
  const key = await signVersion(store, { unit: target, version, content, number });
  console.log(`${target} ${version} is signed with the key ${key}.`);
}

async function signSettings(): Promise<void> {
  const settings = loadSiteSettings();
  const store = await openStore();
  requirePrivateKey();
  const live = await readLiveState(store);
  await storeSettings(store, await withLiveRemotes(store, settings, live), live);
  console.log(
    'The site settings and the keys in them are stored and signed. They are not live yet.',
  );
}

function requirePrivateKey(): void {
  if (process.env['SITE_SIGNING_KEY']) return;
  throw new Error('SITE_SIGNING_KEY is not set: a private key, as npm run sign -- key makes it.');
}

async function printKeys(): Promise<void> {
  const { publicKey, privateKey } = await createSigningKeys();
  console.log(`Into the site settings, below "teamPublicKeys": ${publicKey}`);
  console.log(`SITE_SIGNING_KEY, a secret of the team's pipeline: ${privateKey}`);
}
