import { callBackend, type BackendCall } from '../support/backend';
import { createMember } from '../support/members';
import { expect, test } from '../support/test';

/** Two strangers, one of whom tries things and, as everybody has to find out, changes nothing. */
async function makeTwoMembers() {
  const [victim, attacker] = await Promise.all([createMember({ isSetUp: true }), createMember()]);
  const [victimToken, token] = [victim.session.access_token, attacker.session.access_token];
  await callBackend('/rest/v1/logline_summaries', {
    method: 'POST',
    token: victimToken,
    body: { logline: 'A secret line.', generated_summary: 'A secret text.', user_id: victim.id },
  });
  await callBackend('/rest/v1/rpc/save_deck', {
    method: 'POST',
    token: victimToken,
    body: {
      deck_id: 'deck',
      base_revision: 0,
      changes: {
        deck: { title: 'A secret' },
        slide_ids: ['s'],
        slides: { s: { notes: 'secret' } },
      },
    },
  });
  return { victim, attacker, victimToken, token };
}

let two: ReturnType<typeof makeTwoMembers> | undefined;
const twoMembers = () => (two ??= makeTwoMembers());

const isRefused = (status: number) => status >= 400 && status < 500;

test.describe('Another member’s rows', () => {
  test('cannot be read', { tag: '@slow' }, async () => {
    const { victim, token } = await twoMembers();
    for (const path of [
      '/rest/v1/logline_summaries',
      `/rest/v1/logline_summaries?user_id=eq.${victim.id}`,
      `/rest/v1/profiles?id=eq.${victim.id}`,
      `/rest/v1/decks?select=*,deck_slides(*)`,
      `/rest/v1/deck_slides?user_id=eq.${victim.id}`,
      `/rest/v1/profiles?id=neq.00000000-0000-0000-0000-000000000000&select=id,logline_summaries(*)`,
    ]) {
      const { body } = await callBackend(path, { token });
      expect(JSON.stringify(body), path).not.toContain('secret');
      expect(JSON.stringify(body), path).not.toContain(victim.id);
    }
  });

  test('cannot be read by a visitor either', { tag: '@slow' }, async () => {
    const { victim } = await twoMembers();
    for (const table of [
      'profiles',
      'logline_summaries',
      'decks',
      'deck_slides',
      'deck_files',
      'deck_links',
      'deck_comments',
      'demo_requests',
      'synopsis_usage',
    ]) {
      const { status, body } = await callBackend(`/rest/v1/${table}?select=*`);
      expect(status === 200 ? body : [], table).toEqual([]);
      expect(JSON.stringify(body)).not.toContain(victim.id);
    }
  });

  test('cannot be changed, taken over or removed', { tag: '@slow' }, async () => {
    const { victim, attacker, token, victimToken } = await twoMembers();
    const theirs = `/rest/v1/logline_summaries?user_id=eq.${victim.id}`;
    const profile = `/rest/v1/profiles?id=eq.${victim.id}`;
    await callBackend(theirs, { method: 'PATCH', token, body: { generated_summary: 'Mine now.' } });
    await callBackend(theirs, { method: 'PATCH', token, body: { user_id: attacker.id } });
    await callBackend(theirs, { method: 'DELETE', token });
    await callBackend(profile, { method: 'PATCH', token, body: { full_name: 'Mine now.' } });
    await callBackend(profile, { method: 'DELETE', token });
    const { body: rows } = await callBackend(`${theirs}&select=generated_summary,user_id`, {
      token: victimToken,
    });
    expect(rows).toEqual([{ generated_summary: 'A secret text.', user_id: victim.id }]);
    const { body: profiles } = await callBackend(`${profile}&select=full_name`, {
      token: victimToken,
    });
    expect(profiles).toEqual([{ full_name: 'Mira Nair' }]);
  });

  test('cannot be written in their name', { tag: '@slow' }, async () => {
    const { victim, token } = await twoMembers();
    const body = { logline: 'x', generated_summary: 'x', user_id: victim.id };
    const { status } = await callBackend('/rest/v1/logline_summaries', {
      method: 'POST',
      token,
      body,
    });
    expect(status).toBe(403);
  });
});

