import { Blob as NodeBlob } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { createDeck, createSlide } from '../../core/model/create';
import type { AccountDecks } from './account-decks';
import { createAccountDecks } from './supabase-account-decks';
import { createMemoryAccount } from './testing/create-memory-account';
import { signInNewMember } from './testing/sign-in-new-member';

// jsdom's have no bytes.
Object.assign(globalThis, { Blob: NodeBlob });

const { slides, ...settings } = createDeck({
  slides: [createSlide({ id: 'one' }), createSlide({ id: 'two' })],
});
const [one, two] = slides as [(typeof slides)[0] & object, (typeof slides)[0] & object];
const newDeck = {
  device: 'Laptop',
  deck: settings,
  slide_ids: ['one', 'two'],
  slides: { one, two },
};

const accounts: Readonly<Record<string, () => Promise<AccountDecks>>> = {
  'that tests use': async () => createMemoryAccount().account,
  'of the backend': async () => {
    return createAccountDecks(await signInNewMember());
  },
};

describe.each(Object.entries(accounts))('The account %s', (_, open) => {
  let account: AccountDecks;
  beforeAll(async () => {
    account = await open();
  });

  test('takes a new deck once, and returns it as it was', async () => {
    expect(await account.read('new', 0)).toBeNull();
    expect(await account.save('new', 0, newDeck)).toBe(1);
    expect(await account.save('new', 0, newDeck)).toBeNull();
    expect(await account.read('new', 0)).toMatchObject({
      revision: 1,
      deck: settings,
      slide_ids: ['one', 'two'],
      slides: [
        { id: 'one', content: one, device: 'Laptop' },
        { id: 'two', content: two },
      ],
    });
  });

  test('takes changes of the newest revision only, and returns what is newer than one', async () => {
    await account.save('changed', 0, newDeck);
    const change = (notes: string) => ({ device: 'Phone', slides: { two: { ...two, notes } } });
    expect(await account.save('changed', 1, change('first'))).toBe(2);
    expect(await account.save('changed', 1, change('unseen'))).toBeNull();
    expect(await account.save('changed', 3, change('unseen'))).toBeNull();
    expect(await account.read('changed', 1)).toMatchObject({
      revision: 2,
      slides: [{ id: 'two', content: { notes: 'first' }, device: 'Phone' }],
    });
  });

  test('deletes slides that the order leaves out, and refuses an order without its slides', async () => {
    await account.save('order', 0, newDeck);
    expect(await account.save('order', 1, { device: 'Phone', slide_ids: ['two'] })).toBe(2);
    expect((await account.read('order', 0))?.slides.map(({ id }) => id)).toEqual(['two']);
    await expect(
      account.save('order', 2, { device: 'Phone', slide_ids: ['two', 'three'] }),
    ).rejects.toMatchObject({ name: 'AccountError', isRefused: true });
  });

  test('lists decks with their first slides, until they are deleted', async () => {
    await account.save('listed', 0, newDeck);
    const find = async () => (await account.list()).find(({ id }) => id === 'listed');
    expect(await find()).toMatchObject({
      revision: 1,
      slide_count: 2,
      deck: { title: settings.title },
      first_slide: one,
    });
    await account.delete('listed');
    expect(await find()).toBeUndefined();
    expect(await account.save('listed', 1, { device: 'Phone', slides: { one } })).toBeNull();
  });

  test('keeps a file of several parts by its hash', async () => {
    const bytes = webcrypto.getRandomValues(new Uint8Array(60_000));
    const file = new Blob(
      Array.from({ length: 20 }, () => bytes),
      { type: 'image/png' },
    );
    const digest = await webcrypto.subtle.digest('SHA-256', await file.arrayBuffer());
    const hash = Buffer.from(digest).toString('hex');
    expect(await account.findMissingFiles([hash])).toEqual([hash]);
    expect(await account.readFile(hash)).toBeUndefined();
    await account.saveFile(hash, file);
    await account.saveFile(hash, file);
    expect(await account.findMissingFiles([hash])).toEqual([]);
    const stored = await account.readFile(hash);
    expect(stored?.type).toBe('image/png');
    expect(stored?.size).toBe(file.size);
  });
});
