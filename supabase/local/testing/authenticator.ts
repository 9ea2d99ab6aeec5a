import { TOTP } from 'otpauth';
import {
  type ApiResponse,
  type BackendUnderTest,
  callApi,
  type SessionResponseBody,
  type SignedInMember,
  signUpMember,
} from './api-client';

const PERIOD_MS = 30_000;

/** Authenticator app of a test. Each code is of a later period than the one before, because a code works once. */
export class Authenticator {
  private lastPeriod = 0;
  private readonly totp: TOTP;

  constructor(secret: string) {
    this.totp = new TOTP({ secret });
  }

  /** The third code within half a minute would be of a period that the backend does not accept yet. */
  nextCode(): string {
    this.lastPeriod = Math.max(Math.floor(Date.now() / PERIOD_MS), this.lastPeriod + 1);
    return this.totp.generate({ timestamp: this.lastPeriod * PERIOD_MS });
  }

  /** Returns the last code again. */
  lastCode(): string {
    return this.totp.generate({ timestamp: this.lastPeriod * PERIOD_MS });
  }
}

interface EnrolledFactor {
  id: string;
  totp: { secret: string; uri: string; qr_code: string };
}

export function enrollFactor(
  backend: BackendUnderTest,
  token: string,
  fields: object = {},
): Promise<ApiResponse<EnrolledFactor>> {
  const body = { factor_type: 'totp', friendly_name: '', ...fields };
  return callApi(backend, 'POST', '/auth/v1/factors', { token, body });
}

/** Starts a challenge and answers it. */
export async function verifyFactor(
  backend: BackendUnderTest,
  { factorId, token, code }: { factorId: string; token: string; code: string },
): Promise<ApiResponse<SessionResponseBody>> {
  const path = `/auth/v1/factors/${factorId}`;
  const { body } = await callApi<{ id: string }>(backend, 'POST', `${path}/challenge`, {
    token,
    body: {},
  });
  const attempt = { challenge_id: body.id, code };
  return callApi(backend, 'POST', `${path}/verify`, { token, body: attempt });
}

export interface ProtectedMember extends SignedInMember {
  factorId: string;
  app: Authenticator;
}

/** Member whose session has verified a second factor. */
export async function createProtectedMember(backend: BackendUnderTest): Promise<ProtectedMember> {
  const member = await signUpMember(backend);
  const { body } = await enrollFactor(backend, member.token);
  const app = new Authenticator(body.totp.secret);
  const attempt = { factorId: body.id, token: member.token, code: app.nextCode() };
  const verified = await verifyFactor(backend, attempt);
  if (verified.status !== 200) throw new Error(`Not verified: ${JSON.stringify(verified.body)}`);
  const { access_token: token, refresh_token: refreshToken } = verified.body;
  return { ...member, token, refreshToken, factorId: body.id, app };
}
