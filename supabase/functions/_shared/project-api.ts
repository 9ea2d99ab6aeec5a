import { readPublishableKey, requireSetting, readSecretKeys } from './environment.ts';

/** User of a valid access token. */
export interface AuthenticatedUser {
  /** UUID of the row in `auth.users`. */
  id: string;
  email: string;
  /** Time in milliseconds at which the member last proved in this session who they are; 0 if unknown. */
  authenticatedAt: number;
}

interface UserResponseBody {
  id?: unknown;
  email?: unknown;
  last_sign_in_at?: string;
  factors?: { status: string }[];
}

interface AccessTokenClaims {
  /** Methods of the session, with the times of their use in seconds; a refresh is none. */
  amr?: { method: string; timestamp: number }[];
  /** Authenticator assurance level: 'aal2' after a second factor. */
  aal?: string;
}

/**
 * Calls this project's API with the service role. Never pass a path that contains caller input.
 *
 * @throws Error if no secret key is set
 */
export function fetchAsService(
  path: string,
  init: { method: string; body?: unknown },
): Promise<Response> {
  const key = readSecretKeys()[0];
  if (key === undefined) throw new Error('The function needs SUPABASE_SECRET_KEY.');
  return fetch(requireSetting('SUPABASE_URL') + path, {
    method: init.method,
    headers: { apikey: key, ...bearerFor(key), 'content-type': 'application/json' },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  });
}

/** Legacy keys are JWTs and must also be sent as bearer tokens. */
function bearerFor(key: string): { authorization?: string } {
  return key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` };
}

/**
 * Resolves the caller through the auth service, which also rejects revoked sessions and supports every signing
 * algorithm. `undefined` if the token is invalid, or lacks the second factor that the member has.
 */
export async function findAuthenticatedUser(
  request: Request,
): Promise<AuthenticatedUser | undefined> {
  const authorization = request.headers.get('authorization');
  if (!authorization?.startsWith('Bearer ')) return undefined;
  const response = await fetch(`${requireSetting('SUPABASE_URL')}/auth/v1/user`, {
    headers: { apikey: readPublishableKey(), authorization },
  });
  if (!response.ok) return undefined;
  const user: UserResponseBody = await response.json();
  const { id, email, factors } = user;
  if (typeof id !== 'string' || typeof email !== 'string') return undefined;
  const { amr, aal } = decodeClaims(authorization);
  const hasSecondFactor = factors?.some(({ status }) => status === 'verified');
  if (hasSecondFactor && aal !== 'aal2') return undefined;
  const times = amr?.filter(({ method }) => method !== 'token_refresh').map((use) => use.timestamp);
  return {
    id,
    email,
    // Not the time of the token, which every refresh renews.
    authenticatedAt: times
      ? Math.max(0, ...times) * 1000
      : Date.parse(user.last_sign_in_at ?? '1970-01-01'),
  };
}

/** Decodes an access token that the auth service has verified. */
function decodeClaims(authorization: string): AccessTokenClaims {
  const [, payload = ''] = authorization.split('.');
  const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(bytes);
}

/** Compares the `apikey` header with the secret keys. */
export function hasSecretKey(request: Request): Promise<boolean> {
  return hasKey(request, readSecretKeys());
}

/** Compares the `apikey` header with keys in constant time. Nobody has a key that is not set. */
export async function hasKey(
  request: Request,
  keys: readonly (string | undefined)[],
): Promise<boolean> {
  const requestDigest = await digest(request.headers.get('apikey') ?? '');
  let isMatch = false;
  for (const key of keys) if (key && isEqual(requestDigest, await digest(key))) isMatch = true;
  return isMatch;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}
