/** @jest-environment node */
import { newDataFolder, removeDataFolder } from './testing/new-data-folder';
import { spawnBackend, type TestBackend } from './testing/spawn-backend';
import { becomeMember, call, demoRequest, newAddress, sleep } from './testing/visitor';

const rounds = process.env['LONG'] ? 2 : 1;

let backend: TestBackend;
const dataFolder = newDataFolder();
afterEach(async () => {
  await backend.stop();
  removeDataFolder(dataFolder);
});

test('Killed in the middle of writes: every acknowledged row is there, and every request has its two mails', async () => {
  backend = await spawnBackend({ dataFolder, args: ['--no-limits'] });
  const member = await becomeMember(backend);
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
    const logline = `Logline ${newAddress()}`;
    const answer = await call(backend, 'POST', '/rest/v1/logline_summaries', {
      body: { user_id: member.id, logline, generated_summary: 'A synopsis.' },
      key: backend.keys.secretKey,
    });
    return answer.status === 201 ? logline : undefined;
  }

  /** Slowly: the database takes sixty a minute. */
  async function askForDemo() {
    await sleep(100);
    const body = demoRequest();
    const answer = await call(backend, 'POST', '/rest/v1/demo_requests', { body });
    return answer.status === 201 ? String(body['email']) : undefined;
  }

  async function read<Row>(path: string): Promise<Row[]> {
    const asService = { key: backend.keys.secretKey };
    return (await call<Row[]>(backend, 'GET', `/rest/v1/${path}`, asService)).body;
  }
}, 120_000);
