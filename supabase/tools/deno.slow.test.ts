/** @jest-environment node */
import {
  createChatReply,
  type ModelServer,
  startModelServer,
} from '../functions/testing/model-server';
import { findFreePort } from '@site/testing/find-free-port';
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import {
  signUpMember,
  callApi,
  createDemoRequest,
  type SignedInMember,
  signInWithPassword,
  sleep,
} from '../local/testing/api-client';
import {
  checkFunctionTypes,
  type EdgeFunctionName,
  FUNCTION_NAMES,
  explainMissingDeno,
  serveInDeno,
  type DenoFunctionServer,
} from '../local/testing/deno-functions';

const missing = explainMissingDeno();
// A describe that is skipped is named after its reason.
const describeDeno = missing === undefined ? describe : describe.skip;

describeDeno(missing ?? 'In Deno, as Supabase runs them, the functions', () => {
  let model: ModelServer;
  let mail: ModelServer;
  let backend: SpawnedBackend;
  let member: SignedInMember;
  const running = new Map<EdgeFunctionName, DenoFunctionServer>();

  beforeAll(async () => {
    [model, mail] = [await startModelServer(), await startModelServer()];
    // Its own worker has a mail service that is down, so that the mails are left for Deno.
    backend = await spawnBackend({
      args: ['--no-limits'],
      env: { EMAILJS_PUBLIC_KEY: 'p', EMAILJS_URL: `http://127.0.0.1:${await findFreePort()}` },
    });
    member = await signUpMember(backend);
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
      FUNCTION_NAMES.map(async (name) =>
        running.set(name, await serveInDeno(name, { settings, hosts })),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(Array.from(running.values(), ({ stop }) => stop()));
    await backend.stop();
    await Promise.all([model.stop(), mail.stop()]);
  });

  const invoke = (name: EdgeFunctionName, body: unknown, token = member.token, key?: string) =>
    callApi({ url: running.get(name)?.url ?? '', keys: backend.keys }, 'POST', '/', {
      body,
      token,
      ...(key !== undefined && { key }),
    });

  test('have no complaint of its type checker', () => {
    expect(checkFunctionTypes(FUNCTION_NAMES)).toBe('');
  });

  test('write a synopsis for a member, and keep the credential', async () => {
    model.setReplies(createChatReply('She does it.'));
    const answer = await invoke('synopsis', { logline: 'A nun robs a bank.' });
    expect(answer).toMatchObject({
      status: 200,
      body: { generated_text: 'She does it.', sample: false },
    });
    expect(model.requests).toMatchObject([{ headers: { authorization: 'Bearer hf_very_secret' } }]);
    expect(JSON.stringify([answer.body, [...answer.headers]])).not.toContain('hf_very_secret');
  });

  test('refuse strangers, odd loglines and the turn after the last, and say when a provider fails', async () => {
    const eager = await signUpMember(backend);
    const sendRequest = (body: unknown, token = eager.token) => invoke('synopsis', body, token);
    expect((await sendRequest({ logline: 'x' }, 'a.b.c')).status).toBe(401);
    expect((await sendRequest({ logline: ' ' })).status).toBe(422);
    model.setReplies({ status: 402, body: '{}' }, ...['1', '2', '3', '4'].map(createChatReply));
    const statuses = [];
    for (let round = 0; round < 6; round += 1)
      statuses.push((await sendRequest({ logline: 'x' })).status);
    expect(statuses).toEqual([502, 200, 200, 200, 200, 429]);
  });

  test('send the two mails of a demo request, for the service only', async () => {
    expect((await invoke('notify-demo', {})).status).toBe(401);
    const request = createDemoRequest();
    await callApi(backend, 'POST', '/rest/v1/demo_requests', { body: request });
    mail.setReplies({ status: 200, body: 'OK' }, { status: 200, body: 'OK' });
    const asService = { key: backend.keys.secretKey };
    while (mail.requests.length < 2) {
      await callApi(backend, 'PATCH', '/rest/v1/demo_notifications?sent_at=is.null', {
        body: { next_attempt_at: '2020-01-01' },
        ...asService,
      });
      await invoke('notify-demo', {}, undefined, backend.keys.secretKey);
      await sleep(100);
    }
    const to = mail.requests.map(({ body }) => String(Reflect.get(Object(body), 'template_id')));
    expect(to.toSorted()).toEqual(['company', 'customer']);
    const unsent = await callApi(
      backend,
      'GET',
      '/rest/v1/demo_notifications?sent_at=is.null',
      asService,
    );
    expect(unsent.body).toEqual([]);
  });

  test('collect a report, and refuse what is none', async () => {
    const event = { 'event.name': 'site.load', 'service.name': 'marketing' };
    expect((await invoke('health', { events: [event] })).status).toBe(204);
    expect((await invoke('health', { events: [{ ...event, email: 'a@b.co' }] })).status).toBe(400);
  });

  test('delete an account after its address was typed', async () => {
    const leaving = await signUpMember(backend);
    const sendRequest = (confirmation: string) =>
      invoke('delete-account', { confirmation }, leaving.token);
    expect((await sendRequest('DELETE')).status).toBe(422);
    expect(await sendRequest(leaving.email)).toMatchObject({
      status: 200,
      body: { deleted: true },
    });
    expect((await signInWithPassword(backend, leaving.email)).status).toBe(400);
  });
});
