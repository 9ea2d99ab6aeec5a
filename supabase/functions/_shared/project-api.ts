import { readPublishableKey, requireSetting, readSecretKeys } from './environment.ts';

/** User of a valid access token. */
export interface AuthenticatedUser {
  /** UUID of the row in `auth.users`. */
  id: string;
  email: string;
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
 * algorithm. `undefined` if the token is invalid.
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
  const { id, email }: { id?: unknown; email?: unknown } = await response.json();
  return typeof id === 'string' && typeof email === 'string' ? { id, email } : undefined;
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
