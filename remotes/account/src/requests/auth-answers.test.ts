import {
  authErrorShape,
  confirmedUserShape,
  jsonHeaders,
  unconfirmedUserShape,
  sessionShape,
} from '../../test/response-shapes';
import {
  UNKNOWN_ID,
  openEmbeddedSite,
  MEMBER_PASSWORD,
  type EmbeddedSite,
} from '../../test/embedded-site';
import { isWithinBcryptLimit, meetsPasswordRules } from '../rules/password-rules';
import {
  exchangeAuthLink,
  requestPasswordReset,
  keepSignUpPassword,
  resendConfirmation,
  signUp,
  signInWithCredentials,
  updatePassword,
} from './auth';
import { changeEmail, readUser } from './user';

/**
 * Responses of the embedded backend to every call of auth, as GoTrue's documentation and sources have it: status,
 * headers, shape of the body. `wire.test.ts` holds what goes out, this what comes back.
 */
let site: EmbeddedSite;
beforeAll(async () => {
  site = await openEmbeddedSite();
});

const ok = (body: object) => ({ status: 200, headers: jsonHeaders, body });
const register =
  (email: string, chosen = MEMBER_PASSWORD) =>
  () =>
    signUp({ fullName: 'Asha Rao', email, password: chosen });
const addressForm = authErrorShape(
  400,
  'validation_failed',
  'Unable to validate email address: invalid format',
);

test('A visitor signs up, is told to confirm, has the mail sent again, and opens the link with the type "email"', async () => {
  const email = site.createEmail();
  expect(await site.responseShapeOf(register(email))).toEqual(ok(unconfirmedUserShape));
  expect(
    await site.responseOf(() => signInWithCredentials({ email, password: MEMBER_PASSWORD })),
  ).toEqual(authErrorShape(400, 'email_not_confirmed', 'Email not confirmed'));
  expect(await site.responseOf(() => resendConfirmation(email))).toEqual(ok({}));
  const tokenHash = await site.waitForMailToken(email, 2);
  const open = () => exchangeAuthLink({ kind: 'token', type: 'email', tokenHash });
  expect(await site.responseShapeOf(open)).toEqual(ok(sessionShape));
  expect(await keepSignUpPassword()).toEqual({ ok: true, value: true });
  expect(
    await site.responseShapeOf(() => signInWithCredentials({ email, password: MEMBER_PASSWORD })),
  ).toEqual(ok({ ...sessionShape, weak_password: null }));
});

test('An address that is taken gets an answer of the same form, and no account', async () => {
  const { email } = await site.signUpMember();
  const { body, ...rest } = await site.responseShapeOf(register(email));
  expect({ ...rest, body }).toEqual(
    ok({
      ...unconfirmedUserShape,
      user_metadata: { full_name: 'text', sign_up_key_hash: 'text' },
      identities: [],
    }),
  );
});

const sets = 'abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789, !@#?[]';
const weak = `Password should contain at least one character of each: ${sets}.`;
const short = 'Password should be at least 8 characters.';
const long = 'Password cannot be longer than 72 characters';
const reasons = (...names: string[]) => ({ weak_password: { reasons: names } });

test.each([
  ['Ab1!', authErrorShape(422, 'weak_password', short, reasons('length'))],
  ['abcdefgh', authErrorShape(422, 'weak_password', weak, reasons('characters'))],
  [
    'abc',
    authErrorShape(422, 'weak_password', `${short} ${weak}`, reasons('length', 'characters')),
  ],
  [`Tungsten1!${'x'.repeat(63)}`, authErrorShape(400, 'validation_failed', long)],
])('The password %s is refused with the reasons, for newcomers and members', async (chosen, no) => {
  expect(await site.responseOf(register(site.createEmail(), chosen))).toEqual(no);
  await site.signUpMember();
  expect(await site.responseOf(() => updatePassword(chosen))).toEqual(no);
});

test.each([
  'Tungsten1!',
  'Éclairage1é?',
  'éclairagE1é?',
  'Übergang1!',
  'ÜBERGANG1!',
  'İstanbul1!',
  'ΑΒΓαβγ12!',
  'Tungsten٣!',
  'Tungsten½!',
  'Tungsten１!',
  'Tungsten1！',
  'Tungsten1$',
  `Ab1!${'é'.repeat(34)}`,
  `Ab1!${'é'.repeat(35)}`,
])('Checklist and server agree on the password %s', async (chosen) => {
  const { status } = await site.responseOf(register(site.createEmail(), chosen));
  expect(status === 200).toBe(meetsPasswordRules(chosen) && isWithinBcryptLimit(chosen));
});

