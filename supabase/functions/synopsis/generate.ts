import { endAtSentence } from './prompt.ts';
import type { Provider } from './providers.ts';

export type FailureKind =
  | 'credential'
  | 'credit'
  | 'model'
  | 'input'
  | 'busy'
  | 'timeout'
  | 'network'
  | 'malformed'
  | 'upstream';

/** Why there is no text. `message` holds the provider's words: for the log, never for the browser. */
export class GenerationError extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
  }
}

const kinds: Record<number, FailureKind> = {
  400: 'input',
  401: 'credential',
  402: 'credit',
  403: 'credential',
  404: 'model',
  422: 'input',
  429: 'busy',
  503: 'busy',
  504: 'timeout',
};

const longestWaitSeconds = 10;

/**
 * One synopsis, or a `GenerationError`, within the time given in all. A provider that is busy or still loads its
 * model (429, 503) is asked once more, after the pause it names. An empty text is an answer, not an error.
 */
export async function generate(
  provider: Provider,
  logline: string,
  timeoutMs = 20_000,
): Promise<string> {
  const deadline = Date.now() + timeoutMs;
  const first = await ask(provider, logline, deadline);
  const pause = isBusy(first.status) ? await readPause(first.clone()) : 0;
  const mayRetry = isBusy(first.status) && Date.now() + pause < deadline;
  if (!mayRetry) return readText(provider, first);
  await new Promise((done) => setTimeout(done, pause));
  return readText(provider, await ask(provider, logline, deadline));
}

async function ask(provider: Provider, logline: string, deadline: number): Promise<Response> {
  try {
    const response = await fetch(provider.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...provider.headers },
      body: JSON.stringify(provider.body(logline)),
      signal: AbortSignal.timeout(Math.max(1, deadline - Date.now())),
    });
    // Read here, so that the time-out also covers a body that never ends.
    return new Response(await response.text(), response);
  } catch (error) {
    throw new GenerationError(Date.now() >= deadline ? 'timeout' : 'network', String(error));
  }
}

async function readText(provider: Provider, response: Response): Promise<string> {
  const body = await response.text();
  if (!response.ok)
    throw new GenerationError(
      kinds[response.status] ?? 'upstream',
      `${response.status} ${body.slice(0, 300)}`,
    );
  const text = provider.readText(parse(body));
  if (text === undefined) throw new GenerationError('malformed', body.slice(0, 300));
  return endAtSentence(text);
}

function isBusy(status: number): boolean {
  return status === 429 || status === 503;
}

/** In milliseconds, from `Retry-After` or the `estimated_time` of a model that loads. */
async function readPause(response: Response): Promise<number> {
  const body = parse(await response.text());
  const estimated =
    typeof body === 'object' && body !== null && 'estimated_time' in body
      ? Number(body.estimated_time)
      : 0;
  const named = Number(response.headers.get('retry-after')) || estimated || 1;
  return Math.min(named, longestWaitSeconds) * 1000;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
