import { authError } from './answers';
import { endSessions } from './accounts';
import { withMailRequest } from './mail-request';
import type { AuthCall, AuthParts } from './parts';
import { readChallenge } from './pkce';
import { chooseRedirect } from './redirects';

/** PUT /user. A new password ends the member's other sessions, as GoTrue does; lite leaves them open. */
export async function changeUser({ request, body }: AuthCall, parts: AuthParts): Promise<Response> {
  const checked = readChallenge(body);
  if ('problem' in checked) return authError(400, 'validation_failed', checked.problem);
  const mail = {
    challenge: checked.challenge,
    redirectTo: chooseRedirect(
      [new URL(request.url).searchParams.get('redirect_to'), request.headers.get('referer')],
      parts.redirects,
    ),
  };
  const answer = await withMailRequest(mail, () => parts.callLite(request));
  if (answer.ok && typeof body['password'] === 'string') await endOtherSessions(request, parts);
  return answer;
}

/** lite has checked the token's signature by now. */
async function endOtherSessions(request: Request, parts: AuthParts): Promise<void> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const claims: { sub?: string; session_id?: string } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  if (claims.sub) await endSessions(parts.sql, claims.sub, claims.session_id);
}
