/** @jest-environment node */
import { Agent, request } from 'node:http';
import { type HostileRequest, generateHostileRequests } from './testing/hostile-requests';
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import {
  signUpMember,
  callApi,
  type SignedInMember,
  signInWithPassword,
} from './testing/api-client';

const firstSeed = Number(process.env['FUZZ_SEED'] ?? 20261121);
const rounds = process.env['LONG'] ? [0, 1, 2, 3] : [0];
const secret = 'The victim’s very own logline';

const backends: SpawnedBackend[] = [];
afterAll(() => Promise.all(backends.map((backend) => backend.stop())));

/** A backend with somebody whose rows and password are attacked. */
async function start(
  args: readonly string[],
): Promise<{ backend: SpawnedBackend; victim: SignedInMember }> {
  const backend = await spawnBackend({ args });
  backends.push(backend);
  const victim = await signUpMember(backend);
  await callApi(backend, 'POST', '/rest/v1/logline_summaries', {
    body: { user_id: victim.id, logline: secret, generated_summary: 'A text.' },
    token: victim.token,
  });
  return { backend, victim };
}

/** A connection each: one that ends with a body that is too large takes no other request with it. */
const agent = new Agent({ keepAlive: false });

interface Answer {
  status: number;
  text: string;
}

function send(port: number, { method, path, headers, body }: HostileRequest): Promise<Answer> {
  return new Promise((done, failed) => {
    const options = { port, host: '127.0.0.1', method, path, headers, agent };
    const sent = request(options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.once('end', () => done({ status: response.statusCode ?? 0, text }));
    });
    sent.setTimeout(60_000, () => sent.destroy(new Error('no answer')));
    sent.once('error', failed);
    sent.end(body);
  });
}

/** A large body that nobody reads may be refused by closing the connection while it is still being sent. */
function sendAnyway(port: number, hostile: HostileRequest): Promise<Answer> {
  return send(port, hostile).catch((error: unknown) => {
    const isLarge = (hostile.body?.length ?? 0) > 64 * 1024;
    if (isLarge && wasClosed(error)) return { status: 413, text: '' };
    throw error;
  });
}

function wasClosed(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error && error.code;
  return code === 'EPIPE' || code === 'ECONNRESET';
}

interface FuzzResult {
  failures: string[];
  /** Passwords that were looked at. */
  guesses: number;
}

/** Sends the thousand requests of one seed, four at a time, as a member of its own. */
async function attack(
  { backend, victim }: { backend: SpawnedBackend; victim: SignedInMember },
  seed: number,
): Promise<FuzzResult> {
  const { token } = await signUpMember(backend);
  const { publishableKey, secretKey } = backend.keys;
  const hostile = generateHostileRequests(seed, { publishableKey, token, victim });
  const outcome: FuzzResult = { failures: [], guesses: 0 };
  const waiting = Array.from({ length: 1000 }, () => hostile.next().value);
  async function sendSome() {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { status, text } = await sendAnyway(backend.port, next);
      const shown = JSON.stringify({ ...next, body: next.body?.slice(0, 200) });
      const isServerError = status >= 500 || status === 0;
      if (isServerError) outcome.failures.push(`${status} ${text.slice(0, 200)} ${shown}`);
      if (text.includes(secret) || text.includes(secretKey))
        outcome.failures.push(`shown to another: ${shown}`);
      const isGuess = text.includes('invalid_credentials') && addressIn(next) === victim.email;
      if (isGuess) outcome.guesses += 1;
    }
  }
  await Promise.all(Array.from({ length: 4 }, sendSome));
  return outcome;
}

function addressIn({ body = '' }: HostileRequest): unknown {
  try {
    const sent: { email?: unknown } | null = JSON.parse(body);
    return sent?.email;
  } catch {
    return undefined;
  }
}

async function expectUnharmed({
  backend,
  victim,
}: {
  backend: SpawnedBackend;
  victim: SignedInMember;
}) {
  const asService = { key: backend.keys.secretKey };
  const path = `/rest/v1/logline_summaries?user_id=eq.${victim.id}&select=logline`;
  expect((await callApi(backend, 'GET', path, asService)).body).toEqual([{ logline: secret }]);
  const profile = `/rest/v1/profiles?id=eq.${victim.id}&select=full_name,free_trial_used`;
  expect((await callApi(backend, 'GET', profile, asService)).body).toEqual([
    { full_name: 'Asha Rao', free_trial_used: false },
  ]);
  const user = await callApi(backend, 'GET', '/auth/v1/user', { token: victim.token });
  expect(user).toMatchObject({ status: 200, body: { email: victim.email } });
}

test(`${rounds.length}000 hostile requests without limits: no server error, no row of another, nothing changed`, async () => {
  const attacked = await start(['--no-limits']);
  for (const round of rounds)
    expect((await attack(attacked, firstSeed + round)).failures).toEqual([]);
  await expectUnharmed(attacked);
  expect((await signInWithPassword(attacked.backend, attacked.victim.email)).status).toBe(200);
}, 600_000);

test('A thousand more with limits: the victim’s password is looked at twenty times at most', async () => {
  const attacked = await start([]);
  const { failures, guesses } = await attack(attacked, firstSeed + 4);
  expect(failures).toEqual([]);
  expect(guesses).toBeLessThanOrEqual(20);
  await expectUnharmed(attacked);
});
