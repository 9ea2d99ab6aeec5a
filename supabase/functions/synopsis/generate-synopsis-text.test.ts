/** @jest-environment node */
import {
  type ModelServer,
  createChatReply,
  startModelServer,
  createTgiReply,
} from '../testing/model-server';
import { generateSynopsisText, GenerationError } from './generate-synopsis-text';
import { chooseModelProvider, type ModelProvider } from './model-providers';

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

function provider(settings: Record<string, string>): ModelProvider {
  Object.assign(process.env, settings);
  const chosen = chooseModelProvider();
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
    server.setReplies(createChatReply('She does it. It works.'));
    expect(await generateSynopsisText(make(), logline)).toBe('She does it. It works.');
    expect(server.requests).toMatchObject([
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
    expect(server.requests[0]?.headers.authorization).toBe(token);
  },
);

test('A text-generation server is asked by inputs and parameters, and answers generated_text', async () => {
  server.setReplies(createTgiReply('She does it.'));
  expect(await generateSynopsisText(tgi(), logline)).toBe('She does it.');
  expect(server.requests).toMatchObject([
    {
      path: '/generate',
      headers: { authorization: 'Bearer k' },
      body: { inputs: prompt, parameters: { max_new_tokens: 150, temperature: 0.7 } },
    },
  ]);
});

test('A text that ran out of tokens ends at its last whole sentence', async () => {
  server.setReplies(createChatReply('She robs it. “It works!” But then the bish'));
  expect(await generateSynopsisText(hf(), logline)).toBe('She robs it. “It works!”');
});

test('An empty text is an empty answer', async () => {
  server.setReplies(createChatReply('  '));
  expect(await generateSynopsisText(hf(), logline)).toBe('');
});

test.each([
  [401, 'credential'],
  [402, 'credit'],
  [403, 'credential'],
  [404, 'model'],
  [422, 'input'],
  [500, 'upstream'],
])('Status %i is not tried again and is known as a problem of the %s', async (status, kind) => {
  server.setReplies({ status, body: '{"error":"secret upstream words"}' });
  const failure = await failureOf(generateSynopsisText(hf(), logline));
  expect(failure.kind).toBe(kind);
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['429 with Retry-After', { status: 429, body: '{}', headers: { 'retry-after': '1' } }],
  ['503 while the model loads', { status: 503, body: '{"error":"loading","estimated_time":0.2}' }],
])('%s is tried once more', async (_, busy) => {
  server.setReplies(busy, createChatReply('Now.'));
  expect(await generateSynopsisText(hf(), logline)).toBe('Now.');
  server.setReplies(busy, busy, createChatReply('Too late.'));
  expect((await failureOf(generateSynopsisText(hf(), logline))).kind).toBe('busy');
  expect(server.requests).toHaveLength(2);
});

test('A pause that is longer than the time left is not waited for', async () => {
  server.setReplies({ status: 429, body: '{}', headers: { 'retry-after': '9' } });
  // Waiting for the pause and retrying would exceed the timeout.
  expect((await failureOf(generateSynopsisText(hf(), logline, 8000))).kind).toBe('busy');
  expect(server.requests).toHaveLength(1);
});

test('A server that never answers is given up', async () => {
  server.setReplies({ status: 200, body: '', neverResponds: true });
  expect((await failureOf(generateSynopsisText(hf(), logline, 200))).kind).toBe('timeout');
});

test.each([
  ['not json'],
  ['{}'],
  ['[]'],
  ['{"choices":[]}'],
  ['{"choices":[{"message":{}}]}'],
  ['null'],
])('The malformed answer %s is a failure, not a synopsis', async (body) => {
  server.setReplies({ status: 200, body });
  expect((await failureOf(generateSynopsisText(hf(), logline))).kind).toBe('malformed');
});

test('A server that is not there is a network failure', async () => {
  const nowhere = provider({ SYNOPSIS_PROVIDER: 'openai', SYNOPSIS_URL: 'http://127.0.0.1:9' });
  expect((await failureOf(generateSynopsisText(nowhere, logline))).kind).toBe('network');
});

test('Without any credential the sample writes; with a Hugging Face token the model does', () => {
  expect(chooseModelProvider()).toBe('sample');
  process.env['HF_TOKEN'] = 'hf_secret';
  expect(chooseModelProvider()).toMatchObject({
    url: 'https://router.huggingface.co/v1/chat/completions',
  });
});

test('A provider that does not exist is named with those that do', () => {
  process.env['SYNOPSIS_PROVIDER'] = 'magic';
  expect(() => chooseModelProvider()).toThrow('it can be hf, openai, tgi or sample');
});
