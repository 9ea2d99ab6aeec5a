import { sessionStore } from '@site/page/session';
import { createSampleProfile } from '@site/page/session/samples';
import {
  resetToAnonymous,
  signInAsMember,
  startFakeBackendSite,
} from '../../test/fake-backend-site';
import {
  FAKE_MEMBER,
  type RecordedSupabaseCall,
  type FakeSupabaseServer,
} from '../../test/fake-supabase-server';
import {
  changePassword,
  keepSignUpPassword,
  exchangeAuthLink,
  requestPasswordReset,
  resendConfirmation,
  signUp,
  signInWithCredentials,
  updatePassword,
} from './auth';
import { markFreeTrialUsed, readFreeTrial, readProfile, updateName } from './profile';
import { generateSynopsis, listSynopses, saveSynopsis } from './synopses';
import { changeEmail, readUser, deleteAccount, exportData } from './user';
import { createHash } from 'node:crypto';

let server: FakeSupabaseServer;
const callback = encodeURIComponent('http://localhost:3000/auth-callback');
const pkce = { code_challenge: expect.any(String), code_challenge_method: 's256' };

beforeAll(async () => {
  server = await startFakeBackendSite();
});
beforeEach(() => signInAsMember(server));
afterAll(() => server.close());

describe('Each call goes over the wire as it was agreed', () => {
  test('Signing in', async () => {
    await signInWithCredentials({ email: ' mira@example.com ', password: 'x' });
    expect(wire()).toEqual([
      ['POST /auth/v1/token?grant_type=password', { email: 'mira@example.com', password: 'x' }],
    ]);
  });

  test('Creating an account, with a link that leads to /auth-callback', async () => {
    await signUp({ fullName: ' Mira Nair ', email: 'mira@example.com', password: 'x' });
    expect(wire()).toEqual([
      [
        `POST /auth/v1/signup?redirect_to=${callback}`,
        {
          email: 'mira@example.com',
          password: 'x',
          data: {
            full_name: 'Mira Nair',
            sign_up_key_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          },
          ...pkce,
        },
      ],
    ]);
  });

  test('Having the confirmation mail sent again', async () => {
    await resendConfirmation('mira@example.com');
    expect(wire()).toEqual([
      [
        `POST /auth/v1/resend?redirect_to=${callback}`,
        { email: 'mira@example.com', type: 'signup', ...pkce },
      ],
    ]);
  });

  test('Asking for a reset link: the email, with a redirect to /reset-password', async () => {
    await requestPasswordReset('mira@example.com');
    const redirect = encodeURIComponent('http://localhost:3000/reset-password');
    expect(wire()).toEqual([
      [`POST /auth/v1/recover?redirect_to=${redirect}`, { email: 'mira@example.com', ...pkce }],
    ]);
  });

  test('Exchanging a code: auth_code and code_verifier, once', async () => {
    await requestPasswordReset('mira@example.com');
    server.calls.length = 0;
    await Promise.all([
      exchangeAuthLink({ kind: 'code', code: 'c-1' }),
      exchangeAuthLink({ kind: 'code', code: 'c-1' }),
    ]);
    expect(wire()).toEqual([
      [
        'POST /auth/v1/token?grant_type=pkce',
        { auth_code: 'c-1', code_verifier: expect.any(String) },
      ],
    ]);
  });

  test('Opening a link that works in any browser', async () => {
    await exchangeAuthLink({ kind: 'token', tokenHash: 'h-1', type: 'recovery' });
    expect(wire()).toEqual([['POST /auth/v1/verify', { token_hash: 'h-1', type: 'recovery' }]]);
  });

  test('Keeping the password of a sign-up, with the key that its hash belongs to', async () => {
    await signUp({ fullName: 'Mira Nair', email: 'mira@example.com', password: 'x' });
    await keepSignUpPassword();
    const [, [call, body]] = wire() as [unknown, [string, { sign_up_key: string }]];
    expect(call).toBe('POST /rest/v1/rpc/keep_sign_up_password');
    const hash = createHash('sha256').update(body.sign_up_key).digest('hex');
    expect(wire()[0]?.[1]).toMatchObject({ data: { sign_up_key_hash: hash } });
  });
  test('Setting a password', async () => {
    await updatePassword('Tungsten1!');
    expect(wire()).toEqual([['PUT /auth/v1/user', { password: 'Tungsten1!' }]]);
  });

  test('Changing it in the settings: the old one is proven first, other devices are signed out', async () => {
    await changePassword({
      email: FAKE_MEMBER.email,
      currentPassword: 'old',
      newPassword: 'Tungsten1!',
    });
    expect(wire().map(([call]) => call)).toEqual([
      'POST /auth/v1/token?grant_type=password',
      'PUT /auth/v1/user',
      'POST /auth/v1/logout?scope=others',
    ]);
    const password = { password: 'Tungsten1!', current_password: 'old' };
    expect(wire()[1]?.[1]).toEqual(password);
  });

  test('Changing the email address', async () => {
    await changeEmail('new@example.com');
    expect(wire()).toEqual([
      [`PUT /auth/v1/user?redirect_to=${callback}`, { email: 'new@example.com', ...pkce }],
    ]);
  });

  test('Asking who is here', async () => {
    expect(await readUser()).toMatchObject({ ok: true, value: { id: FAKE_MEMBER.id } });
    expect(wire()).toEqual([['GET /auth/v1/user', undefined]]);
  });

  test('Reading the profile: the columns of the sample, filtered by id, a single row', async () => {
    await readProfile(FAKE_MEMBER.id);
    const columns = Object.keys(createSampleProfile()).join('%2C');
    expect(wire()).toEqual([
      [`GET /rest/v1/profiles?select=${columns}&id=eq.${FAKE_MEMBER.id}`, undefined],
    ]);
    expect(server.calls[0]?.headers.accept).toBe('application/vnd.pgrst.object+json');
  });

  test('Reading free_trial_used, and nothing else', async () => {
    await readFreeTrial(FAKE_MEMBER.id);
    expect(wire()).toEqual([
      [`GET /rest/v1/profiles?select=free_trial_used&id=eq.${FAKE_MEMBER.id}`, undefined],
    ]);
  });

  test('Changing the name, filtered by id', async () => {
    await updateName({ userId: FAKE_MEMBER.id, fullName: 'Mira N.' });
    expect(wire()).toEqual([
      [`PATCH /rest/v1/profiles?id=eq.${FAKE_MEMBER.id}`, { full_name: 'Mira N.' }],
    ]);
  });

  test('Marking the free trial as used, filtered by id', async () => {
    await markFreeTrialUsed(FAKE_MEMBER.id);
    expect(wire()).toEqual([
      [`PATCH /rest/v1/profiles?id=eq.${FAKE_MEMBER.id}`, { free_trial_used: true }],
    ]);
  });

  test('Saving a synopsis: three columns, nothing read back', async () => {
    await saveSynopsis({ logline: 'One line.', synopsis: 'More.', userId: FAKE_MEMBER.id });
    expect(wire()).toEqual([
      [
        'POST /rest/v1/logline_summaries',
        { logline: 'One line.', generated_summary: 'More.', user_id: FAKE_MEMBER.id },
      ],
    ]);
    expect(server.calls[0]?.headers.prefer ?? '').not.toContain('return=representation');
  });

  test('Listing the synopses, newest first', async () => {
    await listSynopses(FAKE_MEMBER.id);
    expect(wire()[0]?.[0]).toContain(
      `&user_id=eq.${FAKE_MEMBER.id}&order=created_at.desc%2Cid.desc`,
    );
  });

  test('Generating a synopsis with the member’s token; the answer is generated_text', async () => {
    const outcome = await generateSynopsis('One line.');
    expect(wire()).toEqual([['POST /functions/v1/synopsis', { logline: 'One line.' }]]);
    expect(server.calls[0]?.headers.authorization).toBe('Bearer the-access-token');
    expect(outcome).toEqual({ ok: true, value: { generated_text: 'A synopsis.', sample: true } });
  });

  test('Exporting holds account, profile, synopses, sessions and decks', async () => {
    const outcome = await exportData(FAKE_MEMBER.id);
    const text = outcome.ok ? outcome.value : '';
    expect(JSON.parse(text)).toMatchObject({
      account: { id: FAKE_MEMBER.id, email: FAKE_MEMBER.email },
      profile: createSampleProfile(),
      synopses: [],
      sessions: [],
      decks: [],
    });
  });

  test('Deleting the account, with the typed confirmation', async () => {
    await deleteAccount(` ${FAKE_MEMBER.email} `);
    expect(wire()).toEqual([
      ['POST /functions/v1/delete-account', { confirmation: FAKE_MEMBER.email }],
    ]);
  });
});

