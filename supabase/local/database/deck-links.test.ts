/** @jest-environment node */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import {
  callApi,
  type SignedInMember,
  signUpMember,
  waitForNewestMail,
} from '../testing/api-client';

let backend: EmbeddedBackend;
let asha: SignedInMember;
let ravi: SignedInMember;
let linkId: string;

const hash = (value: string) => createHash('sha256').update(value).digest('hex');

const callFunction = (member: SignedInMember | undefined, name: string, body: object) =>
  callApi(backend, 'POST', `/rest/v1/rpc/${name}`, { body, token: member?.token });

const createLink = (member: SignedInMember | undefined, options: object = {}) =>
  callFunction(member, 'create_deck_link', {
    deck_id: 'deck-1',
    secret_hash: hash('secret'),
    is_fixed: false,
    ...options,
  });

const open = (body: object) => callFunction(undefined, 'open_deck_link', body);

beforeAll(async () => {
  backend = await getSharedBackend();
  asha = await signUpMember(backend, 'Asha Rao');
  ravi = await signUpMember(backend, 'Ravi Nair');
  await callFunction(ravi, 'save_deck', {
    deck_id: 'deck-1',
    base_revision: 0,
    changes: {
      device: 'Laptop',
      deck: { title: 'The deck of Ravi' },
      slide_ids: ['s1'],
      slides: { s1: { id: 's1', elements: [], notes: 'A note of Ravi' } },
    },
  });
  linkId = String((await createLink(ravi)).body);
});

const readLinksOfRavi = async () =>
  (
    await callApi(backend, 'GET', '/rest/v1/deck_links?select=id,ended_at,ends_at', {
      token: ravi.token,
    })
  ).body;

test('A visitor opens a deck by its id and secret, and gets no notes', async () => {
  expect(await open({ link_id: linkId, secret: 'secret' })).toMatchObject({
    status: 200,
    body: {
      state: 'open',
      deck: { title: 'The deck of Ravi' },
      slides: [{ id: 's1', elements: [] }],
    },
  });
});

test.each([
  { secret: 'guess' },
  { secret: '' },
  { secret: null },
  { secret: hash('secret') },
  { secret: 'secret', link_id: 'guess' },
  { secret: 'secret', link_id: null },
  { secret: ['secret'] },
  { secret: '%' },
])('A guess gets the answer of a link that never existed: %j', async (guess) => {
  expect(await open({ link_id: linkId, ...guess })).toMatchObject({
    status: 200,
    body: { state: 'missing' },
  });
});

test.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])(
  'Neither another member nor a visitor reaches a link by %s',
  async (method) => {
    const before = await readLinksOfRavi();
    for (const token of [asha.token, undefined])
      for (const query of ['', '&select=*', '&select=id', '&select=id,secret_hash,snapshot']) {
        const answer = await callApi(
          backend,
          method,
          `/rest/v1/deck_links?user_id=eq.${ravi.id}${query}`,
          {
            ...(method !== 'GET' && method !== 'DELETE' && { body: { ended_at: null } }),
            ...(token && { token }),
            headers: { prefer: 'return=representation' },
          },
        );
        expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(`${linkId}|${ravi.id}`));
      }
    expect(await readLinksOfRavi()).toEqual(before);
  },
);

test('Another member makes no link to a deck whose id they guess, and ends none', async () => {
  expect(await createLink(asha)).toMatchObject({ status: 404 });
  await callFunction(asha, 'end_deck_link', { link_id: linkId });
  expect((await open({ link_id: linkId, secret: 'secret' })).body).toMatchObject({ state: 'open' });
});

test.each(['create_deck_link', 'end_deck_link'])('A visitor cannot call %s', async (name) => {
  const answer =
    name === 'end_deck_link'
      ? await callFunction(undefined, name, { link_id: linkId })
      : await createLink(undefined);
  expect(answer.status).toBe(401);
});

test('Of forty guesses of a password at once, twenty are tried, and the right one then waits, too', async () => {
  const { body: id } = await createLink(ravi, { password_hash: hash('key') });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      open({ link_id: id, secret: 'secret', password_key: `guess ${index}` }),
    ),
  );
  const states = answers.map(({ body }) => (body as { state: string }).state);
  expect(states.filter((state) => state === 'wrong-password')).toHaveLength(20);
  expect(states.filter((state) => state === 'wait')).toHaveLength(20);
  expect((await open({ link_id: id, secret: 'secret', password_key: 'key' })).body).toEqual({
    state: 'wait',
  });
});