test(
  'Columns that are not mine cannot be set on my own profile, nor can it be made or removed',
  { tag: '@slow' },
  async () => {
    const { victim: member, victimToken: token } = await twoMembers();
    const path = `/rest/v1/profiles?id=eq.${member.id}`;
    for (const change of [
      { id: '00000000-0000-4000-8000-000000000000' },
      { created_at: '2001-01-01T00:00:00Z' },
      { updated_at: '2001-01-01T00:00:00Z' },
      { free_trial_used: false },
      { full_name: 'x'.repeat(121) },
    ]) {
      const { status } = await callBackend(path, { method: 'PATCH', token, body: change });
      expect(isRefused(status), `${JSON.stringify(change)} answered ${status}`).toBe(true);
    }
    const added = await callBackend('/rest/v1/profiles', {
      method: 'POST',
      token,
      body: { id: member.id },
    });
    expect(isRefused(added.status)).toBe(true);
    const removed = await callBackend(path, { method: 'DELETE', token });
    expect(isRefused(removed.status)).toBe(true);
    const { body } = await callBackend(`${path}&select=full_name,free_trial_used`, { token });
    expect(body).toEqual([{ full_name: 'Mira Nair', free_trial_used: true }]);
  },
);

test.describe('Broken and oversized requests', () => {
  test('a token that nobody was given opens nothing', { tag: '@slow' }, async () => {
    for (const token of [
      'nonsense',
      '..',
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwicm9sZSI6InNlcnZpY2Vfcm9sZSJ9.',
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIiwiZXhwIjo0MTAyNDQ0ODAwfQ.c2lnbmVkLWJ5LW1l',
    ]) {
      for (const path of ['/rest/v1/profiles', '/rest/v1/logline_summaries', '/auth/v1/user']) {
        const { status } = await callBackend(path, { token });
        expect(isRefused(status), `${path} answered ${status}`).toBe(true);
      }
      for (const name of ['synopsis', 'delete-account']) {
        const call = { method: 'POST', token, body: {} };
        const { status } = await callBackend(`/functions/v1/${name}`, call);
        expect(isRefused(status), `${name} answered ${status}`).toBe(true);
      }
    }
  });

  test('a token whose middle was changed opens nothing', { tag: '@slow' }, async () => {
    const [head, , signature] = (await twoMembers()).token.split('.');
    const claims = Buffer.from(
      JSON.stringify({ sub: '1', role: 'service_role', exp: 4_102_444_800 }),
    );
    const token = `${head}.${claims.toString('base64url')}.${signature}`;
    const { status } = await callBackend('/rest/v1/demo_requests', { token });
    expect(isRefused(status)).toBe(true);
  });

  test(
    'a body of five megabytes is refused, and the service goes on',
    { tag: '@slow' },
    async () => {
      const { attacker: member, token } = await twoMembers();
      const huge = 'x'.repeat(5_000_000);
      const saved = await callOrBeCutOff('/rest/v1/logline_summaries', {
        method: 'POST',
        token,
        body: { logline: huge, generated_summary: huge, user_id: member.id },
      });
      const generated = await callOrBeCutOff('/functions/v1/synopsis', {
        method: 'POST',
        token,
        body: { logline: huge },
      });
      expect(isRefused(saved.status), `saving answered ${saved.status}`).toBe(true);
      expect(isRefused(generated.status), `generating answered ${generated.status}`).toBe(true);
      expect((await callBackend('/rest/v1/profiles?select=id', { token })).status).toBe(200);
    },
  );
});

test(
  'Nobody else’s account can be deleted: the address must be one’s own, the token too',
  { tag: '@slow' },
  async () => {
    const { victim, victimToken, token } = await twoMembers();
    const body = { confirmation: victim.email };
    const attacked = await callBackend('/functions/v1/delete-account', {
      method: 'POST',
      token,
      body,
    });
    expect(attacked.status).toBe(422);
    expect(
      (await callBackend('/functions/v1/delete-account', { method: 'POST', body })).status,
    ).toBe(401);
    expect((await callBackend('/auth/v1/user', { token: victimToken })).status).toBe(200);
  },
);

test('The doors of the service are closed to visitors and members', { tag: '@slow' }, async () => {
  const { token } = await twoMembers();
  for (const accessToken of [undefined, token]) {
    const call = accessToken === undefined ? {} : { token: accessToken };
    for (const path of ['/auth/v1/admin/users', '/_system/config', '/_system/introspect']) {
      const { status } = await callBackend(path, call);
      expect(isRefused(status), `${path} answered ${status}`).toBe(true);
    }
    const { status } = await callBackend('/rest/v1/rpc/consume_synopsis_quota', {
      ...call,
      method: 'POST',
      body: { member: '00000000-0000-4000-8000-000000000000', daily_limit: 9 },
    });
    expect(isRefused(status), `consume_synopsis_quota answered ${status}`).toBe(true);
  }
});

/** A server may also answer too much by closing the door before everything is said. */
async function callOrBeCutOff(path: string, call: BackendCall): Promise<{ status: number }> {
  return callBackend(path, call).catch(() => ({ status: 413 }));
}
