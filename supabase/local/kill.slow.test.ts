/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@site/testing/find-free-port';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import {
  signUpMember,
  callApi,
  createDemoRequest,
  listMailsTo,
  generateEmail,
  waitForNewestMail,
  sleep,
} from './testing/api-client';

const rounds = process.env['LONG'] ? 2 : 1;

let backend: SpawnedBackend;
let dataFolder: string;
beforeEach(() => {
  dataFolder = createTemporaryFolder('isam-backend');
});
afterEach(() => backend.stop());

test('Killed in the middle of writes: every acknowledged row is there, and every request has its two mails', async () => {
  backend = await spawnBackend({ dataFolder, args: ['--no-limits'] });
  const member = await signUpMember(backend);
  const acknowledged: string[] = [];
  const requested: string[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const writers = [
      ...Array.from({ length: 24 }, () => writeUntilDead(saveSynopsis, acknowledged)),
      writeUntilDead(askForDemo, requested),
    ];
    const before = { saved: acknowledged.length, asked: requested.length };
    while (acknowledged.length < before.saved + 20 || requested.length < before.asked + 3)
      await sleep(10);
    await backend.kill();
    await Promise.all(writers);
    backend = await spawnBackend({ dataFolder, args: ['--no-limits'] });
  }

  const synopses = await read<{ logline: string }>('logline_summaries?select=logline');
  const stored = new Set(synopses.map((row) => row.logline));
  expect(acknowledged.filter((logline) => !stored.has(logline))).toEqual([]);
  const requests = await read<{ id: number; email: string }>('demo_requests?select=id,email');
  const emails = new Set(requests.map((row) => row.email));
  expect(requested.filter((email) => !emails.has(email))).toEqual([]);
  const mails = await read<{ demo_request_id: number }>(
    'demo_notifications?select=demo_request_id',
  );
  expect(mails).toHaveLength(requests.length * 2);

  async function writeUntilDead(write: () => Promise<string | undefined>, written: string[]) {
    for (;;) {
      const row = await write().catch(() => 'dead' as const);
      if (row === 'dead') return;
      if (row !== undefined) written.push(row);
    }
  }

  async function saveSynopsis() {
    const logline = `Logline ${generateEmail()}`;
    const answer = await callApi(backend, 'POST', '/rest/v1/logline_summaries', {
      body: { user_id: member.id, logline, generated_summary: 'A synopsis.' },
      key: backend.keys.secretKey,
    });
    return answer.status === 201 ? logline : undefined;
  }

  /** Slowly: the database takes sixty a minute. */
  async function askForDemo() {
    await sleep(100);
    const body = createDemoRequest();
    const answer = await callApi(backend, 'POST', '/rest/v1/demo_requests', { body });
    return answer.status === 201 ? String(body['email']) : undefined;
  }

  async function read<Row>(path: string): Promise<Row[]> {
    const asService = { key: backend.keys.secretKey };
    return (await callApi<Row[]>(backend, 'GET', `/rest/v1/${path}`, asService)).body;
  }
});

test('A mail service that is down loses no mail: both come when it is back', async () => {
  backend = await spawnBackend({
    dataFolder,
    env: {
      EMAILJS_URL: `http://127.0.0.1:${await findFreePort()}/send`,
      EMAILJS_SERVICE_ID: 'service',
      EMAILJS_PUBLIC_KEY: 'public',
      EMAILJS_PRIVATE_KEY: 'private',
      EMAILJS_TEMPLATE_COMPANY: 'company',
      EMAILJS_TEMPLATE_CUSTOMER: 'customer',
      EMAILJS_PAUSE_MS: '0',
    },
  });
  const request = createDemoRequest();
  const email = String(request['email']);
  expect((await callApi(backend, 'POST', '/rest/v1/demo_requests', { body: request })).status).toBe(
    201,
  );
  while (!backend.output().includes('[notify-demo] customer')) await sleep(50);
  await backend.kill();

  backend = await spawnBackend({ dataFolder });
  expect(await listMailsTo(backend, email)).toEqual([]);
  await callApi(backend, 'PATCH', '/rest/v1/demo_notifications?sent_at=is.null', {
    body: { next_attempt_at: '2020-01-01' },
    key: backend.keys.secretKey,
  });
  expect((await waitForNewestMail(backend, email)).Subject).toBe('Thank you for your demo request');
  expect(await listMailsTo(backend, email)).toHaveLength(1);
});

test('A first start that was stopped half-way is begun again', async () => {
  mkdirSync(join(dataFolder, 'pg'), { recursive: true });
  writeFileSync(join(dataFolder, 'pg', 'PG_VERSION'), '17\n');
  writeFileSync(join(dataFolder, 'pg.unfinished'), '');
  backend = await spawnBackend({ dataFolder });
  expect((await callApi(backend, 'GET', '/health')).status).toBe(200);
  expect(await backend.stop()).toBe(0);
});
