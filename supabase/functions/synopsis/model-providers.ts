import { requireSetting, findSetting } from '../_shared/environment.ts';
import { MAX_NEW_TOKENS, PROMPT_PREFIX, SAMPLING_TEMPERATURE } from './prompt.ts';

/** HTTP API of a language model: request format and location of the text in the response. */
export interface ModelProvider {
  url: string;
  headers: Record<string, string>;
  /** JSON body of the request. */
  createBody(logline: string): Record<string, unknown>;
  /** Extracts the text; `undefined` if the response is malformed. */
  readText(response: unknown): string | undefined;
}

type ProviderName = 'hf' | 'openai' | 'tgi';

const DEFAULT_MODEL = 'meta-llama/Llama-3.1-8B-Instruct';

const providers: Record<ProviderName, () => ModelProvider> = {
  /** Chat completions of Hugging Face's router, which selects an inference provider for the model. */
  hf: () =>
    createChatProvider(
      findSetting('SYNOPSIS_URL') ?? 'https://router.huggingface.co/v1',
      requireSetting('HF_TOKEN'),
    ),
  /** Any server with OpenAI-compatible chat completions: Ollama, vLLM, llama.cpp. */
  openai: () => createChatProvider(requireSetting('SYNOPSIS_URL'), findSetting('SYNOPSIS_API_KEY')),
  /** Text Generation Inference and dedicated endpoints: `inputs` in, `generated_text` out. */
  tgi: () => ({
    url: requireSetting('SYNOPSIS_URL'),
    headers: createAuthHeaders(findSetting('SYNOPSIS_API_KEY')),
    createBody: (logline) => ({
      inputs: PROMPT_PREFIX + logline,
      parameters: {
        max_new_tokens: MAX_NEW_TOKENS,
        temperature: SAMPLING_TEMPERATURE,
        return_full_text: false,
      },
    }),
    readText(response) {
      const result: unknown = Array.isArray(response) ? response[0] : response;
      return readTextAt(result, 'generated_text');
    },
  }),
};

/**
 * Provider selected by SYNOPSIS_PROVIDER. Defaults to `hf` if a token is set, else to `sample`, which needs no
 * settings.
 *
 * @throws Error if the provider is unknown or one of its settings is missing
 */
export function chooseModelProvider(): ModelProvider | 'sample' {
  const name = findSetting('SYNOPSIS_PROVIDER') ?? (findSetting('HF_TOKEN') ? 'hf' : 'sample');
  if (name === 'sample') return 'sample';
  if (isProviderName(name)) return providers[name]();
  throw new Error(`SYNOPSIS_PROVIDER is "${name}"; it can be hf, openai, tgi or sample.`);
}

function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providers, name);
}

function createChatProvider(base: string, key: string | undefined): ModelProvider {
  return {
    url: `${base.replace(/\/+$/, '')}/chat/completions`,
    headers: createAuthHeaders(key),
    createBody: (logline) => ({
      model: findSetting('SYNOPSIS_MODEL') ?? DEFAULT_MODEL,
      messages: [{ role: 'user', content: PROMPT_PREFIX + logline }],
      max_tokens: MAX_NEW_TOKENS,
      temperature: SAMPLING_TEMPERATURE,
      stream: false,
    }),
    readText: (response) => readTextAt(response, 'choices', 0, 'message', 'content'),
  };
}

function createAuthHeaders(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { authorization: `Bearer ${key}` };
}

function readTextAt(value: unknown, ...path: (string | number)[]): string | undefined {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, step);
  }
  return typeof current === 'string' ? current : undefined;
}
