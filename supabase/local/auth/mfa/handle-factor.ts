import { randomUUID } from 'node:crypto';
import type { NotificationName } from '../../../mails/auth-mails';
import { createAuthErrorResponse, createRateLimitResponse } from '../auth-responses';
import type { AuthContext } from '../auth-context';
import {
  isSecondFactorMissing,
  type MemberCall,
  createMemberRoute,
  sessionIdOf,
} from '../authenticate';
import { findPeriodOfCode } from './authenticator-codes';
import { deleteFactor, findFactor, type StoredFactor } from './factors';
import { recordAuthenticationMethod } from './session-assurance';

const CHALLENGE_SECONDS = 300;

interface FactorCall extends MemberCall {
  factor: StoredFactor;
}

/** Route of one factor of the user: /factors/:id, with or without an action. */
function createFactorRoute(handle: (factorCall: FactorCall) => Promise<Response>) {
  return createMemberRoute(async (memberCall) => {
    const { call, context, user } = memberCall;
    const factor = await findFactor(context.sql, user.id, call.path.split('/')[2] ?? '');
    return factor
      ? handle({ ...memberCall, factor })
      : createAuthErrorResponse(404, 'mfa_factor_not_found', 'Factor not found');
  });
}

/** POST /factors/:id/challenge: starts a verification, which must follow within five minutes. */
export const handleChallenge = createFactorRoute(async ({ context, factor }) => {
  const id = randomUUID();
  await context.sql('insert into auth.mfa_challenges (id, factor_id) values ($1, $2)', [
    id,
    factor.id,
  ]);
  const expires_at = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
  return Response.json({ id, type: factor.factor_type, expires_at });
});

/**
 * POST /factors/:id/verify: raises the session to aal2 and returns its new tokens. As in GoTrue, sessions of the user
 * that have only a password end. In addition to GoTrue, wrong codes are counted per factor and a code works once.
 */
export const handleVerifyFactor = createFactorRoute(async (factorCall) => {
  const { call, context, user, factor } = factorCall;
  const refusal = (await refuseChallenge(factorCall)) ?? (await refuseCode(factorCall));
  if (refusal) return refusal;
  const { sql } = context;
  const sessionId = sessionIdOf(call.bearer);
  await sql('update auth.mfa_challenges set verified_at = now() where id::text = $1', [
    call.body.challenge_id,
  ]);
  await sql(
    `update auth.mfa_factors set status = 'verified', updated_at = now() where id::text = $1`,
    [factor.id],
  );
  await sql(`delete from auth.mfa_factors where user_id::text = $1 and status = 'unverified'`, [
    user.id,
  ]);
  await sql(`update auth.sessions set aal = 'aal2', factor_id = $2 where id::text = $1`, [
    sessionId,
    factor.id,
  ]);
  await recordAuthenticationMethod(sql, sessionId, 'totp');
  await sql(`delete from auth.sessions where user_id::text = $1 and aal is distinct from 'aal2'`, [
    user.id,
  ]);
  if (factor.status === 'unverified') notify('mfa_factor_enrolled', factorCall);
  return renewSession(sessionId, factorCall);
});

/** DELETE /factors/:id. A verified factor can be removed only in a session that has verified it. */
export const handleUnenroll = createFactorRoute(async (factorCall) => {
  const { context, factor } = factorCall;
  const isVerified = factor.status === 'verified';
  if (isVerified && (await isSecondFactorMissing(factorCall)))
    return createAuthErrorResponse(
      422,
      'insufficient_aal',
      'AAL2 required to unenroll verified factor',
    );
  await deleteFactor(context.sql, factor.id);
  if (isVerified) notify('mfa_factor_unenrolled', factorCall);
  return Response.json({ id: factor.id });
});

function notify(name: NotificationName, { user, context: { mailer, rules } }: FactorCall): void {
  if (rules.email.notification[name].enabled)
    mailer.sendNotification(name, { oldEmail: user.email, email: user.email });
}

async function refuseChallenge({
  call,
  context,
  factor,
}: FactorCall): Promise<Response | undefined> {
  if (!context.rules.mfa.totp.verify_enabled)
    return createAuthErrorResponse(
      422,
      'mfa_totp_verify_not_enabled',
      'MFA verification is disabled for TOTP',
    );
  const [challenge] = await context.sql<{ isOpen: boolean; isFresh: boolean }>(
    `select verified_at is null as "isOpen", created_at > now() - make_interval(secs => $3) as "isFresh"
     from auth.mfa_challenges where id::text = lower($1) and factor_id::text = $2`,
    [call.body.challenge_id ?? '', factor.id, CHALLENGE_SECONDS],
  );
  if (!challenge)
    return createAuthErrorResponse(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  return challenge.isOpen && challenge.isFresh
    ? undefined
    : createAuthErrorResponse(
        422,
        'mfa_challenge_expired',
        `MFA challenge ${call.body.challenge_id} has expired, verify against another challenge or create a new challenge.`,
      );
}

/** Counts before the comparison, so that concurrent guesses cannot exceed the limit. */
async function refuseCode({ call, context, factor }: FactorCall): Promise<Response | undefined> {
  const { wrongCodesPerFactor } = context.limiters;
  if (!wrongCodesPerFactor.tryConsume(factor.id)) return createRateLimitResponse();
  const period = findPeriodOfCode(factor.secret, call.body.code ?? '');
  const isAccepted = period !== undefined && (await spendPeriod(factor.id, period, context));
  if (!isAccepted)
    return createAuthErrorResponse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  wrongCodesPerFactor.refund(factor.id);
  return undefined;
}

async function spendPeriod(
  factorId: string,
  period: number,
  { sql }: AuthContext,
): Promise<boolean> {
  const rows = await sql(
    `update auth.mfa_factors set last_period = $2, last_challenged_at = now()
     where id::text = $1 and coalesce(last_period, 0) < $2 returning id`,
    [factorId, period],
  );
  return rows.length > 0;
}

/** Exchanges the session's refresh token, so that the new access token has the new claims. */
async function renewSession(sessionId: string, { call, context }: FactorCall): Promise<Response> {
  const [newest] = await context.sql<{ token: string }>(
    `select token from auth.refresh_tokens where session_id::text = $1 and not revoked
     order by created_at desc limit 1`,
    [sessionId],
  );
  const url = new URL('/auth/v1/token?grant_type=refresh_token', call.request.url);
  return context.callLite(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: context.publishableKey },
      body: JSON.stringify({ refresh_token: newest?.token ?? '' }),
    }),
  );
}
