import { publishableKey, requiredSetting, secretKeys } from './environment.ts';

export interface Member {
  id: string;
  email: string;
}

/** A call to this project with the service's rights. Never with anything a caller sent as a path. */
export function callAsService(
  path: string,
  init: { method: string; body?: unknown },
): Promise<Response> {
  const key = secretKeys()[0];
  if (key === undefined) throw new Error('The function needs SUPABASE_SECRET_KEY.');
  return fetch(requiredSetting('SUPABASE_URL') + path, {
    method: init.method,
    headers: { apikey: key, ...bearerFor(key), 'content-type': 'application/json' },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  });
}

/** Keys of the older kind are tokens themselves and have to be sent as such. */
function bearerFor(key: string): { authorization?: string } {
  return key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` };
}

/**
 * Who is calling, by asking the auth service: that also notices a session that was ended elsewhere, and works
 * with every kind of signing key. `undefined` when the token is not valid.
 */
export async function findMember(request: Request): Promise<Member | undefined> {
  const authorization = request.headers.get('authorization');
  if (!authorization?.startsWith('Bearer ')) return undefined;
  const response = await fetch(`${requiredSetting('SUPABASE_URL')}/auth/v1/user`, {
    headers: { apikey: publishableKey(), authorization },
  });
  if (!response.ok) return undefined;
  const { id, email }: { id?: unknown; email?: unknown } = await response.json();
  return typeof id === 'string' && typeof email === 'string' ? { id, email } : undefined;
}

/** Whether the call carries the secret key; takes the same time for every wrong one. */
export async function isService(request: Request): Promise<boolean> {
  const given = await digest(request.headers.get('apikey') ?? '');
  let isSame = false;
  for (const key of secretKeys()) if (equal(given, await digest(key))) isSame = true;
  return isSame;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}
