/** @jest-environment node */
import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';
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

test('A source sends a limited number of reports in a minute', async () => {
  const load = { 'event.name': 'site.load', 'service.name': 'marketing', 'site.duration': 120 };
  const send = (count: number) =>
    callApi(backend, 'POST', '/functions/v1/health', {
      body: { events: Array.from({ length: count }, () => load) },
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
    });
  const statuses = new Set<number>();
  while (!statuses.has(429))
    for (const { status } of await Promise.all(Array.from({ length: 8 }, () => send(22))))
      statuses.add(status);
  const answer = await send(1);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
});