test('An address that is none, an unknown one and a wrong password are refused', async () => {
  const wrong = authErrorShape(400, 'invalid_credentials', 'Invalid login credentials');
  expect(await site.responseOf(register('a'))).toEqual(addressForm);
  expect(await site.responseOf(() => requestPasswordReset('a'))).toEqual(addressForm);
  const { email } = await site.signUpMember();
  expect(await site.responseOf(() => signInWithCredentials({ email, password: 'x' }))).toEqual(
    wrong,
  );
  const unknown = { email: site.createEmail(), password: MEMBER_PASSWORD };
  expect(await site.responseOf(() => signInWithCredentials(unknown))).toEqual(wrong);
});

test('A new password is asked for with a known address or not; the link opens once', async () => {
  const { email } = await site.signUpMember();
  expect(await site.responseOf(() => requestPasswordReset(site.createEmail()))).toEqual(ok({}));
  expect(await site.responseOf(() => requestPasswordReset(email))).toEqual(ok({}));
  const token_hash = await site.waitForMailToken(email, 2);
  const open = () => site.client.auth.verifyOtp({ type: 'recovery', token_hash });
  expect(await site.responseShapeOf(open)).toEqual(
    ok({ ...sessionShape, user: { ...confirmedUserShape, recovery_sent_at: 'time' } }),
  );
  expect(await site.responseOf(open)).toEqual(
    authErrorShape(403, 'otp_expired', 'Email link is invalid or has expired'),
  );
});

test('A code that is nobody’s is refused', async () => {
  await requestPasswordReset(site.createEmail());
  expect(await site.responseOf(() => exchangeAuthLink({ kind: 'code', code: UNKNOWN_ID }))).toEqual(
    authErrorShape(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  );
});

describe('A member', () => {
  let email: string;
  beforeEach(async () => {
    ({ email } = await site.signUpMember());
  });

  test('asks who is here', async () => {
    expect(await site.responseShapeOf(readUser)).toEqual(ok(confirmedUserShape));
  });

  test('renews the session, and gets another token for it', async () => {
    const { auth } = site.client;
    const before = (await auth.getSession()).data.session;
    expect(await site.responseShapeOf(() => auth.refreshSession())).toEqual(ok(sessionShape));
    const after = (await auth.getSession()).data.session;
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
    const stranger = () => auth.refreshSession({ refresh_token: UNKNOWN_ID });
    expect(await site.responseOf(stranger)).toEqual(
      authErrorShape(
        400,
        'refresh_token_not_found',
        'Invalid Refresh Token: Refresh Token Not Found',
      ),
    );
  });

  test('renews it once, although two ask at the same time', async () => {
    const { auth } = site.client;
    const both = () => Promise.all([auth.refreshSession(), auth.refreshSession()]);
    expect(await site.countResponses(both)).toBe(1);
  });

  test('changes password and address, and reads why not', async () => {
    const newPassword = 'Another-Horse2!';
    expect(await site.responseShapeOf(() => updatePassword(newPassword))).toEqual(
      ok(confirmedUserShape),
    );
    expect(await site.responseOf(() => updatePassword(newPassword))).toEqual(
      authErrorShape(
        422,
        'same_password',
        'New password should be different from the old password.',
      ),
    );
    expect(await site.responseOf(() => changeEmail('a'))).toEqual(addressForm);
    expect(await site.responseShapeOf(() => changeEmail(site.createEmail()))).toEqual(
      ok({ ...confirmedUserShape, new_email: 'address', email_change_sent_at: 'time' }),
    );
  });

  test('cannot take the address of another', async () => {
    await site.signUpMember();
    expect(await site.responseOf(() => changeEmail(email))).toEqual(
      authErrorShape(
        422,
        'email_exists',
        'A user with this email address has already been registered',
      ),
    );
  });

  test.each(['local', 'global'] as const)(
    'signs out (%s), and is nobody with the old token',
    async (scope) => {
      const { auth } = site.client;
      const token = (await auth.getSession()).data.session?.access_token ?? '';
      const out = await site.responseOf(() => auth.signOut({ scope }));
      expect(out).toEqual({ status: 204, headers: {}, body: undefined });
      expect((await auth.getSession()).data.session).toBeNull();
      expect(await site.responseOf(() => auth.getUser(token))).toEqual(
        authErrorShape(
          403,
          'session_not_found',
          'Session from session_id claim in JWT does not exist',
        ),
      );
    },
  );

  test('signs out the others, and stays', async () => {
    const { auth } = site.client;
    const out = await site.responseOf(() => auth.signOut({ scope: 'others' }));
    expect(out).toEqual({ status: 204, headers: {}, body: undefined });
    expect(await site.responseShapeOf(readUser)).toEqual(ok(confirmedUserShape));
  });
});
