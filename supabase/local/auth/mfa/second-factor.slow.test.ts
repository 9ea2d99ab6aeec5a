/** @jest-environment node */
import { Authenticator } from '@site/testing/authenticator';
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import {
  callApi,
  decodeClaims,
  type SessionResponseBody,
  signInWithPassword,
  type SignedInMember,
  signUpMember,
  waitForNewestMail,
} from '../../testing/api-client';
import { createProtectedMember, enrollFactor, verifyFactor } from '../../testing/protected-member';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await getSharedBackend();
});

const post = <Body>(path: string, token: string, body: object = {}) =>
  callApi<Body>(backend, 'POST', `/auth/v1${path}`, { token, body });
const remove = (path: string, token: string) =>
  callApi(backend, 'DELETE', `/auth/v1${path}`, { token });
const profilesOf = async (token: string) =>
  (await callApi<object[]>(backend, 'GET', '/rest/v1/profiles?select=id', { token })).body;
const callFunction = <Body>(name: string, token: string, body: object = {}) =>
  callApi<Body>(backend, 'POST', `/rest/v1/rpc/${name}`, { token, body });

const enroll = (token: string, fields?: object) => enrollFactor(backend, token, fields);
const verify = (factorId: string, token: string, code: string) =>
  verifyFactor(backend, { factorId, token, code });

async function passwordTokenOf({ email }: SignedInMember): Promise<string> {
  return (await signInWithPassword(backend, email)).body.access_token;
}

test('A factor comes with a secret, its URI and a QR code, and counts after the first code', async () => {
  const member = await signUpMember(backend);
  const { status, body } = await enroll(member.token, { issuer: 'ISAM', friendly_name: 'Phone' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: expect.any(String), type: 'totp', friendly_name: 'Phone' });
  expect(body.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(body.totp.uri).toContain(`otpauth://totp/ISAM:${encodeURIComponent(member.email)}?`);
  expect(body.totp.qr_code).toContain('<svg');
  const user = () => callApi(backend, 'GET', '/auth/v1/user', { token: member.token });
  expect((await user()).body).toMatchObject({
    factors: [{ id: body.id, factor_type: 'totp', friendly_name: 'Phone', status: 'unverified' }],
  });
  expect(await profilesOf(member.token)).toHaveLength(1);
  expect(decodeClaims(member.token)).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: expect.any(Number) }],
  });

  const other = await passwordTokenOf(member);
  const verified = await verify(
    body.id,
    member.token,
    new Authenticator(body.totp.secret).nextCode(),
  );
  expect(verified.body.user).toMatchObject({ factors: [{ id: body.id, status: 'verified' }] });
  expect(decodeClaims(verified.body.access_token)).toMatchObject({
    aal: 'aal2',
    amr: expect.arrayContaining([expect.objectContaining({ method: 'totp' })]),
  });
  const mail = await waitForNewestMail(backend, member.email, 1);
  expect(mail.Subject).toBe('Two-step sign-in is on');
  // Sessions with a password only have ended.
  expect((await callApi(backend, 'GET', '/auth/v1/user', { token: other })).status).toBe(403);
});

test('A password alone reads nothing, changes nothing and removes no factor', async () => {
  const member = await createProtectedMember(backend);
  const token = await passwordTokenOf(member);
  expect(decodeClaims(token)).toMatchObject({ aal: 'aal1' });
  expect(await profilesOf(token)).toEqual([]);
  expect(await profilesOf(member.token)).toHaveLength(1);
  expect((await callFunction('list_sessions', token)).body).toEqual([]);
  const update = (body: object) => callApi(backend, 'PUT', '/auth/v1/user', { token, body });
  for (const body of [{ password: 'Another-Horse2!' }, { email: 'thief@example.com' }])
    expect(await update(body)).toMatchObject({
      status: 401,
      body: { error_code: 'insufficient_aal' },
    });
  expect(await remove(`/factors/${member.factorId}`, token)).toMatchObject({
    status: 422,
    body: { error_code: 'insufficient_aal' },
  });
  expect(await enroll(token, { friendly_name: 'Second' })).toMatchObject({
    status: 403,
    body: { error_code: 'insufficient_aal' },
  });
  expect((await callFunction('create_recovery_code', token)).status).toBe(403);
  for (const name of ['synopsis', 'delete-account']) {
    const body = { logline: 'A nun robs a bank.', confirmation: member.email };
    const answer = await callApi(backend, 'POST', `/functions/v1/${name}`, { token, body });
    expect(answer.status).toBe(401);
  }
});

