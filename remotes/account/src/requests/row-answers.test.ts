import { createSampleProfile } from '@site/page/session/samples';
import { shapeOf } from '../../test/recorded-response';
import { jsonHeaders, restErrorShape, rowsHeaders } from '../../test/response-shapes';
import { UNKNOWN_ID, openEmbeddedSite, type EmbeddedSite } from '../../test/embedded-site';
import { deleteAccount } from './user';
import { generateSynopsis, listSynopses, saveSynopsis } from './synopses';
import { markFreeTrialUsed, readFreeTrial, readProfile, updateName } from './profile';

/**
 * Responses of the embedded backend to every call of tables and functions, as PostgREST's documentation and sources
 * have it: status, headers, body. The one call of marketing and the one of the editor are here too.
 */
let site: EmbeddedSite;
beforeAll(async () => {
  site = await openEmbeddedSite();
});

const written = (range: string, status = 204) => ({
  status,
  headers: { 'content-range': range },
  body: undefined,
});
const oneRow = 'application/vnd.pgrst.object+json; charset=utf-8';
const notOne = (count: number) => ({
  ...restErrorShape(406, 'PGRST116', 'Cannot coerce the result to a single JSON object'),
  body: {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${count} rows`,
    hint: null,
  },
});

describe('A visitor', () => {
  beforeEach(() => site.client.auth.signOut());

  test('asks for a demo, and reads why when something is wrong', async () => {
    const request = {
      name: 'Asha Rao',
      email: site.createEmail(),
      company: 'Monsoon Pictures',
      phone: '9876543210',
      companySize: '250+',
      message: 'We would like to see the pitch deck.',
    };
    const requestDemo = (row: typeof request) => () =>
      site.client.from('demo_requests').insert(row);
    expect(await site.responseOf(requestDemo(request))).toEqual(written('*/*', 201));
    const broken =
      'new row for relation "demo_requests" violates check constraint "company_size_offered"';
    expect(await site.responseOf(requestDemo({ ...request, companySize: '9' }))).toEqual(
      restErrorShape(400, '23514', broken),
    );
    for (let more = 0; more < 2; more += 1) await requestDemo(request)();
    expect(await site.responseOf(requestDemo(request))).toEqual(
      restErrorShape(
        429,
        'PT429',
        'We already have your requests. Please try again in 60 minutes.',
      ),
    );
  });

  test('reads nothing of anybody', async () => {
    expect(await site.responseOf(() => site.client.from('profiles').select('id'))).toEqual(
      restErrorShape(401, '42501', 'permission denied for table profiles', {
        'www-authenticate': 'Bearer',
      }),
    );
  });

  test('with a token that was not signed here is nobody', async () => {
    const parts = ['{"alg":"HS256","typ":"JWT"}', '{"role":"authenticated"}', 'x'.repeat(32)];
    const forged = parts.map((segment) => Buffer.from(segment).toString('base64url')).join('.');
    const read = () =>
      fetch(`${site.url}/rest/v1/profiles?select=id`, {
        headers: { apikey: site.publishableKey, authorization: `Bearer ${forged}` },
      });
    const message = 'No suitable key or wrong key type';
    const refused = restErrorShape(401, 'PGRST301', message, {
      'www-authenticate': `Bearer error="invalid_token", error_description="${message}"`,
    });
    expect(await site.responseOf(read)).toEqual({
      ...refused,
      body: { ...refused.body, details: 'None of the keys was able to decode the JWT' },
    });
  });
});

describe('A member', () => {
  let me: { id: string; email: string };
  beforeEach(async () => {
    me = await site.signUpMember();
  });
  const save = (userId: string, logline = 'One line.') =>
    saveSynopsis({ logline, synopsis: 'More.', userId });

  test('reads the profile, or why it cannot be had', async () => {
    expect(await site.responseShapeOf(() => readProfile(me.id))).toEqual({
      status: 200,
      headers: { 'content-type': oneRow, 'content-range': '0-0/*' },
      body: shapeOf(createSampleProfile()),
    });
    expect(await site.responseOf(() => readFreeTrial(UNKNOWN_ID))).toEqual(notOne(0));
    expect(await site.responseOf(() => readProfile('1'))).toEqual(
      restErrorShape(400, '22P02', 'invalid input syntax for type uuid: "1"'),
    );
  });

  test('changes the own row, no other, and nothing that is too long', async () => {
    const rename = (userId: string, fullName: string) => () => updateName({ userId, fullName });
    expect(await site.responseOf(rename(me.id, 'Mira'))).toEqual(written('0-0/*'));
    expect(await site.responseOf(rename(UNKNOWN_ID, 'Mira'))).toEqual(written('*/*'));
    expect(await site.responseOf(() => markFreeTrialUsed(me.id))).toEqual(written('0-0/*'));
    const tooLong =
      'new row for relation "profiles" violates check constraint "profiles_full_name_check"';
    expect(await site.responseOf(rename(me.id, 'x'.repeat(121)))).toEqual(
      restErrorShape(400, '23514', tooLong),
    );
  });

  test('saves synopses under the own name only, and lists them, newest first', async () => {
    const list = () => listSynopses(me.id);
    expect(await site.responseShapeOf(list)).toEqual({
      status: 200,
      headers: { ...rowsHeaders, 'content-range': '*/*' },
      body: [],
    });
    expect(await site.responseOf(() => save(me.id, 'Older'))).toEqual(written('*/*', 201));
    await save(me.id, 'Newer');
    expect(await site.responseShapeOf(list)).toEqual({
      status: 200,
      headers: { ...rowsHeaders, 'content-range': '0-1/*' },
      body: Array(2).fill({
        id: 'number',
        logline: 'text',
        generated_summary: 'text',
        created_at: 'time',
      }),
    });
    expect(await list()).toMatchObject({ value: [{ logline: 'Newer' }, { logline: 'Older' }] });
    const foreign = 'new row violates row-level security policy for table "logline_summaries"';
    expect(await site.responseOf(() => save(UNKNOWN_ID))).toEqual(
      restErrorShape(403, '42501', foreign),
    );
  });

  test('opens one synopsis in the editor, and is told when there is not exactly one', async () => {
    await save(me.id);
    await save(me.id);
    const table = () => site.client.from('logline_summaries').select('logline, generated_summary');
    expect(await site.responseShapeOf(() => table().limit(1).single())).toMatchObject({
      status: 200,
      headers: { 'content-type': oneRow, 'content-range': '0-0/*' },
      body: { logline: 'text', generated_summary: 'text' },
    });
    expect(await site.responseOf(() => table().eq('id', -1).single())).toEqual(notOne(0));
    expect(await site.responseOf(() => table().single())).toEqual(notOne(2));
  });

  test('who gives up a question hears nothing, and no error of the database', async () => {
    const ended = AbortSignal.abort();
    const { data, error, status } = await site.client
      .from('profiles')
      .select('id')
      .abortSignal(ended);
    expect({ data, status }).toEqual({ data: null, status: 0 });
    expect(error?.message).toContain('AbortError');
  });

  test('has a synopsis written, and deletes the account, with the typed confirmation only', async () => {
    expect(await site.responseShapeOf(() => generateSynopsis('A clown robs a bank.'))).toEqual({
      status: 200,
      headers: jsonHeaders,
      body: { generated_text: 'text', sample: 'boolean' },
    });
    const refused = (error: string, message: string) => ({
      status: 422,
      headers: jsonHeaders,
      body: { error, message },
    });
    expect(await site.responseOf(() => generateSynopsis(''))).toEqual(
      refused('logline', 'A logline has 1 to 1000 characters.'),
    );
    expect(await site.responseOf(() => deleteAccount('somebody'))).toEqual(
      refused(
        'confirmation',
        'Nothing was deleted. Type the email address of your account to confirm.',
      ),
    );
    const gone = await site.responseOf(() => deleteAccount(me.email));
    expect(gone).toEqual({ status: 200, headers: jsonHeaders, body: { deleted: true } });
  });
});
