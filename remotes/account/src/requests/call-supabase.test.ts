/** @jest-environment node */
import { requestErrorMessage, toRequestError, type RequestError } from './call-supabase';
import { explainRefusal } from './explain-refusal';

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
  ])('%j is %s', (error, kind) => expect(toRequestError(error).kind).toBe(kind));
});

describe('What a page says about it', () => {
  test('The sentence of a limit is passed on', () => {
    const serverMessage = 'You have used today’s synopses. Please come back tomorrow.';
    expect(requestErrorMessage({ kind: 'limited', code: '', serverMessage }, 'No.')).toBe(
      serverMessage,
    );
  });

  test('A limit of emails has a sentence of its own, with the seconds if the server names them', () => {
    const problem = { kind: 'limited', code: 'over_email_send_rate_limit' } as const;
    const serverMessage = 'For security purposes, you can only request this after 42 seconds.';
    expect(requestErrorMessage({ ...problem, serverMessage }, 'No.')).toContain('in 42 seconds.');
    const overall = { ...problem, serverMessage: 'email rate limit exceeded' };
    expect(requestErrorMessage(overall, 'No.')).toContain('try again later');
  });

  test('The limit of hosted projects, which comes without a header, has one too', () => {
    const serverMessage = 'Request rate limit reached';
    const problem = { kind: 'limited', code: 'over_request_rate_limit', serverMessage } as const;
    expect(requestErrorMessage(problem, 'No.')).toMatch(/wait a minute/);
  });

  test('Anything that is no sentence is not', () => {
    const serverMessage = 'ERR_429 {"code":1}';
    expect(requestErrorMessage({ kind: 'limited', code: '', serverMessage }, 'No.')).toMatch(
      /wait a minute/,
    );
  });

  test('The server’s inner texts never reach the page', () => {
    const problem = { kind: 'server', code: 'XX000', serverMessage: 'stack trace' } as const;
    expect(requestErrorMessage(problem, 'No.')).not.toContain('stack');
    expect(requestErrorMessage({ ...problem, kind: 'refused' }, 'No.')).toBe('No.');
  });
});

describe('An answer that is none, such as the page of a proxy', () => {
  const serverMessage = `Unexpected token '<', "<h1>No</h1>" is not valid JSON`;
  const problem: RequestError = { kind: 'refused', code: '', serverMessage };

  test('Is not taken for a wrong password', () => {
    expect(explainRefusal('signIn', problem)).toMatch(/^We couldn’t sign you in\./);
    expect(explainRefusal('signIn', { ...problem, code: 'invalid_credentials' })).toMatch(
      /Incorrect/,
    );
  });

  test('Is not shown for a reset link; a limit has a sentence of its own', () => {
    expect(explainRefusal('resetLink', problem)).toBe('Could not send reset link');
    const limited: RequestError = {
      ...problem,
      kind: 'limited',
      serverMessage: 'Email rate limit exceeded',
    };
    expect(explainRefusal('resetLink', limited)).toBe(
      'That was tried too often. Please wait a minute and try again.',
    );
  });
});
