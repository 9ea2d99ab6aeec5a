/** @jest-environment node */
import { chatReply, type ModelServer, startModelServer } from '../functions/testing/model-server';
import { freePort } from '@site/testing/free-port';
import { type OwnBackend, spawnBackend } from '@site/testing/embedded-backend';
import {
  becomeMember,
  call,
  demoRequest,
  type Member,
  signIn,
  sleep,
} from '../local/testing/visitor';
import {
  checkTypes,
  type FunctionName,
  functionNames,
  missingDeno,
  runInDeno,
  type RunningFunction,
} from './deno-functions';

const missing = missingDeno();
// A describe that is skipped is named after its reason.
const describeDeno = missing === undefined ? describe : describe.skip;

describeDeno(missing ?? 'In Deno, as Supabase runs them, the functions', () => {
  let model: ModelServer;
  let mail: ModelServer;
  let backend: OwnBackend;
  let member: Member;
  const running = new Map<FunctionName, RunningFunction>();

  beforeAll(async () => {
    [model, mail] = [await startModelServer(), await startModelServer()];
    // Its own worker has a mail service that is down, so that the mails are left for Deno.
    backend = await spawnBackend({
      args: ['--no-limits'],
      env: { EMAILJS_PUBLIC_KEY: 'p', EMAILJS_URL: `http://127.0.0.1:${await freePort()}` },
    });
    member = await becomeMember(backend);
    const hosts = [backend.url, model.url, mail.url].map((url) => new URL(url).host);
    const settings = {
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.keys.publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.keys.secretKey }),
      HF_TOKEN: 'hf_very_secret',
      SYNOPSIS_URL: model.url,
      SYNOPSIS_DAILY_LIMIT: '4',
      EMAILJS_URL: `${mail.url}/send`,
      EMAILJS_SERVICE_ID: 'service',
      EMAILJS_PUBLIC_KEY: 'public',
      EMAILJS_PRIVATE_KEY: 'private',
      EMAILJS_TEMPLATE_COMPANY: 'company',
      EMAILJS_TEMPLATE_CUSTOMER: 'customer',
      EMAILJS_PAUSE_MS: '0',
    };
    await Promise.all(
      functionNames.map(async (name) =>
        running.set(name, await runInDeno(name, { settings, hosts })),
      ),
    );
  }, 300_000);
  afterAll(async () => {
    await Promise.all(Array.from(running.values(), ({ stop }) => stop()));
    await backend.stop();
    await Promise.all([model.stop(), mail.stop()]);
  });

  const invoke = (name: FunctionName, body: unknown, token = member.token, key?: string) =>
    call({ url: running.get(name)?.url ?? '', keys: backend.keys }, 'POST', '/', {
      body,
      token,
      ...(key !== undefined && { key }),
    });

  test('have no complaint of its type checker', () => {
    expect(checkTypes(functionNames)).toBe('');
  });

  test('write a synopsis for a member, and keep the credential', async () => {
    model.reply(chatReply('She does it.'));
    const answer = await invoke('synopsis', { logline: 'A nun robs a bank.' });
    expect(answer).toMatchObject({
      status: 200,
      body: { generated_text: 'She does it.', sample: false },
    });
    expect(model.calls).toMatchObject([{ headers: { authorization: 'Bearer hf_very_secret' } }]);
    expect(JSON.stringify([answer.body, [...answer.headers]])).not.toContain('hf_very_secret');
  });

  test('refuse strangers, odd loglines and the turn after the last, and say when a provider fails', async () => {
    const eager = await becomeMember(backend);
    const ask = (body: unknown, token = eager.token) => invoke('synopsis', body, token);
    expect((await ask({ logline: 'x' }, 'a.b.c')).status).toBe(401);
    expect((await ask({ logline: ' ' })).status).toBe(422);
    model.reply({ status: 402, body: '{}' }, ...['1', '2', '3', '4'].map(chatReply));
    const statuses = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await ask({ logline: 'x' })).status);
    expect(statuses).toEqual([502, 200, 200, 200, 200, 429]);
  });

  test('send the two mails of a demo request, for the service only', async () => {
    expect((await invoke('notify-demo', {})).status).toBe(401);
    const request = demoRequest();
    await call(backend, 'POST', '/rest/v1/demo_requests', { body: request });
    mail.reply({ status: 200, body: 'OK' }, { status: 200, body: 'OK' });
    const asService = { key: backend.keys.secretKey };
    while (mail.calls.length < 2) {
      await call(backend, 'PATCH', '/rest/v1/demo_notifications?sent_at=is.null', {
        body: { next_attempt_at: '2020-01-01' },
        ...asService,
      });
      await invoke('notify-demo', {}, undefined, backend.keys.secretKey);
      await sleep(100);
    }
    const to = mail.calls.map(({ body }) => String(Reflect.get(Object(body), 'template_id')));
    expect(to.toSorted()).toEqual(['company', 'customer']);
    const unsent = await call(
      backend,
      'GET',
      '/rest/v1/demo_notifications?sent_at=is.null',
      asService,
    );
    expect(unsent.body).toEqual([]);
  });

  test('delete an account after its address was typed', async () => {
    const leaving = await becomeMember(backend);
    const ask = (confirmation: string) => invoke('delete-account', { confirmation }, leaving.token);
    expect((await ask('DELETE')).status).toBe(422);
    expect(await ask(leaving.email)).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await signIn(backend, leaving.email)).status).toBe(400);
  });
});
