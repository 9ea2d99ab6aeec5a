/** Loads a failed chunk again; resolves to true on success. */
export type Retry = () => Promise<boolean>;

const FIRST_PAUSE_MS = 15_000;
const LAST_PAUSE_MS = 240_000;

const lost = new Set<Retry>();
let timer: ReturnType<typeof setTimeout> | undefined;
let pauseMs = FIRST_PAUSE_MS;
let asking: Promise<unknown> | undefined;

/** Retries failed chunks when the browser is online again, and at increasing intervals. */
export function noteLost(retry: Retry): void {
  lost.add(retry);
  if (timer !== undefined) return;
  pauseMs = FIRST_PAUSE_MS;
  wait();
  window.addEventListener('online', askForLost);
}

export function noteFound(retry: Retry): void {
  if (!lost.delete(retry) || lost.size > 0) return;
  clearTimeout(timer);
  timer = undefined;
  window.removeEventListener('online', askForLost);
}

/** Retries all failed chunks; concurrent calls share one attempt. */
export function askForLost(): void {
  asking ??= Promise.all([...lost].map((retry) => retry())).finally(() => {
    asking = undefined;
  });
}

function wait(): void {
  timer = setTimeout(() => {
    pauseMs = Math.min(pauseMs * 2, LAST_PAUSE_MS);
    if (document.visibilityState === 'visible') askForLost();
    wait();
  }, pauseMs);
}