test('Only the publishable key and the member’s own token ever leave the browser', async () => {
  await readUser();
  await readProfile(FAKE_MEMBER.id);
  await generateSynopsis('One line.');
  for (const { headers } of server.calls) {
    expect(headers.apikey).toBe('sb_publishable_test');
    expect(headers.authorization).toBe('Bearer the-access-token');
  }
});

test('A reset link asked for without a session carries the publishable key', async () => {
  resetToAnonymous(server);
  await requestPasswordReset('mira@example.com');
  expect(sessionStore.getState().status).toBe('anonymous');
  expect(server.calls[0]?.headers.authorization).toBe('Bearer sb_publishable_test');
});

/** Fields that the auth client adds, empty where a call has no use for them. */
const clientFields = ['gotrue_meta_security', 'code_challenge', 'code_challenge_method'];

/** The recorded calls as [method and path, body], without empty fields of the client. */
function wire(): [string, unknown][] {
  return server.calls.map(({ method, path, body }) => [`${method} ${path}`, withoutEmpty(body)]);
}

function withoutEmpty(body: RecordedSupabaseCall['body']): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const isEmpty = (value: unknown) => value === null || JSON.stringify(value) === '{}';
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => !(clientFields.includes(name) && isEmpty(value)),
    ),
  );
}
