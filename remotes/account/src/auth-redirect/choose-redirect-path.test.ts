/** @jest-environment node */
import type { Result, RequestError } from '../requests/call-supabase';
import { chooseRedirectPath, type RedirectInput } from './choose-redirect-path';

const user: Result<object> = { ok: true, value: {} };
const profile = (used: boolean | null): NonNullable<RedirectInput['profile']> => ({
  ok: true,
  value: { free_trial_used: used },
});
const failed = (problem: Partial<RequestError>): { ok: false; error: RequestError } => ({
  ok: false,
  error: { kind: 'refused', code: '', serverMessage: '', ...problem },
});
const login = '/login?message=User%20not%20authenticated';

test.each<[string, RedirectInput, string]>([
  ['Without a user: sign in', { user: failed({}), next: undefined }, login],
  [
    'Without a network: sign in, and on to the page that was asked for',
    { user: failed({ kind: 'unreachable' }), next: '/dashboard?view=settings#password' },
    `${login}&next=%2Fdashboard%3Fview%3Dsettings%23password`,
  ],
  [
    'A profile that fails: sign in, and on to the page that was asked for',
    { user, profile: failed({ code: '500' }), next: '/editor' },
    `${login}&next=%2Feditor`,
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
])('%s', (_case, arrival, destination) => expect(chooseRedirectPath(arrival)).toBe(destination));
