import { isAppName, versionsOf } from '@site/contract';
import { hashVersionFolder, storeKeyOf } from '@site/site';
import { numberToSign, signVersion, stageSettings, withLiveRemotes } from '@site/release';
import { readLiveState, openStore } from '@site/store';

/** `npm run sign -- marketing [version]` signs a version as the store has it; default: the live one. */
export async function signCommand([target = '', requested, ...more]: string[]): Promise<void> {
  if (!isAppName(target) || more.length > 0)
    throw new Error('Name the app whose version to sign: npm run sign -- marketing [version].');
  const store = await openStore();
  const { [target]: unit } = (await readLiveState(store)).units;
  const version = requested ?? unit?.version;
  if (!version) throw new Error(`No version of "${target}" is live. Name the version to sign.`);
  requirePrivateKey();
  const content = hashVersionFolder(await store.openFolder(storeKeyOf(target, version)));
  const recorded = versionsOf(unit, 'live', 'canary', 'earlier');
  const number = numberToSign(unit, version, recorded);
  const key = await signVersion(store, { unit: target, version, content, number });
  console.log(`${target} ${version} is signed with the key ${key}.`);
}

/** `npm run stage -- settings` stores and signs the site settings, which go live with the shell. */
export async function stageCommand(args: string[]): Promise<void> {
  if (args.join() !== 'settings') throw new Error('Run npm run stage -- settings.');
  const settings = (await import('../load-site-settings')).loadSiteSettings();
  const store = await openStore();
  requirePrivateKey();
  const live = await readLiveState(store);
  await stageSettings(store, await withLiveRemotes(store, settings, live), live);
  console.log(
    'The site settings and the keys in them are stored and signed. They are not live yet.',
  );
}

/** @throws when no private key is set */
export function requirePrivateKey(): void {
  if (process.env['SITE_SIGNING_KEY']) return;
  throw new Error(
    'SITE_SIGNING_KEY is not set: a private key, as npm run keys -- create makes it.',
  );
}
