import { isAppName } from '@site/contract';
import { addKey, createGate, revokeKey, rotateOwnerKey } from '@site/release';
import { createSigningKeys } from '@site/site';
import { openStore, type Store } from '@site/store';
import { logToTerminal } from '../log-to-terminal';
import { requirePrivateKey } from './sign-command';

/**
 * `npm run keys -- create` creates a key pair. The owner of the site changes keys, where one is pinned: `-- add marketing
 * [public key]` adds one of a team, or of the composer; `-- revoke marketing <public key>` takes it away for ever; `-- rotate`
 * signs with a new key of the owner.
 */
export async function keysCommand([action, name = '', key, ...more]: string[]): Promise<void> {
  if (action === 'create' && !name) return printKeys();
  const store = await openStore();
  const work = { gate: createGate({ say: logToTerminal, isWayBack: true }), say: logToTerminal };
  if (action === 'rotate' && !name) return rotateOwner(store, work);
  if ((name !== 'composer' && !isAppName(name)) || more.length > 0) throw new Error(USAGE);
  if (action === 'add') return add(store, { ...work, name, key });
  if (action !== 'revoke' || !key) throw new Error(USAGE);
  await revokeKey(store, { ...work, name, key });
  console.log(`The key ${key} of ${name} is revoked. What is live stays.`);
}

const USAGE =
  'Run npm run keys -- create, add marketing, revoke marketing <public key>, or rotate.';

type KeyWork = Parameters<typeof addKey>[1];

async function add(
  store: Store,
  { key, ...work }: Omit<KeyWork, 'key'> & { key: string | undefined },
): Promise<void> {
  const created = key ? undefined : await createSigningKeys();
  const added = key ?? created?.publicKey ?? '';
  await addKey(store, { ...work, key: added });
  console.log(`${added} is a key of ${work.name}, beside the old one.`);
  if (created) console.log(`SITE_SIGNING_KEY, a secret of its pipeline: ${created.privateKey}`);
  console.log(`When that pipeline has it: npm run keys -- revoke ${work.name} <old public key>`);
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

async function printKeys(): Promise<void> {
  const { publicKey, privateKey } = await createSigningKeys();
  console.log(`Into the site settings, below "teamPublicKeys": ${publicKey}`);
  console.log(`SITE_SIGNING_KEY, a secret of the team's pipeline: ${privateKey}`);
}
