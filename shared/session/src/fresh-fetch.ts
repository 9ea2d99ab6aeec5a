export type TokenSource = {
  /** The key that stands in for a token while nobody is signed in. */
  publishableKey: string;
  /** A new access token, or null when the session cannot be renewed. */
  renew: () => Promise<string | null>;
};

/** What does not answer within this time does not answer at all. */
const patienceMs = 8000;

/**
 * fetch for the API client, which has no time limit of its own: a caller that may wait longer brings a signal. An answer 401 to a member's token renews the
 * session once and asks again: that is how a token that died early (its key was changed, the clock was set
 * back) heals by itself.
 */
export function freshFetch({ publishableKey, renew }: TokenSource): typeof fetch {
  return async (input, init) => {
    const answer = await fetchInTime(input, init);
    const headers = new Headers(init?.headers);
    const sent = headers.get('authorization');
    if (answer.status !== 401 || !sent || sent === `Bearer ${publishableKey}`) return answer;
    if (isAuthCall(input)) return answer; // The auth client renews by itself; asking it here would go round in circles.
    const token = await renew();
    if (!token || sent === `Bearer ${token}`) return answer;
    headers.set('authorization', `Bearer ${token}`);
    return fetchInTime(input, { ...init, headers });
  };
}

/** Rejects as an unreachable server does; what hangs is left to the browser. */
function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (init?.signal) return fetch(input, init);
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TypeError(`fetch failed: no answer in ${patienceMs} ms`)),
      patienceMs,
    );
  });
  return Promise.race([fetch(input, init), tooLate]).finally(() => clearTimeout(timer));
}

function isAuthCall(input: RequestInfo | URL): boolean {
  return pathOf(input).includes('/auth/v1/');
}

function pathOf(input: RequestInfo | URL): string {
  return new URL(input instanceof Request ? input.url : String(input)).pathname;
}
