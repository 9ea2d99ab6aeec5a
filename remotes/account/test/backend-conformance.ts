import { sessionStore, signOut } from '@site/page/session';
import { createSampleProfile, createSampleSession } from '@site/page/session/samples';
import { generateSynopsis, listSynopses, saveSynopsis } from '../src/requests/synopses';
import { readProfile, updateName } from '../src/requests/profile';
import { readUser } from '../src/requests/user';
import { signInWithCredentials } from '../src/requests/auth';
import { shapeOf } from './recorded-response';

/** Backend with one member who is not signed in. */
export type ConformanceBackend = { email: string; password: string; close?: () => Promise<void> };

/**
 * Tests of what pages expect of a backend and of its session. The fake of the unit tests and the embedded backend
 * pass the same suite.
 */
export function describeBackendConformance(open: () => Promise<ConformanceBackend>): void {
  let backend: ConformanceBackend;
  beforeAll(async () => {
    backend = await open();
  }, 120_000);
  afterAll(() => backend.close?.());

  const memberId = () => sessionStore.getState().user?.id ?? '';

  test('Signing in brings the session that tests take for a member’s', async () => {
    expect(await signInWithCredentials(backend)).toMatchObject({ ok: true });
    const { status, user, session } = sessionStore.getState();
    expect([status, user?.email]).toEqual(['member', backend.email]);
    const sample = { ...createSampleSession(), ...secrets };
    expect(shapeOf({ ...session, ...secrets })).toMatchObject({ ...kindsOf(sample) });
  });

  test('The member and the profile are as pages read them', async () => {
    expect(shapeOf(await readUser())).toMatchObject({
      ok: 'boolean',
      value: { id: 'id', email: 'address' },
    });
    expect(shapeOf(await readProfile(memberId()))).toEqual({
      ok: 'boolean',
      value: shapeOf(createSampleProfile()),
    });
    expect(await updateName({ userId: memberId(), fullName: 'Mira Nair' })).toMatchObject({
      ok: true,
    });
  });

  test('A synopsis is written, kept, and listed', async () => {
    const written = await generateSynopsis('A lighthouse keeper finds a film that nobody shot.');
    const value = { generated_text: 'text', sample: 'boolean' };
    expect(shapeOf(written)).toEqual({ ok: 'boolean', value });
    expect(await listSynopses(memberId())).toEqual({ ok: true, value: [] });
    const synopsis = { logline: 'A keeper.', synopsis: 'He keeps.', userId: memberId() };
    expect(await saveSynopsis(synopsis)).toMatchObject({ ok: true });
  });

  test('Signing out leaves nobody, by choice', async () => {
    await signOut();
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', endReason: 'this-tab' });
  });
}

/** Tokens are opaque to the site, so their shape is not compared. */
const secrets = { access_token: 'secret', refresh_token: 'secret' };

function kindsOf(value: object): object {
  const shape = shapeOf(value);
  return typeof shape === 'object' && shape !== null ? shape : {};
}
