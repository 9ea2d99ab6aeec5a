import type { User } from '@site/session';
import { ask, type Outcome } from './outcome';

/** GET /auth/v1/user: the user as the server sees the session, not as the browser stored it. */
export async function readUser(): Promise<Outcome<User>> {
  const result = await ask((client) => client.auth.getUser());
  return result.ok ? { ok: true, value: result.value.user } : result;
}
