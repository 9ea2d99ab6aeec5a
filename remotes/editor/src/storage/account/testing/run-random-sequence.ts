import { createRandom } from '@site/testing/create-random';
import { createDeck, createSlide, newId } from '../../../core/model/create';
import type { Deck, Slide } from '../../../core/model/deck-schema';
import { AccountError } from '../account-decks';
import { createDevice, type Device, OFFLINE, REFUSED, type SyncFaults } from './create-device';
import { createMemoryAccount } from './create-memory-account';

const STEPS = 40;

/**
 * Two people edit one deck on two devices, in any order, with any faults.
 * @returns words that somebody wrote, nobody deleted and nobody can find any more, after each step and at the end; and
 * whether both devices show the same deck at the end
 */
export async function runRandomSequence(
  seed: number,
): Promise<{ lostWords: string[]; isSame: boolean }> {
  const random = createRandom(seed);
  const { account } = createMemoryAccount();
  const deck = createDeck();
  const devices = [createDevice(account, 'Laptop', deck), createDevice(account, 'Phone', deck)];
  await devices[0]?.sync();
  await devices[1]?.sync();
  const expected = new Set<string>();
  const lostWords = new Set<string>();
  const checkWords = async () => {
    const stored = JSON.stringify(await account.read(deck.id, 0));
    const found = wordsIn(
      stored + JSON.stringify(devices.map((device) => [device.deck, device.versions])),
    );
    for (const word of expected) if (!found.has(word)) lostWords.add(word);
  };
  for (let step = 0; step < STEPS; step += 1) {
    const device = pick(devices, random);
    const before = wordsIn(JSON.stringify(device.deck));
    if (random() < 0.6) {
      edit(device, `w${seed}x${step}.`, random);
      expectWords(expected, before, wordsIn(JSON.stringify(device.deck)));
    } else await device.sync(pickFaults(random));
    await checkWords();
  }
  for (let round = 0; round < 3; round += 1) for (const device of devices) await device.sync();
  await checkWords();
  const [laptop, phone] = devices.map((device) => JSON.stringify(sortKeys(device.deck)));
  return { lostWords: [...lostWords], isSame: laptop === phone };
}

/** Whoever edits a deck deletes words that they see. */
function expectWords(
  expected: Set<string>,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): void {
  for (const word of before) if (!after.has(word)) expected.delete(word);
  for (const word of after) if (!before.has(word)) expected.add(word);
}

function edit(device: Device, word: string, random: () => number): void {
  const slide = pick(device.deck.slides, random);
  const changes: readonly ((deck: Deck) => Deck)[] = [
    (deck) => changeSlide(deck, slide, { notes: `${slide.notes} ${word}` }),
    (deck) => changeSlide(deck, slide, { notes: `${slide.notes} ${word}` }),
    (deck) => changeSlide(deck, slide, { notes: word }),
    (deck) => changeSlide(deck, slide, { section: word }),
    (deck) => ({ ...deck, slides: insertAt(deck.slides, createNamedSlide(word), random) }),
    (deck) => ({ ...deck, title: `${deck.title.slice(-100)} ${word}` }),
    (deck) => ({ ...deck, currency: pick(['€', '$', '£'], random) }),
    (deck) => ({
      ...deck,
      slides: insertAt(
        deck.slides.filter((each) => each !== slide),
        slide,
        random,
      ),
    }),
    (deck) =>
      deck.slides.length > 1
        ? { ...deck, slides: deck.slides.filter((each) => each !== slide) }
        : deck,
  ];
  device.edit(pick(changes, random));
}

function changeSlide(deck: Deck, slide: Slide, change: Partial<Slide>): Deck {
  return {
    ...deck,
    slides: deck.slides.map((each) => (each === slide ? { ...each, ...change } : each)),
  };
}

function createNamedSlide(word: string): Slide {
  return createSlide({ id: newId(), notes: word });
}

function insertAt(slides: readonly Slide[], slide: Slide, random: () => number): readonly Slide[] {
  return slides.toSpliced(Math.floor(random() * (slides.length + 1)), 0, slide);
}

function pickFaults(random: () => number): SyncFaults {
  const kind = random();
  if (kind < 0.35) return {};
  if (kind < 0.6) return { killAt: 1 + Math.floor(random() * 9) };
  if (kind < 0.7) return { refuse: OFFLINE };
  if (kind < 0.75) return { refuse: REFUSED };
  if (kind < 0.8) return { refuse: new AccountError('429', { isRefused: false }) };
  return kind < 0.9 ? { losesAnswers: true } : { isDiskFull: true };
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/w\d+x\d+\./g));
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sortKeys(each)]),
  );
}
