/** @jest-environment node */
import type { Outcome, Problem } from '../requests/outcome';
import { destinationOf, type Arrival } from './destination';

const user: Outcome<object> = { ok: true, value: {} };
const profile = (used: boolean | null): NonNullable<Arrival['profile']> => ({
  ok: true,
  value: { free_trial_used: used },
});
const failed = (problem: Partial<Problem>): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { kind: 'refused', code: '', text: '', ...problem },
});
const login = '/login?message=User%20not%20authenticated';

test.each<[string, Arrival, string]>([
  ['Without a user: sign in', { user: failed({}), next: undefined }, login],
  ['Without a network: sign in', { user: failed({ kind: 'unreachable' }), next: '/editor' }, login],
  [
    'A profile that fails: sign in',
    { user, profile: failed({ code: '500' }), next: undefined },
    login,
  ],
  [
    'A missing profile: set-up',
    { user, profile: failed({ code: 'PGRST116' }), next: undefined },
    '/setup',
  ],
  ['The first time: set-up', { user, profile: profile(false), next: undefined }, '/setup'],
  [
    'The first time, on the way elsewhere: set-up',
    { user, profile: profile(false), next: '/editor' },
    '/setup',
  ],
  ['A mark that is not set: set-up', { user, profile: profile(null), next: undefined }, '/setup'],
  ['Set-up done: dashboard', { user, profile: profile(true), next: undefined }, '/dashboard'],
  [
    'Set-up done, on the way elsewhere: there',
    { user, profile: profile(true), next: '/editor' },
    '/editor',
  ],
])('%s', (_case, arrival, destination) => expect(destinationOf(arrival)).toBe(destination));
