/** @jest-environment node */
import { createDeck, createSlide } from '../../core/model/create';
import { DECK_LIMITS } from '../../core/model/deck-constants';
import type { Deck } from '../../core/model/deck-schema';
import { AccountError } from './account-decks';
import { MergeTooLargeError } from './merge-decks';
import { connectToMemory } from './testing/connect-account';
import { createDevice, type Device } from './testing/create-device';
import { createMemoryAccount } from './testing/create-memory-account';
import { describeSyncFaults } from './testing/describe-sync-faults';
import { runRandomSequence } from './testing/run-random-sequence';

const deck: Deck = createDeck({
  title: 'The Long Take',
  slides: [createSlide({ id: 'one' }), createSlide({ id: 'two' }), createSlide({ id: 'three' })],
});

/** Laptop and phone with the same deck, which is in the account. */
async function createDevices() {
  const memory = createMemoryAccount();
  const connect = connectToMemory(memory.account);
  const laptop = createDevice({ connect, name: 'Laptop', deck });
  const phone = createDevice({ connect, name: 'Phone', deck });
  await laptop.sync();
  await phone.sync();
  return { ...memory, laptop, phone };
}

function write(device: Device, slideId: string, notes: string): void {
  device.edit((current) => ({
    ...current,
    slides: current.slides.map((slide) => (slide.id === slideId ? { ...slide, notes } : slide)),
  }));
}

const notesOf = ({ deck: { slides } }: Device) => slides.map(({ notes }) => notes);

test('Changes of different slides merge', async () => {
  const { laptop, phone } = await createDevices();
  write(laptop, 'one', 'from the laptop');
  write(phone, 'two', 'from the phone');
  await laptop.sync();
  await phone.sync();
  await laptop.sync();
  for (const device of [laptop, phone])
    expect(notesOf(device)).toEqual(['from the laptop', 'from the phone', '']);
});

test('A slide that both have changed stays twice, side by side, the other one named by its device', async () => {
  const { laptop, phone } = await createDevices();
  write(laptop, 'one', 'from the laptop');
  write(phone, 'one', 'from the phone');
  await laptop.sync();
  await phone.sync();
  await laptop.sync();
  for (const device of [laptop, phone]) {
    expect(notesOf(device)).toEqual(['from the phone', 'from the laptop', '', '']);
    expect(device.deck.slides[1]?.comments?.[0]?.text).toContain('Also changed on Laptop, ');
  }
});

test('A changed slide stays if the other device deletes it, in both orders', async () => {
  for (const isDeletedFirst of [true, false]) {
    const { laptop, phone } = await createDevices();
    write(laptop, 'two', 'still needed');
    phone.edit((current) => ({
      ...current,
      slides: current.slides.filter(({ id }) => id !== 'two'),
    }));
    for (const device of isDeletedFirst ? [phone, laptop, phone] : [laptop, phone, laptop])
      await device.sync();
    for (const device of [laptop, phone]) expect(notesOf(device)).toContain('still needed');
  }
});

test('An unchanged slide that one device deletes goes from both', async () => {
  const { laptop, phone } = await createDevices();
  phone.edit((current) => ({
    ...current,
    slides: current.slides.filter(({ id }) => id !== 'two'),
  }));
  await phone.sync();
  await laptop.sync();
  expect(laptop.deck.slides.map(({ id }) => id)).toEqual(['one', 'three']);
});

test('A deck keeps a slide if each device deletes those that the other one keeps', async () => {
  const { laptop, phone } = await createDevices();
  const keepOnly = (device: Device, slideId: string) =>
    device.edit((current) => ({
      ...current,
      slides: current.slides.filter(({ id }) => id === slideId),
    }));
  keepOnly(laptop, 'one');
  keepOnly(phone, 'two');
  for (const device of [laptop, phone, laptop]) await device.sync();
  for (const device of [laptop, phone])
    expect(device.deck.slides.map(({ id }) => id)).toEqual(['two']);
});

