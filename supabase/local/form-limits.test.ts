/** @jest-environment node */
import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import { MailboxStore } from './mail/mailbox-store';
import { createDemoRequest } from './testing/api-client';

let backend: SpawnedBackend;
beforeAll(async () => {
  backend = await spawnBackend();
});
afterAll(() => backend.stop());

interface Visitor {
  address: string;
  email?: string;
  headers?: Record<string, string>;
}

/** Sends a demo request from another loopback address of this machine. */
async function requestDemo({ address, email, headers = {} }: Visitor) {
  const call = sendRequest(`http://127.0.0.1:${backend.port}/rest/v1/demo_requests`, {
    method: 'POST',
    localAddress: address,
    headers: {
      apikey: backend.keys.publishableKey,
      'content-type': 'application/json',
      ...headers,
    },
  });
  call.end(JSON.stringify(createDemoRequest({ ...(email && { email }) })));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const body = await text(response);
  const { statusCode: status, headers: received } = response;
  return { status, retryAfter: received['retry-after'], message: body && JSON.parse(body).message };
}

test('Ten of an attacker’s 60 requests are taken, whatever it claims to be; visitors beside it get through', async () => {
  const attacks = Array.from({ length: 60 }, (_, index) =>
    requestDemo({
      address: '127.0.0.66',
      headers: {
        'x-forwarded-for': `192.0.2.${index}`,
        'cf-connecting-ip': `192.0.2.${index}`,
        'x-real-ip': `192.0.2.${index}`,
      },
    }),
  );
  const visits = Array.from({ length: 20 }, (_, index) =>
    requestDemo({ address: `127.1.${index}.1` }),
  );
  const answers = await Promise.all(attacks);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(50);
  for (const { status, retryAfter, message } of refused) {
    expect(status).toBe(429);
    expect(Number(retryAfter)).toBeGreaterThan(3000);
    expect(message).toMatch(/^Several requests .* Please try again in \d+ minutes\.$/);
  }
  expect((await Promise.all(visits)).map(({ status }) => status)).toEqual(visits.map(() => 201));
});

test('A network of many sources has a limit of its own, and a mailbox has one for all its spellings', async () => {
  const network = [];
  for (let index = 0; index < 35; index += 1)
    network.push(await requestDemo({ address: `127.7.7.${10 + Math.floor(index / 5)}` }));
  expect(network.filter(({ status }) => status === 201)).toHaveLength(30);
  const spellings = ['Asha@films.example', 'asha+1@films.example', 'asha+2@FILMS.example.'];
  for (const [index, email] of [...spellings, 'asha@films.example'].entries())
    expect(await requestDemo({ address: `127.8.${index}.1`, email })).toMatchObject(
      index < 3
        ? { status: 201 }
        : { status: 429, message: expect.stringContaining('We already have your requests.') },
    );
});

test('An email with the key of a delivered one is not delivered again, after a restart neither', () => {
  const folder = createTemporaryFolder('isam-mailbox');
  const sender = { Name: 'ISAM', Address: 'no-reply@isam.example' };
  const mail = { to: 'a@x.io', subject: 'Hello', text: 'Hello', html: '' };
  const keyed = { ...mail, idempotencyKey: 'demo/1' };
  const store = new MailboxStore(folder, sender);
  for (const each of [keyed, keyed, { ...mail, idempotencyKey: 'demo/2' }, mail, mail])
    store.add(each);
  expect(store.all()).toHaveLength(4);
  const restarted = new MailboxStore(folder, sender);
  restarted.add(keyed);
  expect(restarted.all()).toHaveLength(4);
});
