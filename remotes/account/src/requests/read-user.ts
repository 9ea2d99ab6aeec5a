import type { User } from '@site/session';
import { ask, type Outcome } from './outcome';

/** GET /auth/v1/user: the server's own word on who is signed in. */
export async function readUser(): Promise<Outcome<User>> {
  const answer = await ask((client) => client.auth.getUser());
  return answer.ok ? { ok: true, value: answer.value.user } : answer;
}
