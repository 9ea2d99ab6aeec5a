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
  // Each next to the other, so that whatever else the machine does meets both.
  const ratios: number[] = [];
  for (let round = 0; round < 18; round += 1) {
    const known = await timeOfWrongPassword(member.email);
    ratios.push((await timeOfWrongPassword(newAddress())) / known);
  }
  // Without the check that is made for nothing, it is 0.03.
  expect(Math.abs(1 - median(ratios))).toBeLessThan(0.35);
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

async function timeOfWrongPassword(email: string): Promise<number> {
  const start = performance.now();
  const answer = await signIn(backend, email, 'Wrong1!!');
  const time = performance.now() - start;
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } });
  return time;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
