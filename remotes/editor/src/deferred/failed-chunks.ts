/** Loads a failed chunk again; resolves to true on success. */
export type RetryLoad = () => Promise<boolean>;

export interface ChunkFallbackProps {
  readonly retry: RetryLoad;
  /** Error of the load, shared by all components of one chunk. */
  readonly cause: unknown;
}

const MIN_RETRY_DELAY_MS = 15_000;
const MAX_RETRY_DELAY_MS = 240_000;

const failedChunks = new Set<RetryLoad>();
let timer: ReturnType<typeof setTimeout> | undefined;
let retryDelayMs = MIN_RETRY_DELAY_MS;
let pendingRetries: Promise<unknown> | undefined;

/** Retries failed chunks when the browser is online again, and at increasing intervals. */
export function trackFailedChunk(retry: RetryLoad): void {
  failedChunks.add(retry);
  if (timer !== undefined) return;
  retryDelayMs = MIN_RETRY_DELAY_MS;
  scheduleRetry();
  window.addEventListener('online', retryFailedChunks);
}

export function untrackFailedChunk(retry: RetryLoad): void {
  if (!failedChunks.delete(retry) || failedChunks.size > 0) return;
  clearTimeout(timer);
  timer = undefined;
  window.removeEventListener('online', retryFailedChunks);
}

/** Retries all failed chunks; concurrent calls share one attempt. */
export function retryFailedChunks(): void {
  pendingRetries ??= Promise.all([...failedChunks].map((retry) => retry())).finally(() => {
    pendingRetries = undefined;
  });
}

function scheduleRetry(): void {
  timer = setTimeout(() => {
    retryDelayMs = Math.min(retryDelayMs * 2, MAX_RETRY_DELAY_MS);
    if (document.visibilityState === 'visible') retryFailedChunks();
    scheduleRetry();
  }, retryDelayMs);
}
