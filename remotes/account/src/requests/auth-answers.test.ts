import { authError, confirmed, json, newcomer, session } from '../../test/answer-shapes';
import { nobody, openEmbeddedSite, password, type EmbeddedSite } from '../../test/embedded-site';
import { fitsInStore, meetsPasswordRules } from '../rules/password-rules';
import { changeEmail } from './change-email';
import { openLink } from './open-link';
import { readUser } from './read-user';
import { requestReset } from './request-reset';
import { resendConfirmation } from './resend-confirmation';
import { signIn } from './sign-in';
import { signUp } from './sign-up';
import { updatePassword } from './update-password';

/**
 * What the embedded backend answers to every call of auth, as GoTrue's documentation and sources have it: status,
 * headers, shape of the body. `wire.test.ts` holds what goes out, this what comes back.
 */
let site: EmbeddedSite;
beforeAll(async () => {
  site = await openEmbeddedSite();
}, 120_000);

const ok = (body: object) => ({ status: 200, headers: json, body });
const register =
  (email: string, chosen = password) =>
  () =>
    signUp({ fullName: 'Asha Rao', email, password: chosen });
const addressForm = authError(
  400,
  'validation_failed',
  'Unable to validate email address: invalid format',
);

test('A visitor signs up, is told to confirm, has the mail sent again, and opens the link with the type "email"', async () => {
  const email = site.newAddress();
  expect(await site.answerOf(register(email))).toEqual(ok(newcomer));
  expect(await site.textOf(() => signIn({ email, password }))).toEqual(
    authError(400, 'email_not_confirmed', 'Email not confirmed'),
  );
  expect(await site.textOf(() => resendConfirmation(email))).toEqual(ok({}));
  const tokenHash = await site.tokenIn(email, 2);
  const open = () => openLink({ kind: 'token', type: 'email', tokenHash });
  expect(await site.answerOf(open)).toEqual(ok(session));
  expect(await site.answerOf(() => signIn({ email, password }))).toEqual(
    ok({ ...session, weak_password: null }),
  );
});

test('An address that is taken gets an answer of the same form, and no account', async () => {
  const { email } = await site.becomeMember();
  const { body, ...rest } = await site.answerOf(register(email));
  expect({ ...rest, body }).toEqual(
    ok({ ...newcomer, user_metadata: { full_name: 'text' }, identities: [] }),
  );
});

const sets = 'abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789, !@#?[]';
const weak = `Password should contain at least one character of each: ${sets}.`;
const short = 'Password should be at least 8 characters.';
const long = 'Password cannot be longer than 72 characters';
const reasons = (...names: string[]) => ({ weak_password: { reasons: names } });

test.each([
  ['Ab1!', authError(422, 'weak_password', short, reasons('length'))],
  ['abcdefgh', authError(422, 'weak_password', weak, reasons('characters'))],
  ['abc', authError(422, 'weak_password', `${short} ${weak}`, reasons('length', 'characters'))],
  [`Tungsten1!${'x'.repeat(63)}`, authError(400, 'validation_failed', long)],
])('The password %s is refused with the reasons, for newcomers and members', async (chosen, no) => {
  expect(await site.textOf(register(site.newAddress(), chosen))).toEqual(no);
  await site.becomeMember();
  expect(await site.textOf(() => updatePassword(chosen))).toEqual(no);
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
  const { status } = await site.textOf(register(site.newAddress(), chosen));
  expect(status === 200).toBe(meetsPasswordRules(chosen) && fitsInStore(chosen));
});

test('An address that is none, an unknown one and a wrong password are refused', async () => {
  const wrong = authError(400, 'invalid_credentials', 'Invalid login credentials');
  expect(await site.textOf(register('a'))).toEqual(addressForm);
  expect(await site.textOf(() => requestReset('a'))).toEqual(addressForm);
  const { email } = await site.becomeMember();
  expect(await site.textOf(() => signIn({ email, password: 'x' }))).toEqual(wrong);
  const unknown = { email: site.newAddress(), password };
  expect(await site.textOf(() => signIn(unknown))).toEqual(wrong);
});

test('A new password is asked for with a known address or not; the link opens once', async () => {
  const { email } = await site.becomeMember();
  expect(await site.textOf(() => requestReset(site.newAddress()))).toEqual(ok({}));
  expect(await site.textOf(() => requestReset(email))).toEqual(ok({}));
  const token_hash = await site.tokenIn(email, 2);
  const open = () => site.client.auth.verifyOtp({ type: 'recovery', token_hash });
  expect(await site.answerOf(open)).toEqual(
    ok({ ...session, user: { ...confirmed, recovery_sent_at: 'time' } }),
  );
  expect(await site.textOf(open)).toEqual(
    authError(403, 'otp_expired', 'Email link is invalid or has expired'),
  );
});

test('A code that is nobody’s is refused', async () => {
  await requestReset(site.newAddress());
  expect(await site.textOf(() => openLink({ kind: 'code', code: nobody }))).toEqual(
    authError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  );
});

describe('A member', () => {
  let email: string;
  beforeEach(async () => {
    ({ email } = await site.becomeMember());
  });

  test('asks who is here', async () => {
    expect(await site.answerOf(readUser)).toEqual(ok(confirmed));
  });

  test('renews the session, and gets another token for it', async () => {
    const { auth } = site.client;
    const before = (await auth.getSession()).data.session;
    expect(await site.answerOf(() => auth.refreshSession())).toEqual(ok(session));
    const after = (await auth.getSession()).data.session;
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
    const stranger = () => auth.refreshSession({ refresh_token: nobody });
    expect(await site.textOf(stranger)).toEqual(
      authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    );
  });

  test('renews it once, although two ask at the same time', async () => {
    const { auth } = site.client;
    const both = () => Promise.all([auth.refreshSession(), auth.refreshSession()]);
    expect(await site.countOf(both)).toBe(1);
  });

  test('changes password and address, and reads why not', async () => {
    const wanted = 'Another-Horse2!';
    expect(await site.answerOf(() => updatePassword(wanted))).toEqual(ok(confirmed));
    expect(await site.textOf(() => updatePassword(wanted))).toEqual(
      authError(422, 'same_password', 'New password should be different from the old password.'),
    );
    expect(await site.textOf(() => changeEmail('a'))).toEqual(addressForm);
    expect(await site.answerOf(() => changeEmail(site.newAddress()))).toEqual(
      ok({ ...confirmed, new_email: 'address', email_change_sent_at: 'time' }),
    );
  });

  test('cannot take the address of another', async () => {
    await site.becomeMember();
    expect(await site.textOf(() => changeEmail(email))).toEqual(
      authError(422, 'email_exists', 'A user with this email address has already been registered'),
    );
  });

  test.each(['local', 'global'] as const)(
    'signs out (%s), and is nobody with the old token',
    async (scope) => {
      const { auth } = site.client;
      const token = (await auth.getSession()).data.session?.access_token ?? '';
      const out = await site.textOf(() => auth.signOut({ scope }));
      expect(out).toEqual({ status: 204, headers: {}, body: undefined });
      expect((await auth.getSession()).data.session).toBeNull();
      expect(await site.textOf(() => auth.getUser(token))).toEqual(
        authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
      );
    },
  );

  test('signs out the others, and stays', async () => {
    const { auth } = site.client;
    const out = await site.textOf(() => auth.signOut({ scope: 'others' }));
    expect(out).toEqual({ status: 204, headers: {}, body: undefined });
    expect(await site.answerOf(readUser)).toEqual(ok(confirmed));
  });
});
