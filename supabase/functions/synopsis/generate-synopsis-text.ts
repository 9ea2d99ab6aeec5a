import { truncateAtSentence } from './prompt.ts';
import type { ModelProvider } from './model-providers.ts';

/** Cause of a failed generation; the browser selects its message by it. */
export type GenerationFailureKind =
  | 'credential'
  | 'credit'
  | 'model'
  | 'input'
  | 'busy'
  | 'timeout'
  | 'network'
  | 'malformed'
  | 'upstream';

/** Failed generation. `message` contains the provider's response and belongs in the log, never in the browser. */
export class GenerationError extends Error {
  constructor(
    readonly kind: GenerationFailureKind,
    message: string,
  ) {
    super(message);
  }
}

const FAILURE_KINDS: Record<number, GenerationFailureKind> = {
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

const MAX_RETRY_PAUSE_SECONDS = 10;

/**
 * Generates one synopsis within `timeoutMs`, including one retry if the provider is busy or still loads its model
 * (429, 503). The result may be empty.
 *
 * @throws GenerationError
 */
export async function generateSynopsisText(
  provider: ModelProvider,
  logline: string,
  timeoutMs = 20_000,
): Promise<string> {
  const deadline = Date.now() + timeoutMs;
  const firstResponse = await requestCompletion(provider, logline, deadline);
  const pauseMs = isBusy(firstResponse.status) ? await readRetryPause(firstResponse.clone()) : 0;
  const canRetry = isBusy(firstResponse.status) && Date.now() + pauseMs < deadline;
  if (!canRetry) return readText(provider, firstResponse);
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return readText(provider, await requestCompletion(provider, logline, deadline));
}

async function requestCompletion(
  provider: ModelProvider,
  logline: string,
  deadline: number,
): Promise<Response> {
  try {
    const response = await fetch(provider.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...provider.headers },
      body: JSON.stringify(provider.createBody(logline)),
      signal: AbortSignal.timeout(Math.max(1, deadline - Date.now())),
    });
    // Read the body here, so that the timeout also covers a body that never ends.
    return new Response(await response.text(), response);
  } catch (error) {
    throw new GenerationError(Date.now() >= deadline ? 'timeout' : 'network', String(error));
  }
}

async function readText(provider: ModelProvider, response: Response): Promise<string> {
  const body = await response.text();
  if (!response.ok)
    throw new GenerationError(
      FAILURE_KINDS[response.status] ?? 'upstream',
      `${response.status} ${body.slice(0, 300)}`,
    );
  const text = provider.readText(parse(body));
  if (text === undefined) throw new GenerationError('malformed', body.slice(0, 300));
  return truncateAtSentence(text);
}

function isBusy(status: number): boolean {
  return status === 429 || status === 503;
}

/** Milliseconds to wait, from `Retry-After` or from `estimated_time` while a model loads. */
async function readRetryPause(response: Response): Promise<number> {
  const body = parse(await response.text());
  const estimatedSeconds =
    typeof body === 'object' && body !== null && 'estimated_time' in body
      ? Number(body.estimated_time)
      : 0;
  const seconds = Number(response.headers.get('retry-after')) || estimatedSeconds || 1;
  return Math.min(seconds, MAX_RETRY_PAUSE_SECONDS) * 1000;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
