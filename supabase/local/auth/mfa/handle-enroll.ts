import { randomUUID } from 'node:crypto';
import { createAuthErrorResponse } from '../auth-responses';
import { createMemberRoute, isSecondFactorMissing, type MemberCall } from '../authenticate';
import { createAuthenticatorKey } from './authenticator-codes';
import { deleteAbandonedFactors, insertFactor } from './factors';

/** Lifetime of a factor that was never verified, as in GoTrue. */
const UNVERIFIED_SECONDS = 300;

/** POST /factors: creates a factor and returns its secret, once. It counts as soon as a code was verified. */
export const handleEnroll = createMemberRoute(async (memberCall) => {
  const { call, context, user } = memberCall;
  const { friendly_name: name = '', issuer = '' } = call.body;
  const refusal = refuseType(memberCall) ?? (await refuseUser(memberCall));
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
});

function refuseType({ call, context }: MemberCall): Response | undefined {
  const { factor_type: type = '' } = call.body;
  if (type === 'totp' && context.rules.mfa.totp.enroll_enabled) return undefined;
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

async function refuseUser(memberCall: MemberCall): Promise<Response | undefined> {
  const { user, context } = memberCall;
  if ((user.factors?.length ?? 0) >= context.rules.mfa.max_enrolled_factors)
    return createAuthErrorResponse(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  return (await isSecondFactorMissing(memberCall))
    ? createAuthErrorResponse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    : undefined;
}
