import { authError, tooManyRequests } from './answers';
import { endSessions } from './accounts';
import { takeMail } from './mail-limits';
import { withMailRequest } from './mail-request';
import { refusePassword } from './password-rule';
import { inPasswordQueue } from './password-queue';
import type { AuthCall, AuthParts } from './parts';
import { readChallenge } from './pkce';
import { chooseRedirect } from './redirects';

/**
 * PUT /user. A new password ends the member's other sessions, as GoTrue does; lite leaves them open. A new
 * address gets a mail, so members wait between two of them, whoever they are to.
 */
export async function changeUser(call: AuthCall, parts: AuthParts): Promise<Response> {
  const { request, query, body } = call;
  const checked = readChallenge(body);
  if ('problem' in checked) return authError(400, 'validation_failed', checked.problem);
  const found = await findCaller(call, parts);
  if ('refusal' in found) return found.refusal;
  const { member } = found;
  const refused = refuseChange(call, member, parts);
  if (refused) return refused;
  const mail = {
    challenge: checked.challenge,
    redirectTo: chooseRedirect(
      [query.get('redirect_to'), request.headers.get('referer')],
      parts.redirects,
    ),
  };
  const change = () => withMailRequest(mail, () => parts.callLite(request));
  if (body.password === undefined) return change();
  const answer = await inPasswordQueue(change);
  if (answer.ok) await endOtherSessions(call, member, parts);
  return answer;
}

/** GET /reauthenticate sends a code to the member's own address. */
export async function reauthenticate(call: AuthCall, parts: AuthParts): Promise<Response> {
  const found = await findCaller(call, parts);
  if ('refusal' in found) return found.refusal;
  const { member } = found;
  return takeMail(member.id, parts.limiters) ?? parts.callLite(call.request);
}

interface Caller {
  id: string;
  email: string;
}

/** Whose token it is, or lite's refusal of it. */
async function findCaller(
  { request }: AuthCall,
  parts: AuthParts,
): Promise<{ member: Caller } | { refusal: Response }> {
  const url = new URL('/auth/v1/user', request.url);
  const answer = await parts.callLite(new Request(url, { headers: request.headers }));
  return answer.ok ? { member: await answer.json() } : { refusal: answer };
}

function refuseChange(
  { body: { password, email }, caller }: AuthCall,
  member: Caller,
  { rules, limiters }: AuthParts,
): Response | undefined {
  if (password !== undefined) {
    const weak = refusePassword(password, rules.minimumPasswordLength);
    if (weak) return weak;
  }
  if (!email || email.toLowerCase() === member.email) return undefined;
  const wait = limiters.mailRequests.waitFor(caller);
  if (wait > 0) return tooManyRequests(wait);
  limiters.mailRequests.count(caller);
  return takeMail(member.id, limiters);
}

/** lite has checked the token's signature by now. */
async function endOtherSessions(
  { bearer }: AuthCall,
  member: Caller,
  parts: AuthParts,
): Promise<void> {
  if (bearer.kind !== 'token') return;
  const claims: { session_id?: string } = JSON.parse(
    Buffer.from(bearer.token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  await endSessions(parts.sql, member.id, claims.session_id);
}