test('A slide or its copy stays if each device deletes the other one of both', async () => {
  const { laptop, phone } = await createDevices();
  write(laptop, 'one', 'from the laptop');
  write(phone, 'one', 'from the phone');
  for (const device of [laptop, phone, laptop]) await device.sync();
  laptop.edit((current) => ({ ...current, slides: current.slides.toSpliced(1, 1) }));
  phone.edit((current) => ({ ...current, slides: current.slides.slice(1) }));
  for (const device of [laptop, phone, laptop]) await device.sync();
  for (const device of [laptop, phone])
    expect(notesOf(device)).toEqual(['from the laptop', '', '']);
});

test('Words of a slide and its copy stay if each device erases them in the other one of both', async () => {
  const { laptop, phone } = await createDevices();
  const setSection = (device: Device, index: number, section: string) =>
    device.edit((current) => ({
      ...current,
      slides: current.slides.map((slide, each) => (each === index ? { ...slide, section } : slide)),
    }));
  setSection(laptop, 0, 'in both');
  for (const device of [laptop, phone]) await device.sync();
  write(laptop, 'one', 'from the laptop');
  write(phone, 'one', 'from the phone');
  for (const device of [laptop, phone, laptop]) await device.sync();
  setSection(laptop, 0, '');
  setSection(phone, 1, '');
  for (const device of [laptop, phone, laptop]) await device.sync();
  for (const device of [laptop, phone])
    expect(device.deck.slides.map(({ section }) => section)).toContain('in both');
});

test('Two new titles are joined; of two designs, the other one is an earlier version', async () => {
  const { laptop, phone } = await createDevices();
  laptop.edit((current) => ({ ...current, title: 'Monsoon', currency: '€' }));
  phone.edit((current) => ({ ...current, title: 'Drought', currency: '£' }));
  await laptop.sync();
  await phone.sync();
  expect(phone.deck).toMatchObject({ title: 'Monsoon / Drought', currency: '£' });
  expect(phone.versions).toMatchObject([{ title: 'Monsoon', currency: '€' }]);
});

test('A changed word sends its slide only', async () => {
  const { account, laptop } = await createDevices();
  const save = jest.spyOn(account, 'save');
  write(laptop, 'two', 'one word');
  await laptop.sync();
  await laptop.sync();
  expect(save.mock.calls).toEqual([
    [deck.id, 1, { device: 'Laptop', slides: { two: laptop.deck.slides[1] } }],
  ]);
});

test('A picture is sent once by its hash, after its slide', async () => {
  const { account, files, laptop } = await createDevices();
  const asset = 'a'.repeat(64);
  const saveFile = jest.spyOn(account, 'saveFile');
  const backgroundPicture = {
    asset,
    naturalWidth: 1,
    naturalHeight: 1,
    zoom: 1,
    focalX: 0.5,
    focalY: 0.5,
    adjustments: null,
    scrimOpacity: 0,
  };
  laptop.edit((current) => ({
    ...current,
    slides: current.slides.map((slide) => ({ ...slide, backgroundPicture })),
  }));
  await laptop.sync({ killAt: 5 });
  expect(JSON.stringify(await account.read(deck.id, 0))).toContain(asset);
  expect(files.size).toBe(0);
  await laptop.sync();
  await laptop.sync();
  expect([...files.keys()]).toEqual([asset]);
  expect(saveFile.mock.calls).toHaveLength(1);
});

test('A picture that the account refuses keeps no other one from it, and is tried again', async () => {
  const { account, files, laptop } = await createDevices();
  const fonts = ['a', 'b'].map((letter) => ({
    asset: letter.repeat(64),
    family: 'House',
    weight: '400' as const,
    style: 'normal' as const,
  }));
  const refusal = new AccountError('It is too large.', { isRefused: true });
  const saveFile = jest.spyOn(account, 'saveFile').mockRejectedValueOnce(refusal);
  laptop.edit((current) => ({ ...current, fonts }));
  expect(await laptop.sync()).toBe(refusal);
  expect([...files.keys()]).toEqual(['b'.repeat(64)]);
  expect(await laptop.sync()).toMatchObject({ kind: 'saved' });
  expect(files.size).toBe(2);
  saveFile.mockRestore();
});

