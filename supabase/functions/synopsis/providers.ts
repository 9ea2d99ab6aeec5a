import { requiredSetting, setting } from '../_shared/environment.ts';
import { maxNewTokens, promptStart, temperature } from './prompt.ts';

/** A language model behind HTTP: how it is asked, and where its text is in the answer. */
export interface Provider {
  url: string;
  headers: Record<string, string>;
  body(logline: string): Record<string, unknown>;
  /** `undefined` when the answer has not the promised form. */
  readText(answer: unknown): string | undefined;
}

type ProviderName = 'hf' | 'openai' | 'tgi';

const defaultModel = 'meta-llama/Llama-3.1-8B-Instruct';

const providers: Record<ProviderName, () => Provider> = {
  /** Hugging Face's hosted inference, chat route: it picks a host that serves the model. */
  hf: () =>
    chat(
      setting('SYNOPSIS_URL') ?? 'https://router.huggingface.co/v1',
      requiredSetting('HF_TOKEN'),
    ),
  /** Any server with OpenAI's chat route: Ollama, vLLM, llama.cpp. */
  openai: () => chat(requiredSetting('SYNOPSIS_URL'), setting('SYNOPSIS_API_KEY')),
  /** Text Generation Inference and dedicated endpoints: `inputs` in, `generated_text` out. */
  tgi: () => ({
    url: requiredSetting('SYNOPSIS_URL'),
    headers: bearer(setting('SYNOPSIS_API_KEY')),
    body: (logline) => ({
      inputs: promptStart + logline,
      parameters: { max_new_tokens: maxNewTokens, temperature, return_full_text: false },
    }),
    readText(answer) {
      const first: unknown = Array.isArray(answer) ? answer[0] : answer;
      return textAt(first, 'generated_text');
    },
  }),
};

/** The provider of the settings; `sample` when no credential is set, so that nothing must be set at all. */
export function chooseProvider(): Provider | 'sample' {
  const name = setting('SYNOPSIS_PROVIDER') ?? (setting('HF_TOKEN') ? 'hf' : 'sample');
  if (name === 'sample') return 'sample';
  if (isProviderName(name)) return providers[name]();
  throw new Error(`SYNOPSIS_PROVIDER is "${name}"; it can be hf, openai, tgi or sample.`);
}

function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providers, name);
}

function chat(base: string, key: string | undefined): Provider {
  return {
    url: `${base.replace(/\/+$/, '')}/chat/completions`,
    headers: bearer(key),
    body: (logline) => ({
      model: setting('SYNOPSIS_MODEL') ?? defaultModel,
      messages: [{ role: 'user', content: promptStart + logline }],
      max_tokens: maxNewTokens,
      temperature,
      stream: false,
    }),
    readText: (answer) => textAt(answer, 'choices', 0, 'message', 'content'),
  };
}

function bearer(key: string | undefined): Record<string, string> {
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
