/** Access to the tokens of the session. */
type TokenSource = {
  /** Key that requests carry instead of a token while nobody is signed in. */
  publishableKey: string;
  /** Returns a new access token, or null when the session cannot be renewed. */
  renewToken: () => Promise<string | null>;
};

const TIMEOUT_MS = 8000;

/**
 * Creates `fetch` for the API client, with a timeout of 8 s unless the caller passes a signal. A response 401 to a member's
 * token renews the session and repeats the request once, because a token can expire early (the key was rotated, the clock
 * was set back).
 */
export function createAuthFetch({ publishableKey, renewToken }: TokenSource): typeof fetch {
  return async (input, init) => {
    const response = await fetchWithTimeout(input, init);
    const headers = new Headers(init?.headers);
    const authorization = headers.get('authorization');
    if (response.status !== 401 || !authorization || authorization === `Bearer ${publishableKey}`)
      return response;
    if (isAuthCall(input)) return response; // The auth client renews tokens; renewing here would recurse.
    const token = await renewToken();
    if (!token || authorization === `Bearer ${token}`) return response;
    headers.set('authorization', `Bearer ${token}`);
    return fetchWithTimeout(input, { ...init, headers });
  };
}

/** Rejects like an unreachable server after the timeout, without aborting the request. */
function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (init?.signal) return fetch(input, init);
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TypeError(`fetch failed: no answer in ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
  });
  return Promise.race([fetch(input, init), timeout]).finally(() => clearTimeout(timer));
}

function isAuthCall(input: RequestInfo | URL): boolean {
  return pathOf(input).includes('/auth/v1/');
}

function pathOf(input: RequestInfo | URL): string {
  return new URL(input instanceof Request ? input.url : String(input)).pathname;
}
