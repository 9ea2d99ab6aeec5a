/** @jest-environment node */
import { sayProblem, sortProblem, type Problem } from './outcome';
import { explainReset } from './request-reset';
import { explainSignIn } from './sign-in';

describe('What went wrong is sorted by what a person can do about it', () => {
  test.each([
    [{ name: 'AuthRetryableFetchError', status: 0, message: '{}' }, 'unreachable'],
    [{ message: 'TypeError: Failed to fetch', code: '' }, 'unreachable'],
    [{ name: 'NeverLoaded', message: 'ChunkLoadError' }, 'unreachable'],
    [{ name: 'FunctionsFetchError', message: '' }, 'unreachable'],
    [{ status: 429, message: 'Please wait.' }, 'limited'],
    [{ code: 'PT429', message: 'Please wait.' }, 'limited'],
    [{ status: 502, message: 'Bad gateway' }, 'server'],
    [{ status: 503 }, 'server'],
    [{ status: 504 }, 'server'],
    [{ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' }, 'refused'],
    [{ code: '42501', message: 'permission denied' }, 'refused'],
    [{ name: 'AuthSessionMissingError', status: 400, message: 'Auth session missing!' }, 'refused'],
    [new TypeError('fetch failed'), 'unreachable'],
    ['nonsense', 'refused'],
    [undefined, 'refused'],
  ])('%j is %s', (error, kind) => expect(sortProblem(error).kind).toBe(kind));
});

describe('What a page says about it', () => {
  test('The sentence of a limit is passed on', () => {
    const text = 'You have used today’s synopses. Please come back tomorrow.';
    expect(sayProblem({ kind: 'limited', code: '', text }, 'No.')).toBe(text);
  });

  test('Anything that is no sentence is not', () => {
    const text = 'ERR_429 {"code":1}';
    expect(sayProblem({ kind: 'limited', code: '', text }, 'No.')).toMatch(/wait a minute/);
  });

  test('The server’s inner texts never reach the page', () => {
    const problem = { kind: 'server', code: 'XX000', text: 'stack trace' } as const;
    expect(sayProblem(problem, 'No.')).not.toContain('stack');
    expect(sayProblem({ ...problem, kind: 'refused' }, 'No.')).toBe('No.');
  });
});

describe('An answer that is none, such as the page of a proxy', () => {
  const text = `Unexpected token '<', "<h1>No</h1>" is not valid JSON`;
  const problem: Problem = { kind: 'refused', code: '', text };

  test('Is not taken for a wrong password', () => {
    expect(explainSignIn(problem)).toMatch(/^We could not sign you in\./);
    expect(explainSignIn({ ...problem, code: 'invalid_credentials' })).toMatch(/is not right/);
  });

  test('Is not shown; what a server says about a reset link is', () => {
    expect(explainReset(problem)).toBe('Could not send reset link');
    const limited: Problem = { ...problem, kind: 'limited', text: 'Email rate limit exceeded' };
    expect(explainReset(limited)).toBe('Email rate limit exceeded');
  });
});
