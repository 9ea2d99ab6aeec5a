/** @jest-environment node */
import { spawnBackend, type TestBackend } from './testing/spawn-backend';
import { becomeMember, call, newAddress, signIn } from './testing/visitor';

/** Of fifty guesses each. */
const batches = process.env['LONG'] ? 20 : 3;

let backend: TestBackend;
beforeAll(async () => {
  backend = await spawnBackend();
}, 120_000);
afterAll(() => backend.stop());

test('A known and an unknown address are told apart neither by the answer nor by its time', async () => {
  const member = await becomeMember(backend);
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < 9; round += 1)
    for (const kind of ['known', 'unknown'] as const) {
      const start = performance.now();
      const answer = await signIn(
        backend,
        kind === 'known' ? member.email : newAddress(),
        'Wrong1!!',
      );
      times[kind].push(performance.now() - start);
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } });
    }
  const difference = Math.abs(median(times.known) - median(times.unknown));
  expect(difference / median(times.known)).toBeLessThan(0.35);
}, 120_000);

test(`${batches * 50} wrong passwords: twenty are looked at, the rest must wait, and a right one too`, async () => {
  const member = await becomeMember(backend);
  const counts: Record<number, number> = {};
  for (let batch = 0; batch < batches; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signIn(backend, member.email, `Guess-${index}aA1!`)),
    );
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  }
  expect(counts).toEqual({ 400: 20, 429: batches * 50 - 20 });
  const right = await signIn(backend, member.email);
  expect(right).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
}, 120_000);

test('Other members still sign in meanwhile', async () => {
  const member = await becomeMember(backend);
  expect((await signIn(backend, member.email)).status).toBe(200);
});

test('The second mail to one address must wait, whether anyone has it or not', async () => {
  const member = await becomeMember(backend);
  for (const email of [member.email, newAddress()]) {
    const ask = () => call(backend, 'POST', '/auth/v1/recover', { body: { email } });
    const [first, second] = [await ask(), await ask()];
    expect(first).toMatchObject({ status: 200, body: {} });
    expect(second).toMatchObject({
      status: 429,
      body: { error_code: 'over_email_send_rate_limit' },
    });
  }
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
