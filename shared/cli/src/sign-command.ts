import { isAppName, versionsOf, type AppName } from '@site/contract';
import { createSigningKeys, hashVersionFolder, storeKeyOf } from '@site/site';
import {
  addKey,
  createGate,
  numberToSign,
  revokeKey,
  rotateOwnerKey,
  signVersion,
  stageSettings,
  withLiveRemotes,
} from '@site/release';
import { readLiveState, openStore, type Store } from '@site/store';
import { logToTerminal } from './log-to-terminal';
import { loadSiteSettings } from './load-site-settings';

/**
 * `npm run sign -- key` creates a key pair. `npm run sign -- marketing [version]` signs a version as the store has it;
 * default: the live one. `npm run sign -- settings` stores and signs the site settings, which go live with the shell.
 * `npm run sign -- rotate marketing [public key]` adds a key of a team, or of the composer; `-- rotate settings` signs with
 * a new key of the owner; `-- revoke marketing <public key>` takes a key away for ever.
 */
export async function signCommand(args: string[]): Promise<void> {
  const [target = '', requested, ...more] = args;
  if (target === 'key') return printKeys();
  if (target === 'settings') return stageSignedSettings();
  if (target === 'rotate' || target === 'revoke') return changeKeys(args);
  if (isAppName(target) && more.length === 0) return signApp(target, requested);
  throw new Error(
    'Run npm run sign -- key for a new key pair, name what to sign (an app, or settings), or rotate or revoke a key.',
  );
}

async function signApp(target: AppName, requested: string | undefined): Promise<void> {
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

async function stageSignedSettings(): Promise<void> {
  const settings = loadSiteSettings();
  const store = await openStore();
  requirePrivateKey();
  const live = await readLiveState(store);
  await stageSettings(store, await withLiveRemotes(store, settings, live), live);
  console.log(
    'The site settings and the keys in them are stored and signed. They are not live yet.',
  );
}

/** The owner of the site changes keys, where one is pinned. */
async function changeKeys([action, name = '', key, ...more]: string[]): Promise<void> {
  const store = await openStore();
  const work = { gate: createGate({ say: logToTerminal, isWayBack: true }), say: logToTerminal };
  const isRotation = action === 'rotate';
  if (isRotation && name === 'settings' && !key) return rotateOwner(store, work);
  if ((name !== 'composer' && !isAppName(name)) || more.length > 0) throw new Error(KEY_USAGE);
  if (isRotation) return rotate(store, { ...work, name, key });
  if (!key) throw new Error(KEY_USAGE);
  await revokeKey(store, { ...work, name, key });
  console.log(`The key ${key} of ${name} is revoked. What is live stays.`);
}

const KEY_USAGE =
  'Run npm run sign -- rotate marketing, or npm run sign -- revoke marketing <public key>.';

type KeyWork = Parameters<typeof addKey>[1];

async function rotate(
  store: Store,
  { key, ...work }: Omit<KeyWork, 'key'> & { key: string | undefined },
): Promise<void> {
  const created = key ? undefined : await createSigningKeys();
  const added = key ?? created?.publicKey ?? '';
  await addKey(store, { ...work, key: added });
  console.log(`${added} is a key of ${work.name}, beside the old one.`);
  if (created) console.log(`SITE_SIGNING_KEY, a secret of its pipeline: ${created.privateKey}`);
  console.log(`When that pipeline has it: npm run sign -- revoke ${work.name} <old public key>`);
}

async function rotateOwner(
  store: Store,
  work: Parameters<typeof rotateOwnerKey>[1],
): Promise<void> {
  requirePrivateKey();
  await rotateOwnerKey(store, work);
  console.log(
    'Settings, keys and a decision are signed with SITE_SIGNING_KEY. Remove the old key from SITE_PUBLIC_KEYS everywhere.',
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
