export type TokenSource = {
  /** The key that stands in for a token while nobody is signed in. */
  publishableKey: string;
  /** A new access token, or null when the session cannot be renewed. */
  renew: () => Promise<string | null>;
};

/**
 * fetch for the API client: an answer 401 to a member's token renews the session once and asks again.
 * That is how a token that died early (its key was changed, the clock was set back) heals by itself.
 */
export function freshFetch({ publishableKey, renew }: TokenSource): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const headers = new Headers(init?.headers);
    const sent = headers.get('authorization');
    if (answer.status !== 401 || !sent || sent === `Bearer ${publishableKey}`) return answer;
    if (isAuthCall(input)) return answer; // The auth client renews by itself; asking it here would go round in circles.
    const token = await renew();
    if (!token || sent === `Bearer ${token}`) return answer;
    headers.set('authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
}

function isAuthCall(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address).pathname.includes('/auth/v1/');
}
