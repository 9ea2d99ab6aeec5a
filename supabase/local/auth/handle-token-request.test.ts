/** @jest-environment node */
import { compare } from '@node-rs/bcrypt';
import { readProjectConfig } from '../project-config';
import { createNoLimiters } from './auth-limits';
import { handleTokenRequest } from './handle-token-request';

jest.mock('@node-rs/bcrypt', () => ({
  ...jest.requireActual<object>('@node-rs/bcrypt'),
  compare: jest.fn(() => Promise.resolve(false)),
}));

/** Of the cost that lite stores passwords with, so that each check takes as long. */
const hashOfLite = /^\$2[aby]\$10\$.{53}$/;
const encrypted_password = `$2b$10$${'x'.repeat(53)}`;

test.each([
  ['nobody has', [], 1],
  ['is not confirmed', [{ encrypted_password, confirmed_at: null }], 1],
  // lite looks at the password of this one only.
  ['is confirmed', [{ encrypted_password, confirmed_at: '2026-11-24' }], 0],
])('A password is checked as often, once, for an address that %s', async (_, found, checks) => {
  const { calls } = jest.mocked(compare).mockClear().mock;
  const refusal = () => Promise.resolve(Response.json({}, { status: 400 }));
  const body = { email: 'asha@example.com', password: 'Wrong1!!' };
  const query = new URLSearchParams({ grant_type: 'password' });
  const call = { request: new Request('http://localhost'), query, body, caller: '127.0.0.1' };
  const parts = {
    sql: () => Promise.resolve(found),
    callLite: refusal,
    limiters: createNoLimiters(readProjectConfig().auth),
  };
  const answer = await handleTokenRequest(
    Object.assign(Object(), call),
    Object.assign(Object(), parts),
  );
  expect(answer.status).toBe(400);
  expect(calls).toEqual(Array(checks).fill([body.password, expect.stringMatching(hashOfLite)]));
});
