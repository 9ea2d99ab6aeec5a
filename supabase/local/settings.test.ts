/** @jest-environment node */
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import { copyProjectWithChanges, type ProjectCopy } from './testing/project-copy';
import {
  callApi,
  createDemoRequest,
  generateEmail,
  signInWithPassword,
  TEST_PASSWORD,
} from './testing/api-client';

/** A project whose settings differ from those of this folder. */
let project: ProjectCopy;
let backend: SpawnedBackend;
beforeAll(async () => {
  const file = 'config.toml';
  project = copyProjectWithChanges([
    { file, from: 'max_rows = 1000', to: 'max_rows = 2' },
    {
      file,
      from: 'password_requirements = "lower_upper_letters_digits_symbols"',
      to: 'password_requirements = "letters_digits"',
    },
    { file, from: 'enable_signup = true', to: 'enable_signup = false' },
  ]);
  backend = await spawnBackend({ project: project.folder });
});
afterAll(async () => {
  await backend.stop();
  project.remove();
});

const signUp = (email: string) =>
  callApi(backend, 'POST', '/auth/v1/signup', { body: { email, password: TEST_PASSWORD } });

test('Nobody signs up where config.toml closes it, and the settings say so', async () => {
  expect(await signUp(generateEmail())).toMatchObject({
    status: 422,
    body: { error_code: 'signup_disabled' },
  });
  const { body } = await callApi(backend, 'GET', '/auth/v1/settings');
  expect(body).toMatchObject({ disable_signup: true });
});

test('A new password follows password_requirements', async () => {
  const refusalOf = async (password: string) => {
    const body = { email: generateEmail(), password };
    return (await callApi<{ error_code: string }>(backend, 'POST', '/auth/v1/signup', { body }))
      .body;
  };
  expect(await refusalOf('nodigits')).toMatchObject({ error_code: 'weak_password' });
  expect(await refusalOf('digits77')).toMatchObject({ error_code: 'signup_disabled' });
});

test('A response holds at most max_rows rows', async () => {
  const key = backend.keys.secretKey;
  for (let index = 0; index < 3; index += 1)
    await callApi(backend, 'POST', '/rest/v1/demo_requests', { body: createDemoRequest(), key });
  const { body } = await callApi(backend, 'GET', '/rest/v1/demo_requests', { key });
  expect(body).toHaveLength(2);
});

test('Of 45 sign-ins at once the bucket lets 30 through, as on hosted projects', async () => {
  const email = generateEmail();
  const answers = [];
  for (let index = 0; index < 45; index += 1)
    answers.push(signInWithPassword(backend, `${index}${email}`));
  const limited = (await Promise.all(answers)).filter(({ status }) => status === 429);
  // One more for each two seconds that the machine takes.
  expect(limited.length).toBeGreaterThan(5);
  expect(limited.length).toBeLessThanOrEqual(15);
  expect(limited[0]?.body).toMatchObject({
    error_code: 'over_request_rate_limit',
    msg: 'Request rate limit reached',
  });
  const refresh = await callApi(backend, 'POST', '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: 'x' },
  });
  expect([400, 429]).toContain(refresh.status);
});

test('An address of more than 255 characters is refused', async () => {
  const email = `${'a'.repeat(250)}@example.com`;
  for (const path of ['/signup', '/recover', '/otp'])
    expect(
      await callApi(backend, 'POST', `/auth/v1${path}`, {
        body: { email, password: TEST_PASSWORD },
      }),
    ).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
});
