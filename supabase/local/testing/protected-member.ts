import { Authenticator } from '@site/testing/authenticator';
import {
  type ApiResponse,
  type BackendUnderTest,
  callApi,
  type SessionResponseBody,
  type SignedInMember,
  signUpMember,
} from './api-client';

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
