import { sessionStore } from '@site/session';
import { beAnonymous, beMember, openSite } from '../../test/account-site';
import { member, type Call, type SupabaseServer } from '../../test/supabase-server';
import { changeEmail } from './change-email';
import { changePassword } from './change-password';
import { deleteAccount } from './delete-account';
import { exportData } from './export-data';
import { generateSynopsis } from './generate-synopsis';
import { listSynopses } from './list-synopses';
import { markFreeTrial } from './mark-free-trial';
import { openLink } from './open-link';
import { readFreeTrial } from './read-free-trial';
import { readProfile } from './read-profile';
import { readUser } from './read-user';
import { requestReset } from './request-reset';
import { resendConfirmation } from './resend-confirmation';
import { saveSynopsis } from './save-synopsis';
import { signIn } from './sign-in';
import { signUp } from './sign-up';
import { updateName } from './update-name';
import { updatePassword } from './update-password';

let server: SupabaseServer;
const callback = encodeURIComponent('http://localhost:3000/auth-callback');
const pkce = { code_challenge: expect.any(String), code_challenge_method: 's256' };

beforeAll(async () => {
  server = await openSite();
});
beforeEach(() => beMember(server));
afterAll(() => server.close());

describe('Each call goes over the wire as it was agreed', () => {
  test('Signing in', async () => {
    await signIn({ email: ' mira@example.com ', password: 'x' });
    expect(wire()).toEqual([
      ['POST /auth/v1/token?grant_type=password', { email: 'mira@example.com', password: 'x' }],
    ]);
  });

  test('Creating an account, with a link that leads to /auth-callback', async () => {
    await signUp({ fullName: ' Mira Nair ', email: 'mira@example.com', password: 'x' });
    expect(wire()).toEqual([
      [
        `POST /auth/v1/signup?redirect_to=${callback}`,
        { email: 'mira@example.com', password: 'x', data: { full_name: 'Mira Nair' }, ...pkce },
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

  test('Asking for a reset link: the e-mail, with a redirect to /reset-password', async () => {
    await requestReset('mira@example.com');
    const redirect = encodeURIComponent('http://localhost:3000/reset-password');
    expect(wire()).toEqual([
      [`POST /auth/v1/recover?redirect_to=${redirect}`, { email: 'mira@example.com', ...pkce }],
    ]);
  });

  test('Exchanging a code: auth_code and code_verifier, once', async () => {
    await requestReset('mira@example.com');
    server.calls.length = 0;
    await Promise.all([
      openLink({ kind: 'code', code: 'c-1' }),
      openLink({ kind: 'code', code: 'c-1' }),
    ]);
    expect(wire()).toEqual([
      [
        'POST /auth/v1/token?grant_type=pkce',
        { auth_code: 'c-1', code_verifier: expect.any(String) },
      ],
    ]);
  });

  test('Opening a link that works in any browser', async () => {
    await openLink({ kind: 'token', tokenHash: 'h-1', type: 'recovery' });
    expect(wire()).toEqual([['POST /auth/v1/verify', { token_hash: 'h-1', type: 'recovery' }]]);
  });

  test('Setting a password', async () => {
    await updatePassword('Tungsten1!');
    expect(wire()).toEqual([['PUT /auth/v1/user', { password: 'Tungsten1!' }]]);
  });

  test('Changing it in the settings: the old one is proven first, other devices are signed out', async () => {
    await changePassword({ email: member.email, current: 'old', wanted: 'Tungsten1!' });
    expect(wire().map(([call]) => call)).toEqual([
      'POST /auth/v1/token?grant_type=password',
      'PUT /auth/v1/user',
      'POST /auth/v1/logout?scope=others',
    ]);
  });

  test('Changing the e-mail address', async () => {
    await changeEmail('new@example.com');
    expect(wire()).toEqual([
      [`PUT /auth/v1/user?redirect_to=${callback}`, { email: 'new@example.com', ...pkce }],
    ]);
  });

  test('Asking who is here', async () => {
    expect(await readUser()).toMatchObject({ ok: true, value: { id: member.id } });
    expect(wire()).toEqual([['GET /auth/v1/user', undefined]]);
  });

  test('Reading the profile: four columns, filtered by id, a single row', async () => {
    await readProfile(member.id);
    const columns = 'id%2Cfull_name%2Cfree_trial_used%2Ccreated_at';
    expect(wire()).toEqual([
      [`GET /rest/v1/profiles?select=${columns}&id=eq.${member.id}`, undefined],
    ]);
    expect(server.calls[0]?.headers.accept).toBe('application/vnd.pgrst.object+json');
  });

  test('Reading free_trial_used, and nothing else', async () => {
    await readFreeTrial(member.id);
    expect(wire()).toEqual([
      [`GET /rest/v1/profiles?select=free_trial_used&id=eq.${member.id}`, undefined],
    ]);
  });

  test('Changing the name, filtered by id', async () => {
    await updateName({ userId: member.id, fullName: 'Mira N.' });
    expect(wire()).toEqual([
      [`PATCH /rest/v1/profiles?id=eq.${member.id}`, { full_name: 'Mira N.' }],
    ]);
  });

  test('Marking the free trial as used, filtered by id', async () => {
    await markFreeTrial(member.id);
    expect(wire()).toEqual([
      [`PATCH /rest/v1/profiles?id=eq.${member.id}`, { free_trial_used: true }],
    ]);
  });

  test('Saving a synopsis: three columns, nothing read back', async () => {
    await saveSynopsis({ logline: 'One line.', synopsis: 'More.', userId: member.id });
    expect(wire()).toEqual([
      [
        'POST /rest/v1/logline_summaries',
        { logline: 'One line.', generated_summary: 'More.', user_id: member.id },
      ],
    ]);
    expect(server.calls[0]?.headers.prefer ?? '').not.toContain('return=representation');
  });

  test('Listing the synopses, newest first', async () => {
    await listSynopses(member.id);
    expect(wire()[0]?.[0]).toContain(`&user_id=eq.${member.id}&order=created_at.desc%2Cid.desc`);
  });

  test('Generating a synopsis with the member’s token; the answer is generated_text', async () => {
    const outcome = await generateSynopsis('One line.');
    expect(wire()).toEqual([['POST /functions/v1/synopsis', { logline: 'One line.' }]]);
    expect(server.calls[0]?.headers.authorization).toBe('Bearer the-access-token');
    expect(outcome).toEqual({ ok: true, value: { generated_text: 'A synopsis.', sample: true } });
  });

  test('Exporting holds account, profile and synopses', async () => {
    const outcome = await exportData(member.id);
    const text = outcome.ok ? outcome.value : '';
    expect(JSON.parse(text)).toMatchObject({
      account: { id: member.id, email: member.email },
      profile: { full_name: 'Mira Nair' },
      synopses: [],
    });
  });

  test('Deleting the account, with the typed confirmation', async () => {
    await deleteAccount(` ${member.email} `);
    expect(wire()).toEqual([['POST /functions/v1/delete-account', { confirmation: member.email }]]);
  });
});

test('Only the publishable key and the member’s own token ever leave the browser', async () => {
  await readUser();
  await readProfile(member.id);
  await generateSynopsis('One line.');
  for (const { headers } of server.calls) {
    expect(headers.apikey).toBe('sb_publishable_test');
    expect(headers.authorization).toBe('Bearer the-access-token');
  }
});

test('A reset link asked for without a session carries the publishable key', async () => {
  beAnonymous(server);
  await requestReset('mira@example.com');
  expect(sessionStore.getState().status).toBe('anonymous');
  expect(server.calls[0]?.headers.authorization).toBe('Bearer sb_publishable_test');
});

/** The recorded calls as [method and path, body], without the empty fields that the client adds. */
function wire(): [string, unknown][] {
  return server.calls.map(({ method, path, body }) => [`${method} ${path}`, withoutEmpty(body)]);
}

function withoutEmpty(body: Call['body']): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const isEmpty = (value: unknown) => value === null || JSON.stringify(value) === '{}';
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value)));
}
