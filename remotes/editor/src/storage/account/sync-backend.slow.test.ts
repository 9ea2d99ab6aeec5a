import { Blob as NodeBlob } from 'node:buffer';
import { getSupabase } from '@site/page/session';
import { Authenticator } from '@site/testing/authenticator';
import { getSharedBackend } from '@site/testing/embedded-backend';
import { AccountError } from './account-decks';
import { type ConnectAccount, connectToBackend } from './testing/connect-account';
import type { Device } from './testing/create-device';
import { describeSyncFaults } from './testing/describe-sync-faults';
import { createDevicePair, notesOf, writeNotes } from './testing/device-pair';
import { expectIntactSequences } from './testing/run-random-sequence';
import { signInNewMember } from './testing/sign-in-new-member';

// jsdom's have no bytes.
Object.assign(globalThis, { Blob: NodeBlob });

const connect = async () => connectToBackend(await signInNewMember());

describeSyncFaults(connect);

test('In random sequences no word is lost, and both devices end with the same deck', async () => {
  await expectIntactSequences(20, await connect());
});

/** Calls the backend as another device of the signed-in member, or as the site's own server. */
async function callAsMember(path: string, body: object): Promise<Response> {
  const { url, keys } = await getSharedBackend();
  const { auth } = await getSupabase();
  const token = (await auth.getSession()).data.session?.access_token ?? '';
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      apikey: keys.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
}

async function deleteMember(id: string): Promise<void> {
  const { url, keys } = await getSharedBackend();
  const headers = { apikey: keys.secretKey, authorization: `Bearer ${keys.secretKey}` };
  const response = await fetch(`${url}/auth/v1/admin/users/${id}`, { method: 'DELETE', headers });
  expect(response.ok).toBe(true);
}

/** Phone with words that the account does not have. */
async function writeOnPhone(account: ConnectAccount) {
  const { phone } = await createDevicePair(account);
  writeNotes(phone, 'one', 'from the phone');
  return phone;
}

async function expectRefusal(device: Device, message: string): Promise<void> {
  const error = new AccountError(message, { isRefused: true });
  expect(await device.sync()).toEqual(error);
}

test('After the account was deleted elsewhere the deck stays here, and says so', async () => {
  const owner = await signInNewMember();
  const phone = await writeOnPhone(connectToBackend(owner));
  await deleteMember(owner);
  await expectRefusal(phone, 'This account was deleted. Your deck is safe in this browser.');
  expect(notesOf(phone)).toEqual(['from the phone']);
});

test('After signing out in another tab the deck stays here', async () => {
  const phone = await writeOnPhone(await connect());
  await (await getSupabase()).auth.signOut({ scope: 'local' });
  await expectRefusal(phone, '');
  expect(notesOf(phone)).toEqual(['from the phone']);
});

test('A second factor that was set up elsewhere deletes no deck here', async () => {
  const phone = await writeOnPhone(await connect());
  const { id, totp } = await (
    await callAsMember('/auth/v1/factors', { factor_type: 'totp', friendly_name: '' })
  ).json();
  const challenge = await (await callAsMember(`/auth/v1/factors/${id}/challenge`, {})).json();
  const code = new Authenticator(totp.secret).nextCode();
  const verified = await callAsMember(`/auth/v1/factors/${id}/verify`, {
    challenge_id: challenge.id,
    code,
  });
  expect(verified.status).toBe(200);
  await expectRefusal(
    phone,
    'Sign in to keep decks in your account. Your deck is safe in this browser.',
  );
  expect(notesOf(phone)).toEqual(['from the phone']);
});

test('A deck over the limit stays here whole, and is saved once it is smaller', async () => {
  const account = await connect();
  const { laptop, phone } = await createDevicePair(account);
  writeNotes(phone, 'one', 'small');
  writeNotes(phone, 'two', 'x'.repeat(4_100_000));
  await expectRefusal(
    phone,
    'Without its pictures this deck is larger than the 4 MB that an account can hold. Split it into two decks. It is safe in this browser.',
  );
  expect(phone.deck.slides[1]?.notes).toHaveLength(4_100_000);
  writeNotes(phone, 'two', 'made smaller');
  for (const device of [phone, laptop]) await device.sync();
  expect(notesOf(laptop)).toEqual(['made smaller', 'small']);
});
