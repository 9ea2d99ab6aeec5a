/**
 * Why a file of an app cannot be loaded: its version is no longer live, so only a new document helps; the site cannot be
 * reached; or neither, and the next attempt may succeed.
 */
export type LoadProblem = 'outdated' | 'offline' | 'unknown';

const TIMEOUT_MS = 4000;

/**
 * Finds out why a chunk could not be loaded, by asking the site which versions are live. Never rejects.
 * @param cause error of the bundler's runtime, which names the file
 */
export async function findLoadProblem(cause: unknown): Promise<LoadProblem> {
  const response = await requestRegistry().catch(() => null);
  if (!response) return 'offline';
  const registry: unknown = await response.json().catch(() => null);
  const url = requestOf(cause);
  const bases = liveBasesOf(registry);
  if (!response.ok || !url || bases.length === 0) return 'unknown';
  return bases.some((base) => url.startsWith(base)) ? 'unknown' : 'outdated';
}

async function requestRegistry(): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch('/registry.json', { cache: 'no-cache', signal });
}

/** URL of the missing file, without its detours through folders. */
function requestOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('request' in cause)) return undefined;
  const url = String(cause.request);
  return URL.canParse(url) ? new URL(url).href : undefined;
}

function liveBasesOf(registry: unknown): string[] {
  const { remotes } = (registry ?? {}) as {
    remotes?: Record<string, { live?: { base?: unknown } }>;
  };
  return Object.values(remotes ?? {}).flatMap(({ live }) =>
    typeof live?.base === 'string' ? [live.base] : [],
  );
}

const RESTORES = 'site-restores-view';

/** Loads the document again, with the newest versions. The page that was shown restores what was open. */
export function reloadForUpdate(): void {
  try {
    sessionStorage.setItem(RESTORES, '1');
  } catch {
    // Without storage, only what was open is lost.
  }
  location.reload();
}

/** Tells whether `reloadForUpdate` brought this document, to the first who asks. */
export function takeUpdateReload(): boolean {
  try {
    const isUpdate = sessionStorage.getItem(RESTORES) !== null;
    sessionStorage.removeItem(RESTORES);
    return isUpdate;
  } catch {
    return false;
  }
}
