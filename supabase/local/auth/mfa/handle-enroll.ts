import { randomUUID } from 'node:crypto';
import { createAuthErrorResponse } from '../auth-responses';
import { type AuthenticatedUser, authenticate, isSecondFactorMissing } from '../authenticate';
import type { AuthRouteCall, AuthContext } from '../auth-context';
import { createAuthenticatorKey } from './authenticator-codes';
import { deleteAbandonedFactors, insertFactor } from './factors';

/** Lifetime of a factor that was never verified, as in GoTrue. */
const UNVERIFIED_SECONDS = 300;

/** POST /factors: creates a factor and returns its secret, once. It counts as soon as a code was verified. */
export async function handleEnroll(call: AuthRouteCall, context: AuthContext): Promise<Response> {
  const authentication = await authenticate(call, context);
  if ('refusal' in authentication) return authentication.refusal;
  const { user } = authentication;
  const { friendly_name: name = '', issuer = '' } = call.body;
  const refusal = refuseType(call, context) ?? (await refuseUser(user, call, context));
  if (refusal) return refusal;
  const id = randomUUID();
  const siteHost = new URL(context.siteUrl).host;
  const totp = createAuthenticatorKey(issuer || siteHost, user.email);
  await deleteAbandonedFactors(context.sql, user.id, UNVERIFIED_SECONDS);
  if (!(await insertFactor(context.sql, { id, userId: user.id, name, secret: totp.secret })))
    return createAuthErrorResponse(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  return Response.json({ id, type: 'totp', friendly_name: name, totp });
}

function refuseType({ body }: AuthRouteCall, { rules }: AuthContext): Response | undefined {
  const { factor_type: type = '' } = body;
  if (type === 'totp' && rules.mfa.totp.enroll_enabled) return undefined;
  return ['totp', 'phone', 'webauthn'].includes(type)
    ? createAuthErrorResponse(
        422,
        `mfa_${type}_enroll_not_enabled`,
        `MFA enroll is disabled for ${type}`,
      )
    : createAuthErrorResponse(
        400,
        'validation_failed',
        'factor_type needs to be totp, phone, or webauthn',
      );
}

async function refuseUser(
  user: AuthenticatedUser,
  { bearer }: AuthRouteCall,
  context: AuthContext,
): Promise<Response | undefined> {
  if ((user.factors?.length ?? 0) >= context.rules.mfa.max_enrolled_factors)
    return createAuthErrorResponse(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  return (await isSecondFactorMissing(user, bearer, context))
    ? createAuthErrorResponse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    : undefined;
}
