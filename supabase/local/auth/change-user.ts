import { authError, tooManyRequests } from './answers';
import { clearOneTimeTokens, endSessions } from './accounts';
import { takeMail } from './mail-limits';
import { withMailRequest } from './mail-request';
import { refusePassword } from './password-rule';
import { inPasswordQueue } from './password-queue';
import type { AuthCall, AuthParts } from './parts';
import { readChallenge } from './pkce';
import { chooseRedirect } from './redirects';

/**
 * PUT /user. A new password ends the other sessions of the user and invalidates the links in earlier emails, as in
 * GoTrue; lite keeps both. A new email address causes an email, so the email limits apply per user, regardless of the
 * recipient.
 */
export async function changeUser(call: AuthCall, context: AuthParts): Promise<Response> {
  const { request, query, body } = call;
  const parsed = readChallenge(body);
  if ('problem' in parsed) return authError(400, 'validation_failed', parsed.problem);
  const authentication = await authenticate(call, context);
  if ('refusal' in authentication) return authentication.refusal;
  const { user } = authentication;
  const refusal = validateUpdate(call, user, context);
  if (refusal) return refusal;
  const mail = {
    challenge: parsed.challenge,
    redirectTo: chooseRedirect(
      [query.get('redirect_to'), request.headers.get('referer')],
      context.redirects,
    ),
  };
  const update = () => withMailRequest(mail, () => context.callLite(request));
  if (body.password === undefined) return update();
  const response = await inPasswordQueue(update);
  if (!response.ok) return response;
  await endOtherSessions(call, user, context);
  await clearOneTimeTokens(context.sql, user.id, isEmailChange(call, user) ? 'keep' : 'cancel');
  return response;
}

/** GET /reauthenticate: sends a code to the user's current email address. */
export async function reauthenticate(call: AuthCall, context: AuthParts): Promise<Response> {
  const authentication = await authenticate(call, context);
  if ('refusal' in authentication) return authentication.refusal;
  const { user } = authentication;
  return takeMail(user.id, context.limiters) ?? context.callLite(call.request);
}

interface AuthenticatedUser {
  id: string;
  email: string;
}

/** User of the access token, or the error response of lite. */
async function authenticate(
  { request }: AuthCall,
  context: AuthParts,
): Promise<{ user: AuthenticatedUser } | { refusal: Response }> {
  const url = new URL('/auth/v1/user', request.url);
  const response = await context.callLite(new Request(url, { headers: request.headers }));
  return response.ok ? { user: await response.json() } : { refusal: response };
}

function validateUpdate(
  call: AuthCall,
  user: AuthenticatedUser,
  { rules, limiters }: AuthParts,
): Response | undefined {
  const { body, caller } = call;
  const { password } = body;
  if (password !== undefined) {
    const refusal = refusePassword(password, rules.minimumPasswordLength);
    if (refusal) return refusal;
  }
  if (!isEmailChange(call, user)) return undefined;
  const waitSeconds = limiters.mailRequests.waitFor(caller);
  if (waitSeconds > 0) return tooManyRequests(waitSeconds);
  limiters.mailRequests.count(caller);
  return takeMail(user.id, limiters);
}

function isEmailChange({ body: { email } }: AuthCall, user: AuthenticatedUser): boolean {
  return Boolean(email) && email?.toLowerCase() !== user.email;
}

/** Decodes the token without verification, because lite has verified its signature already. */
async function endOtherSessions(
  { bearer }: AuthCall,
  user: AuthenticatedUser,
  context: AuthParts,
): Promise<void> {
  if (bearer.kind !== 'token') return;
  const claims: { session_id?: string } = JSON.parse(
    Buffer.from(bearer.token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  await endSessions(context.sql, user.id, claims.session_id);
}
