/** @jest-environment node */
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import { callApi, type SignedInMember, signUpMember } from '../testing/api-client';

let backend: EmbeddedBackend;
let asha: SignedInMember;
let ravi: SignedInMember;

const HASH = 'a'.repeat(64);

beforeAll(async () => {
  backend = await getSharedBackend();
  asha = await signUpMember(backend, 'Asha Rao');
  ravi = await signUpMember(backend, 'Ravi Nair');
  await saveDeck(ravi, 0, newDeck('The secret of Ravi'));
  await callFunction(ravi, 'save_deck_file_part', {
    file_hash: HASH,
    part: 0,
    part_count: 1,
    file_type: 'image/png',
    data: 'UmF2aQ==',
  });
});

const callFunction = (member: SignedInMember | undefined, name: string, body: object) =>
  callApi(backend, 'POST', `/rest/v1/rpc/${name}`, { body, token: member?.token });

const saveDeck = (member: SignedInMember, base_revision: number, changes: object) =>
  callFunction(member, 'save_deck', { deck_id: 'deck-1', base_revision, changes });

const newDeck = (title: string) => ({
  device: 'Laptop',
  deck: { title },
  slide_ids: ['s1'],
  slides: { s1: { notes: title, asset: HASH } },
});

const readEverythingOfRavi = async () => [
  await callFunction(ravi, 'read_deck', { deck_id: 'deck-1' }).then(({ body }) => body),
  await callApi(backend, 'GET', '/rest/v1/deck_files', { token: ravi.token }).then(
    ({ body }) => body,
  ),
];

const tables = ['decks', 'deck_slides', 'deck_files'];

test.each(
  tables.flatMap((table) =>
    ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].map((method) => [method, table] as const),
  ),
)('A member reaches nothing of another member by %s %s', async (method, table) => {
  const before = await readEverythingOfRavi();
  const filter = `?user_id=eq.${ravi.id}`;
  const answer = await callApi(backend, method, `/rest/v1/${table}${filter}`, {
    ...(method !== 'GET' && method !== 'DELETE' && { body: { user_id: ravi.id, id: 'deck-1' } }),
    token: asha.token,
    headers: { prefer: 'return=representation' },
  });
  expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(`${ravi.id}|secret|UmF2aQ`));
  expect(await readEverythingOfRavi()).toEqual(before);
});

test.each([
  ['read_deck', { deck_id: 'deck-1' }],
  ['list_decks', {}],
  ['export_decks', {}],
  ['find_near_limit', { deck_id: 'deck-1' }],
  ['save_deck', { deck_id: 'deck-1', base_revision: 1, changes: newDeck('Stolen') }],
])('A member who guesses the id of a deck gets nothing by %s', async (name, body) => {
  const before = await readEverythingOfRavi();
  const answer = await callFunction(asha, name, body);
  expect(JSON.stringify(answer.body ?? '')).not.toContain('secret');
  expect(await readEverythingOfRavi()).toEqual(before);
});

test.each([
  'save_deck',
  'read_deck',
  'list_decks',
  'export_decks',
  'find_missing_files',
  'find_near_limit',
  'save_deck_file_part',
] as const)('A visitor cannot call %s', async (name) => {
  const bodies = {
    save_deck: { deck_id: 'deck-1', base_revision: 1, changes: {} },
    read_deck: { deck_id: 'deck-1' },
    list_decks: {},
    export_decks: {},
    find_missing_files: { hashes: [HASH] },
    find_near_limit: { deck_id: 'deck-1' },
    save_deck_file_part: {
      file_hash: HASH,
      part: 0,
      part_count: 1,
      file_type: 'a/b',
      data: 'AA==',
    },
  };
  expect((await callFunction(undefined, name, bodies[name])).status).toBe(401);
});

test('A deck is saved by revision: a save on an older one is answered null and changes nothing', async () => {
  expect(await saveDeck(asha, 0, newDeck('First'))).toMatchObject({ status: 200, body: 1 });
  expect(await saveDeck(asha, 1, { device: 'Laptop', deck: { title: 'Second' } })).toMatchObject({
    status: 200,
    body: 2,
  });
  expect(await saveDeck(asha, 1, { device: 'Phone', deck: { title: 'Unseen' } })).toMatchObject({
    status: 200,
    body: null,
  });
  expect(await callFunction(asha, 'read_deck', { deck_id: 'deck-1' })).toMatchObject({
    status: 200,
    body: {
      revision: 2,
      deck: { title: 'Second' },
      slide_ids: ['s1'],
      slides: [{ id: 's1', content: { notes: 'First', asset: HASH }, device: 'Laptop' }],
    },
  });
});

test('Of ten saves on one revision at once, one is taken', async () => {
  const member = await signUpMember(backend, 'Meera Pillai');
  await saveDeck(member, 0, newDeck('Start'));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      saveDeck(member, 1, { device: 'x', deck: { title: `Save ${index}` } }),
    ),
  );
  expect(answers.filter(({ body }) => body === 2)).toHaveLength(1);
  expect(answers.filter(({ body }) => body === null)).toHaveLength(9);
});

test('Two hundred decks are listed in one request; one more is refused with a sentence', async () => {
  const member = await signUpMember(backend, 'Kiran Shah');
  for (let index = 0; index < 200; index += 1)
    await callFunction(member, 'save_deck', {
      deck_id: `deck-${index}`,
      base_revision: 0,
      changes: newDeck(`Deck ${index}`),
    });
  const { body } = await callFunction(member, 'list_decks', {});
  expect(body).toHaveLength(200);
  expect(
    await callFunction(member, 'save_deck', {
      deck_id: 'deck-200',
      base_revision: 0,
      changes: newDeck('Deck 200'),
    }),
  ).toMatchObject({
    status: 413,
    body: {
      message:
        'Your account has 200 decks, the most it can hold. Delete one to keep this deck there. It is safe in this browser.',
    },
  });
});

test('A deck of three megabytes is stored, one over the limit is refused with a sentence', async () => {
  const member = await signUpMember(backend, 'Lata Bose');
  const deckOf = (bytes: number) => ({
    ...newDeck('Large'),
    slides: { s1: { notes: 'x'.repeat(bytes) } },
  });
  expect(await saveDeck(member, 0, deckOf(3_000_000))).toMatchObject({ status: 200, body: 1 });
  expect(await saveDeck(member, 1, deckOf(4_100_000))).toMatchObject({
    status: 413,
    body: { message: expect.stringMatching(/larger than the 4 MB .* safe in this browser\.$/) },
  });
});
