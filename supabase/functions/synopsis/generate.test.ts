/** @jest-environment node */
import { type ModelServer, chatReply, startModelServer, tgiReply } from '../testing/model-server';
import { generate, GenerationError } from './generate';
import { chooseProvider, type Provider } from './providers';

const logline = 'A nun robs a bank to save her convent.';
const prompt =
  'Generate a concise and direct synopsis based on this logline: A nun robs a bank to save her convent.';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

const names = [
  'SYNOPSIS_PROVIDER',
  'SYNOPSIS_URL',
  'SYNOPSIS_API_KEY',
  'SYNOPSIS_MODEL',
  'HF_TOKEN',
];
afterEach(() => {
  for (const name of names) Reflect.deleteProperty(process.env, name);
});

function provider(settings: Record<string, string>): Provider {
  Object.assign(process.env, settings);
  const chosen = chooseProvider();
  if (chosen === 'sample') throw new Error('expected a provider');
  return chosen;
}

const hf = () =>
  provider({ SYNOPSIS_PROVIDER: 'hf', HF_TOKEN: 'hf_secret', SYNOPSIS_URL: `${server.url}/v1` });
const openai = () => provider({ SYNOPSIS_PROVIDER: 'openai', SYNOPSIS_URL: `${server.url}/v1/` });
const tgi = () =>
  provider({
    SYNOPSIS_PROVIDER: 'tgi',
    SYNOPSIS_URL: `${server.url}/generate`,
    SYNOPSIS_API_KEY: 'k',
  });

async function failureOf(work: Promise<string>): Promise<GenerationError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof GenerationError) return error;
  throw new Error(`expected a GenerationError, got ${String(error)}`);
}

test.each([
  ['hosted inference', hf, 'Bearer hf_secret'],
  ['an OpenAI-compatible server', openai, undefined],
])(
  '%s is asked by its chat route with the prompt and limits of the product',
  async (_, make, token) => {
    server.reply(chatReply('She does it. It works.'));
    expect(await generate(make(), logline)).toBe('She does it. It works.');
    expect(server.calls).toMatchObject([
      {
        path: '/v1/chat/completions',
        body: {
          model: 'meta-llama/Llama-3.1-8B-Instruct',
          messages: [{ role: 'user', content: prompt }],
          max_tokens: 150,
          temperature: 0.7,
        },
      },
    ]);
    expect(server.calls[0]?.headers.authorization).toBe(token);
  },
);

test('A text-generation server is asked by inputs and parameters, and answers generated_text', async () => {
  server.reply(tgiReply('She does it.'));
  expect(await generate(tgi(), logline)).toBe('She does it.');
  expect(server.calls).toMatchObject([
    {
      path: '/generate',
      headers: { authorization: 'Bearer k' },
      body: { inputs: prompt, parameters: { max_new_tokens: 150, temperature: 0.7 } },
    },
  ]);
});

test('A text that ran out of tokens ends at its last whole sentence', async () => {
  server.reply(chatReply('She robs it. “It works!” But then the bish'));
  expect(await generate(hf(), logline)).toBe('She robs it. “It works!”');
});

test('An empty text is an empty answer', async () => {
  server.reply(chatReply('  '));
  expect(await generate(hf(), logline)).toBe('');
});

test.each([
  [401, 'credential'],
  [402, 'credit'],
  [403, 'credential'],
  [404, 'model'],
  [422, 'input'],
  [500, 'upstream'],
])('Status %i is not tried again and is known as a problem of the %s', async (status, kind) => {
  server.reply({ status, body: '{"error":"secret upstream words"}' });
  const failure = await failureOf(generate(hf(), logline));
  expect(failure.kind).toBe(kind);
  expect(server.calls).toHaveLength(1);
});

test.each([
  ['429 with Retry-After', { status: 429, body: '{}', headers: { 'retry-after': '1' } }],
  ['503 while the model loads', { status: 503, body: '{"error":"loading","estimated_time":0.2}' }],
])('%s is tried once more', async (_, busy) => {
  server.reply(busy, chatReply('Now.'));
  expect(await generate(hf(), logline)).toBe('Now.');
  server.reply(busy, busy, chatReply('Too late.'));
  expect((await failureOf(generate(hf(), logline))).kind).toBe('busy');
  expect(server.calls).toHaveLength(2);
});

test('A pause that is longer than the time left is not waited for', async () => {
  server.reply({ status: 429, body: '{}', headers: { 'retry-after': '9' } });
  // Waiting for the pause and retrying would exceed the timeout.
  expect((await failureOf(generate(hf(), logline, 8000))).kind).toBe('busy');
  expect(server.calls).toHaveLength(1);
});

test('A server that never answers is given up', async () => {
  server.reply({ status: 200, body: '', hangs: true });
  expect((await failureOf(generate(hf(), logline, 200))).kind).toBe('timeout');
});

test.each([
  ['not json'],
  ['{}'],
  ['[]'],
  ['{"choices":[]}'],
  ['{"choices":[{"message":{}}]}'],
  ['null'],
])('The malformed answer %s is a failure, not a synopsis', async (body) => {
  server.reply({ status: 200, body });
  expect((await failureOf(generate(hf(), logline))).kind).toBe('malformed');
});

test('A server that is not there is a network failure', async () => {
  const nowhere = provider({ SYNOPSIS_PROVIDER: 'openai', SYNOPSIS_URL: 'http://127.0.0.1:9' });
  expect((await failureOf(generate(nowhere, logline))).kind).toBe('network');
});

test('Without any credential the sample writes; with a Hugging Face token the model does', () => {
  expect(chooseProvider()).toBe('sample');
  process.env['HF_TOKEN'] = 'hf_secret';
  expect(chooseProvider()).toMatchObject({
    url: 'https://router.huggingface.co/v1/chat/completions',
  });
});

test('A provider that does not exist is named with those that do', () => {
  process.env['SYNOPSIS_PROVIDER'] = 'magic';
  expect(() => chooseProvider()).toThrow('it can be hf, openai, tgi or sample');
});