test('Codes and challenges are spent once, and a renewed token keeps the level', async () => {
  const member = await createProtectedMember(backend);
  const token = await passwordTokenOf(member);
  expect(await verify(member.factorId, token, member.app.lastCode())).toMatchObject({
    status: 422,
    body: { error_code: 'mfa_verification_failed' },
  });
  const { body: challenge } = await post<{ id: string }>(
    `/factors/${member.factorId}/challenge`,
    token,
  );
  const attempt = { challenge_id: challenge.id, code: member.app.nextCode() };
  const path = `/factors/${member.factorId}/verify`;
  const { body } = await post<SessionResponseBody>(path, token, attempt);
  expect(await post(path, body.access_token, attempt)).toMatchObject({
    status: 422,
    body: { error_code: 'mfa_challenge_expired' },
  });
  const renewed = await post<SessionResponseBody>('/token?grant_type=refresh_token', '', {
    refresh_token: body.refresh_token,
  });
  expect(decodeClaims(renewed.body.access_token)).toMatchObject({ aal: 'aal2' });
});

test('A second factor of one name is refused, also without a name', async () => {
  const { token } = await signUpMember(backend);
  expect((await enroll(token)).status).toBe(200);
  expect((await enroll(token, { friendly_name: 'Phone' })).status).toBe(200);
  expect(await enroll(token)).toMatchObject({
    status: 422,
    body: { error_code: 'mfa_factor_name_conflict' },
  });
  expect(await enroll(token, { factor_type: 'abacus' })).toMatchObject({
    status: 400,
    body: { error_code: 'validation_failed' },
  });
});

test('Nobody uses the factor of another member', async () => {
  const [member, other] = [await createProtectedMember(backend), await signUpMember(backend)];
  for (const id of [member.factorId, 'no-id'])
    expect(await post(`/factors/${id}/challenge`, other.token)).toMatchObject({
      status: 404,
      body: { error_code: 'mfa_factor_not_found' },
    });
  expect((await remove(`/factors/${member.factorId}`, other.token)).status).toBe(404);
  expect((await enroll(backend.keys.publishableKey)).status).toBeGreaterThanOrEqual(401);
});

test('A removed factor is asked for no longer, and its sessions are like those of a password', async () => {
  const member = await createProtectedMember(backend);
  expect(await remove(`/factors/${member.factorId}`, member.token)).toMatchObject({
    status: 200,
    body: { id: member.factorId },
  });
  const mail = await waitForNewestMail(backend, member.email, 2);
  expect(mail.Subject).toBe('Two-step sign-in is off');
  const renewed = await post<SessionResponseBody>('/token?grant_type=refresh_token', '', {
    refresh_token: member.refreshToken,
  });
  expect(decodeClaims(renewed.body.access_token)).toMatchObject({ aal: 'aal1' });
  expect(renewed.body.user).not.toHaveProperty('factors');
  expect(await profilesOf(await passwordTokenOf(member))).toHaveLength(1);
});

test('A recovery code removes the factor once, and signs the lost device out', async () => {
  const member = await createProtectedMember(backend);
  const { body: code } = await callFunction<string>('create_recovery_code', member.token);
  expect(code).toMatch(/^(?:[\dA-F]{4}-){7}[\dA-F]{4}$/);
  const token = await passwordTokenOf(member);
  const recover = (recovery_code: string) =>
    callFunction('use_recovery_code', token, { recovery_code });
  expect((await recover(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)).body).toBe(false);
  expect((await recover(` ${code.toLowerCase().replaceAll('-', ' ')} `)).body).toBe(true);
  expect(await profilesOf(token)).toHaveLength(1);
  const lostDevice = await callApi(backend, 'GET', '/auth/v1/user', { token: member.token });
  expect(lostDevice.status).toBe(403);
  expect((await recover(code)).body).toBe(false);
});

test('Members see their own sessions, and which one is this', async () => {
  const member = await signUpMember(backend);
  await signUpMember(backend);
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0' };
  await callApi(backend, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email: member.email, password: 'Correct-Horse1!' },
    headers,
  });
  const { body } = await callFunction<object[]>('list_sessions', member.token);
  expect(body).toHaveLength(2);
  expect(body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ is_current: false, user_agent: headers['user-agent'] }),
      expect.objectContaining({ is_current: true, created_at: expect.any(String) }),
    ]),
  );
  const visitor = await callApi(backend, 'POST', '/rest/v1/rpc/list_sessions', { body: {} });
  expect(visitor.status).toBe(401);
});