test('A deck that was deleted from the account stays here, and is not stored there again unasked', async () => {
  const { account, decks, laptop } = await createDevices();
  write(laptop, 'one', 'still here');
  await account.delete(deck.id);
  expect(await laptop.sync()).toEqual({ kind: 'deleted' });
  write(laptop, 'one', 'still here, and changed');
  expect(await laptop.sync()).toEqual({ kind: 'deleted' });
  expect(decks.size).toBe(0);
  expect(notesOf(laptop)[0]).toBe('still here, and changed');
});

test('A deck of a newer editor is not touched', async () => {
  const { account, laptop } = await createDevices();
  const { slides: _, ...settings } = deck;
  await account.save(deck.id, 1, {
    device: 'Phone',
    deck: { ...settings, version: 99 as never },
  });
  write(laptop, 'one', 'waits');
  expect(await laptop.sync()).toEqual({ kind: 'outdated' });
  expect((await account.read(deck.id, 0))?.revision).toBe(2);
  expect(notesOf(laptop)[0]).toBe('waits');
});

test('Decks that together have too many slides are left as they are', async () => {
  const { laptop, phone } = await createDevices();
  const fill = (device: Device) =>
    device.edit((current) => ({
      ...current,
      slides: [
        ...current.slides,
        ...Array.from({ length: DECK_LIMITS.slides / 2 }, () => createSlide()),
      ],
    }));
  fill(laptop);
  fill(phone);
  await laptop.sync();
  const before = phone.deck;
  await expect(phone.sync()).rejects.toThrow(MergeTooLargeError);
  expect(phone.deck).toBe(before);
});

test('A browser that has lost its notes about the account joins both decks', async () => {
  const { laptop, phone } = await createDevices();
  write(laptop, 'one', 'from the laptop');
  await laptop.sync();
  write(phone, 'two', 'from the phone');
  phone.forgetRecord();
  await phone.sync();
  expect(notesOf(phone)).toEqual(expect.arrayContaining(['from the laptop', 'from the phone']));
});

test('What was written on after a save without an answer is no change of somebody else', async () => {
  const { laptop } = await createDevices();
  write(laptop, 'one', 'first');
  laptop.edit((current) => ({ ...current, slides: current.slides.slice(0, 2) }));
  await laptop.sync({ losesAnswers: true });
  write(laptop, 'one', 'first and second');
  laptop.edit((current) => ({
    ...current,
    slides: [...current.slides, createSlide({ id: 'three' })],
  }));
  await laptop.sync();
  expect(notesOf(laptop)).toEqual(['first and second', '', '']);
});

test('The same words in conflict again are kept again, if their copy was changed since', async () => {
  const { laptop, phone } = await createDevices();
  write(laptop, 'one', 'again');
  write(phone, 'one', 'other');
  for (const device of [laptop, phone, laptop]) await device.sync();
  write(phone, phone.deck.slides[1]?.id ?? '', 'changed copy');
  for (const device of [phone, laptop]) await device.sync();
  write(laptop, 'one', 'again');
  write(phone, 'one', 'another');
  for (const device of [laptop, phone]) await device.sync();
  expect(notesOf(phone)).toEqual(['another', 'again', 'changed copy', '', '']);
});

test('A copy that the other device changes at the same time does not stand for its slide', async () => {
  const { laptop, phone } = await createDevices();
  write(laptop, 'one', 'again');
  write(phone, 'one', 'other');
  for (const device of [laptop, phone, laptop]) await device.sync();
  write(laptop, laptop.deck.slides[1]?.id ?? '', 'changed copy');
  write(laptop, 'one', 'again');
  write(phone, 'one', 'another');
  for (const device of [laptop, phone]) await device.sync();
  expect(notesOf(phone)).toEqual(['another', 'again', 'changed copy', '', '']);
});

describeSyncFaults(async () => connectToMemory(createMemoryAccount().account));

test.each(Array.from({ length: 50 }, (_, index) => index + 1))(
  'In random sequence %i no word is lost, and both devices end with the same deck',
  async (seed) => {
    const connect = connectToMemory(createMemoryAccount().account);
    expect(await runRandomSequence(seed, connect)).toEqual({ seed, lostWords: [], isSame: true });
  },
);