describe('Comments', () => {
  let id: unknown;
  const comment = (body: object) =>
    callFunction(undefined, 'add_deck_comment', {
      link_id: id,
      secret: 'comment secret',
      slide_id: 's1',
      author: 'Mira',
      comment: 'Words of Mira',
      ...body,
    });
  const readComments = async (token: string | undefined, query = 'select=id,author,text') =>
    (await callApi(backend, 'GET', `/rest/v1/deck_comments?${query}`, { ...(token && { token }) }))
      .body;

  beforeAll(async () => {
    ({ body: id } = await createLink(ravi, {
      secret_hash: hash('comment secret'),
      allows_comments: true,
    }));
    expect(await comment({})).toMatchObject({ status: 200, body: 'sent' });
  });

  test('Their mail names the deck, and neither what was typed nor the link', async () => {
    // The first mail confirmed the address of the account.
    const { Subject, Text, HTML } = await waitForNewestMail(backend, ravi.email, 1);
    expect(Subject).toBe('Read new comments on your deck');
    expect(Text).toContain('The deck of Ravi');
    expect(Text + HTML).not.toMatch(new RegExp(`Mira|comment secret|${String(id)}`));
  });

  test('The mail about a later one waits', async () => {
    const path = '/rest/v1/demo_notifications?kind=eq.comment&select=attempts,sent_at';
    const readQueue = async () =>
      (await callApi(backend, 'GET', path, { key: backend.keys.secretKey })).body;
    while (JSON.stringify(await readQueue()).includes('"sent_at":null')) await sleep(20);
    expect(await comment({})).toMatchObject({ body: 'sent' });
    expect(await readQueue()).toEqual([{ attempts: 0, sent_at: null }]);
  });

  test.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])(
    'Neither another member nor a visitor reaches them by %s',
    async (method) => {
      const before = await readComments(ravi.token);
      for (const token of [asha.token, undefined])
        for (const query of ['', '&select=*', '&select=id', '&select=text,decks(content)']) {
          const answer = await callApi(
            backend,
            method,
            `/rest/v1/deck_comments?user_id=eq.${ravi.id}${query}`,
            {
              ...(method !== 'GET' && method !== 'DELETE' && { body: { text: 'x' } }),
              ...(token && { token }),
              headers: { prefer: 'return=representation' },
            },
          );
          expect(JSON.stringify(answer.body)).not.toMatch(/Mira|Words/);
        }
      expect(await readComments(ravi.token)).toEqual(before);
    },
  );

  test.each([
    [{ secret: 'guess' }, 'missing'],
    [{ secret: hash('comment secret') }, 'missing'],
    [{ secret: null }, 'missing'],
    [{ link_id: 'guess' }, 'missing'],
    [{ slide_id: 'guess' }, 'closed'],
    [{ slide_id: '%' }, 'closed'],
  ])('A guess leaves none: %j', async (guess, state) => {
    const before = await readComments(ravi.token);
    expect(await comment(guess)).toMatchObject({ status: 200, body: state });
    expect(await readComments(ravi.token)).toEqual(before);
  });

  test('The owner cannot rewrite one, and deletes it', async () => {
    const [first, ...others] = Object.values(Object(await readComments(ravi.token)));
    const path = `/rest/v1/deck_comments?id=eq.${Object(first).id}`;
    const patch = { token: ravi.token, body: { text: 'x' } };
    expect((await callApi(backend, 'PATCH', path, patch)).status).toBe(403);
    await callApi(backend, 'DELETE', path, { token: ravi.token });
    expect(await readComments(ravi.token)).toEqual(others);
  });
});

test('A link is over when its owner ends it, and with its deck', async () => {
  const [{ body: first }, { body: second }] = [await createLink(ravi), await createLink(ravi)];
  await callFunction(ravi, 'end_deck_link', { link_id: first });
  expect((await open({ link_id: first, secret: 'secret' })).body).toEqual({ state: 'ended' });
  await callApi(backend, 'DELETE', '/rest/v1/decks?id=eq.deck-1', { token: ravi.token });
  expect((await open({ link_id: second, secret: 'secret' })).body).toEqual({ state: 'missing' });
});
