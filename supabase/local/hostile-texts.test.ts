/** @jest-environment node */
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import { callApi, type SignedInMember, signUpMember } from './testing/api-client';

let backend: EmbeddedBackend;
let member: SignedInMember;
let rowsBefore: unknown[];
beforeAll(async () => {
  backend = await getSharedBackend();
  member = await signUpMember(backend);
  const body = {
    user_id: member.id,
    logline: 'A nun robs a bank.',
    generated_summary: 'She does.',
  };
  await callApi(backend, 'POST', '/rest/v1/logline_summaries', { body, token: member.token });
  rowsBefore = await readOwnRows();
});

/** User, profile and synopses of the member of this file. */
async function readOwnRows(): Promise<unknown[]> {
  const { token } = member;
  const paths = ['/auth/v1/user', '/rest/v1/profiles', '/rest/v1/logline_summaries'];
  const answers = await Promise.all(paths.map((path) => callApi(backend, 'GET', path, { token })));
  return answers.map(({ body }) => ({ ...Object(body), updated_at: '' }));
}

describe('A name that every object inherits', () => {
  const synopses = '/rest/v1/logline_summaries';
  const missing = { status: 400, body: { code: '42703' } };
  const unparsed = { status: 400, body: { code: 'PGRST100' } };
  test.each([
    ['GET', `${synopses}?NAME=eq.1`, undefined, missing],
    ['DELETE', `${synopses}?NAME=eq.1`, undefined, missing],
    ['DELETE', `${synopses}?NAME=not.eq.1&id=gt.0`, undefined, missing],
    ['PATCH', '/rest/v1/profiles?NAME=eq.1', { full_name: 'Everybody' }, missing],
    ['GET', '/rest/v1/rpc/list_sessions?NAME=eq.1', undefined, { status: 404 }],
    ['DELETE', `${synopses}?id=NAME.1`, undefined, unparsed],
    ['DELETE', `${synopses}?or=(id.NAME.1)`, undefined, unparsed],
    ['PUT', '/auth/v1/user', { NAME: 1 }, { status: 200 }],
    ['POST', '/auth/v1/recover', { email: 'nobody@example.com', NAME: 1 }, { status: 200 }],
  ])('is no other than any unknown one: %s %s', async (method, path, body, expected) => {
    for (const name of ['toString', 'constructor', '__defineGetter__']) {
      const text = body && JSON.stringify(body).replace('NAME', name);
      const url = path.replace('NAME', name);
      const answer = await callApi(backend, method, url, { body: text, token: member.token });
      expect(answer).toMatchObject(expected);
    }
    expect(await readOwnRows()).toEqual(rowsBefore);
  });
});

test.each([
  [
    'POST',
    '/rest/v1/logline_summaries',
    '{"user_id":"ID","logline":"\\ud83c","generated_summary":"y"}',
  ],
  [
    'POST',
    '/rest/v1/logline_summaries',
    '{"user_id":"ID","logline":"x","generated_summary":"\\uDC00y"}',
  ],
  ['PATCH', '/rest/v1/profiles?id=eq.ID', '{"full_name":"\\ud83c"}'],
  ['PUT', '/auth/v1/user', '{"data":{"full_name":{"inner":["\\ud83c"]}}}'],
  ['PUT', '/auth/v1/user', '{"data":{"\\ud83c":1}}'],
  ['POST', '/functions/v1/synopsis', '{"logline":"\\ud83c"}'],
])('%s %s stores no half of a surrogate pair: %s', async (method, path, text) => {
  const { id, token } = member;
  const body = text.replace('ID', id);
  const answer = await callApi(backend, method, path.replace('ID', id), { body, token });
  expect(answer.status).toBe(400);
  expect(await readOwnRows()).toEqual(rowsBefore);
});

test('A whole pair is stored, also as escapes', async () => {
  const { id, token } = await signUpMember(backend);
  const body = `{"user_id":"${id}","logline":"\\ud83c\\udfac","generated_summary":"\\\\ud83c"}`;
  await callApi(backend, 'POST', '/rest/v1/logline_summaries', { body, token });
  const rows = await callApi(backend, 'GET', '/rest/v1/logline_summaries', { token });
  expect(rows.body).toMatchObject([{ logline: '🎬', generated_summary: '\\ud83c' }]);
});
