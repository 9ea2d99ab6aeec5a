import { clearOneTimeTokens } from '../auth-users';
import type { AuthContext } from '../auth-context';
import { recordFirstConfirmation } from './confirm-email-change';

/** Message of GoTrue after the first of the two confirmations of a new address. */
const SINGLE_CONFIRMATION_MESSAGE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Verifies a token through lite and invalidates the other tokens of the user. The first of two confirmations of a
 * new address gets GoTrue's message in place of a session.
 */
export async function verifyOneTimeToken(
  request: Request,
  { type, hash }: { type: string; hash: string },
  context: AuthContext,
): Promise<Response> {
  const { sql, mailer, rules } = context;
  const isEmailChange = type === 'email_change';
  if (isEmailChange && (await recordFirstConfirmation(hash, context)))
    return Response.json({ code: '200', msg: SINGLE_CONFIRMATION_MESSAGE });
  const [previous] = isEmailChange
    ? await sql<{ email: string }>(
        'select email from auth.users where email_change_token_new = $1',
        [hash],
      )
    : [];
  const response = await context.callLite(request);
  if (!response.ok) return response;
  const { user }: { user: { id: string; email: string } } = await response.clone().json();
  await clearOneTimeTokens(sql, user.id, 'invalidate');
  if (previous && rules.email.notification.email_changed.enabled)
    mailer.sendNotification('email_changed', { oldEmail: previous.email, email: user.email });
  return response;
}
