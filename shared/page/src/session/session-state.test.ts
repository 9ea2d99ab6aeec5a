/** @jest-environment node */
import type { AuthChangeEvent } from '@supabase/supabase-js';
import { createSessionBody } from '../../test/auth-server';
import {
  createAnonymousState,
  LOADING_STATE,
  createMemberState,
  nextSessionState,
  type SessionChange,
} from './session-state';

const first = createSessionBody();
const renewed = createSessionBody();

function change(event: AuthChangeEvent, rest: Partial<SessionChange> = {}): SessionChange {
  return { event, session: null, storedSession: null, endedBy: null, ...rest };
}

describe('What each event of the auth client says about who is here', () => {
  test.each<[string, SessionChange]>([
    ['at the start, with a session', change('INITIAL_SESSION', { session: first })],
    [
      'at the start, with one that could not be renewed',
      change('INITIAL_SESSION', { storedSession: first }),
    ],
    ['after signing in', change('SIGNED_IN', { session: first })],
    ['after the token was refreshed', change('TOKEN_REFRESHED', { session: first })],
    ['after the account changed', change('USER_UPDATED', { session: first })],
    ['after a recovery link', change('PASSWORD_RECOVERY', { session: first })],
    ['after a second factor', change('MFA_CHALLENGE_VERIFIED', { session: first })],
  ])('A member is here %s', (_when, event) => {
    expect(nextSessionState(LOADING_STATE, event)).toEqual(createMemberState(first));
  });

  test('Nobody is here at the start without a session', () => {
    expect(nextSessionState(LOADING_STATE, change('INITIAL_SESSION'))).toEqual(
      createAnonymousState(),
    );
  });

  test.each([
    ['this-tab', 'this-tab'],
    ['other-tab', 'other-tab'],
    ['revoked', null],
  ] as const)('A session that ended is told as "%s"', (ended, endedBy) => {
    const state = nextSessionState(createMemberState(first), change('SIGNED_OUT', { endedBy }));
    expect(state).toEqual(createAnonymousState(ended));
  });

  test('A member with a second factor is nobody until its code was verified', () => {
    const factor = { id: 'f', factor_type: 'totp' as const, status: 'verified' as const };
    const times = { created_at: first.user.created_at, updated_at: first.user.created_at };
    const tokenOf = (aal: string) =>
      `x.${Buffer.from(JSON.stringify({ aal })).toString('base64url')}.x`;
    const sessionOf = (aal: string, status: 'verified' | 'unverified' = 'verified') => ({
      ...first,
      access_token: tokenOf(aal),
      user: { ...first.user, factors: [{ ...factor, ...times, status }] },
    });
    const pending = nextSessionState(
      createMemberState(first),
      change('SIGNED_IN', { session: sessionOf('aal1') }),
    );
    expect(pending).toEqual(createAnonymousState(null, sessionOf('aal1').user));
    const verified = change('MFA_CHALLENGE_VERIFIED', { session: sessionOf('aal2') });
    expect(nextSessionState(pending, verified)).toEqual(createMemberState(sessionOf('aal2')));
    const unverified = change('SIGNED_IN', { session: sessionOf('aal1', 'unverified') });
    expect(nextSessionState(LOADING_STATE, unverified).status).toBe('member');
    expect(nextSessionState(pending, change('SIGNED_OUT'))).toEqual(createAnonymousState());
  });

  test('A session that died before the page opened is told as ended elsewhere', () => {
    expect(nextSessionState(LOADING_STATE, change('SIGNED_OUT'))).toEqual(
      createAnonymousState('revoked'),
    );
  });

  test('The reason stays when a second tab says the same again', () => {
    const signedOut = createAnonymousState('this-tab');
    expect(nextSessionState(signedOut, change('SIGNED_OUT'))).toBe(signedOut);
    expect(nextSessionState(signedOut, change('INITIAL_SESSION'))).toBe(signedOut);
  });

  test('A renewed token replaces the old one', () => {
    const state = nextSessionState(
      createMemberState(first),
      change('TOKEN_REFRESHED', { session: renewed }),
    );
    expect(state).toEqual(createMemberState(renewed));
  });

  test('Coming back to a tab with the same session changes nothing', () => {
    const state = createMemberState(first);
    expect(nextSessionState(state, change('SIGNED_IN', { session: { ...first } }))).toBe(state);
  });

  test('A changed account is taken over although the token is the same', () => {
    const session = { ...first, user: { ...first.user, email: 'new@example.com' } };
    const state = nextSessionState(createMemberState(first), change('USER_UPDATED', { session }));
    expect(state.user?.email).toBe('new@example.com');
  });

  test('Somebody else signing in takes the place of the one before', () => {
    const other = createSessionBody({ id: 'member-2' });
    const state = nextSessionState(
      createMemberState(first),
      change('SIGNED_IN', { session: other }),
    );
    expect(state.user?.id).toBe('member-2');
  });

  test('An event without a session, in the middle, ends nobody’s session', () => {
    const state = createMemberState(first);
    expect(nextSessionState(state, change('USER_UPDATED'))).toBe(state);
  });
});
