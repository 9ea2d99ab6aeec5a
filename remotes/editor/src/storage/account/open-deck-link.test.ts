import { Blob as NodeBlob } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDeck, createSlide } from '../../core/model/create';
import { deckSchema, slideSchema } from '../../elements/element-schema';
import { derivePasswordKey } from './deck-link-secret';
import {
  createDeckLink,
  type DeckLinkOptions,
  deleteLinkComment,
  endDeckLink,
  findLinkAddress,
  listLinkComments,
} from './deck-links';
import { openDeckLink, sendComment } from './open-deck-link';
import { createAccountDecks } from './supabase-account-decks';
import { signInNewMember } from './testing/sign-in-new-member';

// jsdom's have no bytes.
Object.assign(globalThis, { Blob: NodeBlob });

let owner: string;
beforeAll(async () => {
  owner = await signInNewMember();
  const { slides, ...deck } = createDeck({
    title: 'Night Tide',
    language: 'fr',
    slides: [
      createSlide({ id: 'one', notes: 'A note', background: '#102030' }),
      createSlide({ id: 'two', hidden: true }),
    ],
  });
  await createAccountDecks(owner).save('deck', 0, {
    device: 'Laptop',
    deck,
    slide_ids: ['one', 'two'],
    slides: Object.fromEntries(slides.map((slide) => [slide.id, slide])),
  });
});

async function createLink(options: Partial<DeckLinkOptions> = {}) {
  const all = {
    isFixed: false,
    password: '',
    endsAt: null,
    allowsComments: false,
    allowsDownload: false,
    ...options,
  };
  const { pathname, hash } = new URL(await createDeckLink(owner, 'deck', all));
  return { linkId: pathname.split('/').at(-1) ?? '', secret: hash.slice(1), passwordKey: null };
}

test('A link shows the deck without notes and hidden slides, until its owner ends it', async () => {
  const keys = await createLink();
  expect(await openDeckLink(keys)).toMatchObject({
    kind: 'open',
    deck: {
      title: 'Night Tide',
      language: 'fr',
      slides: [{ id: 'one', background: '#102030', notes: '' }],
    },
  });
  expect(findLinkAddress(owner, keys.linkId)).toContain(`${keys.linkId}#${keys.secret}`);
  await endDeckLink(owner, keys.linkId);
  expect(await openDeckLink(keys)).toEqual({ kind: 'ended' });
  expect(findLinkAddress(owner, keys.linkId)).toBeUndefined();
});

test('A visitor comments where the link allows it, and its owner reads and deletes it', async () => {
  const comment = { slideId: 'one', author: 'Mira', text: 'Too dark?' };
  expect(await sendComment(await createLink(), comment)).toBe('closed');
  const keys = await createLink({ allowsComments: true });
  expect(await openDeckLink(keys)).toMatchObject({ allowsComments: true, allowsDownload: false });
  expect(await sendComment(keys, comment)).toBe('sent');
  expect(await sendComment(keys, { ...comment, slideId: 'two' })).toBe('closed');
  expect(await sendComment(keys, { ...comment, text: ' ' })).toBe('closed');
  expect(await sendComment({ ...keys, secret: 'guess' }, comment)).toBe('closed');
  const [listed, ...others] = await listLinkComments(owner, 'deck');
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ slide_id: 'one', author: 'Mira', text: 'Too dark?' });
  await deleteLinkComment(owner, listed?.id ?? 0);
  expect(await listLinkComments(owner, 'deck')).toEqual([]);
});

test('A password opens a link, and a wrong one does not', async () => {
  const keys = await createLink({ password: 'Sésame' });
  const openWith = async (password: string) =>
    openDeckLink({ ...keys, passwordKey: await derivePasswordKey(password, keys.secret) });
  expect(await openDeckLink(keys)).toEqual({ kind: 'password' });
  expect(await openWith('Sesame')).toEqual({ kind: 'wrong-password' });
  // The same letters, as another keyboard writes them.
  expect(await openWith('Sésame'.normalize('NFD'))).toMatchObject({ kind: 'open' });
});

test.each([
  ['another secret', { secret: 'A'.repeat(22) }, 'missing'],
  ['no secret', { secret: '' }, 'missing'],
  ['another id', { linkId: 'A'.repeat(16) }, 'missing'],
])('An address with %s shows no deck', async (_, change, kind) => {
  expect(await openDeckLink({ ...(await createLink()), ...change })).toEqual({ kind });
});

test('Without a network a link says so', async () => {
  const keys = await createLink();
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  expect(await openDeckLink(keys)).toEqual({ kind: 'offline' });
  globalThis.fetch = fetch;
});

test('Every field of a deck is shown by links, or private', () => {
  const sql = readFileSync(join('supabase', 'migrations', '20261129230000_deck_links.sql'), 'utf8');
  const [slideFields, deckFields] = [...sql.matchAll(/where key in \(([^)]+)\)/g)].map(
    ([, list = '']) => list.match(/\w+/g) ?? [],
  );
  const privateDeckFields = ['id', 'slides', 'swatches', 'frameGuide', 'guides', 'finance'];
  const privateSlideFields = ['notes', 'hidden', 'section', 'comments'];
  const sort = (names: readonly string[] = []) => names.toSorted();
  expect(sort([...(deckFields ?? []), ...privateDeckFields])).toEqual(
    sort(Object.keys(deckSchema.entries)),
  );
  expect(sort([...(slideFields ?? []), ...privateSlideFields])).toEqual(
    sort(Object.keys(slideSchema.entries)),
  );
});
