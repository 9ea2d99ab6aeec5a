/**
 * Why a file of an app cannot be loaded: its version is no longer live, so only a new document helps; the site cannot be
 * reached; or neither, and the next attempt may succeed.
 */
export type LoadProblem = 'outdated' | 'offline' | 'unknown';

const TIMEOUT_MS = 4000;

let ownShellVersion: string | undefined;

/** Sets the version of the shell that this document runs. */
export function setShellVersion(version: string | undefined): void {
  ownShellVersion = version;
}

type Published = { base?: unknown } | null | undefined;
type Registry = {
  shellVersion?: unknown;
  remotes?: Record<string, { live?: Published; previous?: Published }>;
};

/**
 * Finds out why a file of the shell or a remote could not be loaded, by asking the site which versions are published.
 * Never rejects.
 * @param cause error of the bundler's runtime, which names the file; without a name, the shell's version decides
 */
export async function findLoadProblem(cause: unknown): Promise<LoadProblem> {
  const response = await requestRegistry().catch(() => null);
  if (!response) return 'offline';
  const registry = (await response.json().catch(() => null)) as Registry | null;
  if (!response.ok || !registry?.remotes) return 'unknown';
  const url = requestOf(cause);
  if (!url || url.startsWith(`${location.origin}/static/`))
    return registry.shellVersion === ownShellVersion ? 'unknown' : 'outdated';
  const bases = Object.values(registry.remotes).flatMap(({ live, previous }) =>
    [live?.base, previous?.base].filter((base) => typeof base === 'string'),
  );
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
