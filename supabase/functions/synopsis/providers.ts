import { requiredSetting, setting } from '../_shared/environment.ts';
import { maxNewTokens, promptStart, temperature } from './prompt.ts';

/** HTTP API of a language model: request format and location of the text in the response. */
export interface Provider {
  url: string;
  headers: Record<string, string>;
  /** JSON body of the request. */
  body(logline: string): Record<string, unknown>;
  /** Extracts the text; `undefined` if the response is malformed. */
  readText(response: unknown): string | undefined;
}

type ProviderName = 'hf' | 'openai' | 'tgi';

const DEFAULT_MODEL = 'meta-llama/Llama-3.1-8B-Instruct';

const providers: Record<ProviderName, () => Provider> = {
  /** Chat completions of Hugging Face's router, which selects an inference provider for the model. */
  hf: () =>
    createChatProvider(
      setting('SYNOPSIS_URL') ?? 'https://router.huggingface.co/v1',
      requiredSetting('HF_TOKEN'),
    ),
  /** Any server with OpenAI-compatible chat completions: Ollama, vLLM, llama.cpp. */
  openai: () => createChatProvider(requiredSetting('SYNOPSIS_URL'), setting('SYNOPSIS_API_KEY')),
  /** Text Generation Inference and dedicated endpoints: `inputs` in, `generated_text` out. */
  tgi: () => ({
    url: requiredSetting('SYNOPSIS_URL'),
    headers: createAuthHeaders(setting('SYNOPSIS_API_KEY')),
    body: (logline) => ({
      inputs: promptStart + logline,
      parameters: { max_new_tokens: maxNewTokens, temperature, return_full_text: false },
    }),
    readText(response) {
      const result: unknown = Array.isArray(response) ? response[0] : response;
      return textAt(result, 'generated_text');
    },
  }),
};

/**
 * Provider selected by SYNOPSIS_PROVIDER. Defaults to `hf` if a token is set, else to `sample`, which needs no
 * settings.
 *
 * @throws Error if the provider is unknown or one of its settings is missing
 */
export function chooseProvider(): Provider | 'sample' {
  const name = setting('SYNOPSIS_PROVIDER') ?? (setting('HF_TOKEN') ? 'hf' : 'sample');
  if (name === 'sample') return 'sample';
  if (isProviderName(name)) return providers[name]();
  throw new Error(`SYNOPSIS_PROVIDER is "${name}"; it can be hf, openai, tgi or sample.`);
}

function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providers, name);
}

function createChatProvider(base: string, key: string | undefined): Provider {
  return {
    url: `${base.replace(/\/+$/, '')}/chat/completions`,
    headers: createAuthHeaders(key),
    body: (logline) => ({
      model: setting('SYNOPSIS_MODEL') ?? DEFAULT_MODEL,
      messages: [{ role: 'user', content: promptStart + logline }],
      max_tokens: maxNewTokens,
      temperature,
      stream: false,
    }),
    readText: (response) => textAt(response, 'choices', 0, 'message', 'content'),
  };
}

function createAuthHeaders(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { authorization: `Bearer ${key}` };
}

function textAt(value: unknown, ...path: (string | number)[]): string | undefined {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, step);
  }
  return typeof current === 'string' ? current : undefined;
}
