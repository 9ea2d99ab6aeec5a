import { createRandom } from '@site/testing/create-random';
import { createDeck, createSlide, newId } from '../../../core/model/create';
import type { Deck, Slide } from '../../../core/model/deck-schema';
import type { ConnectAccount } from './connect-account';
import { createDevice, type Device, type SyncFaults } from './create-device';

const STEPS = 40;

/** Steps of a sync that a fault may come at. */
const MAX_FAULT_STEP = 12;

const HOUR_MS = 3_600_000;

export interface SequenceResult {
  readonly seed: number;
  /** Words that somebody wrote, nobody deleted and nobody can find any more, after a step or at the end. */
  readonly lostWords: readonly string[];
  /** Whether both devices show the same deck at the end. */
  readonly isSame: boolean;
}

/** Two people edit one deck on two devices, in any order, with any faults. The deck is deleted from the account at the end. */
export async function runRandomSequence(
  seed: number,
  connect: ConnectAccount,
): Promise<SequenceResult> {
  const random = createRandom(seed);
  const deck = createDeck();
  const account = connect({}, () => Promise.resolve());
  const devices = ['Laptop', 'Phone'].map((name) =>
    createDevice({ connect, name, deck, clockErrorMs: (random() - 0.5) * 48 * HOUR_MS }),
  );
  for (const device of devices) await device.sync();
  const expected = new Set<string>();
  const lostWords = new Set<string>();
  const checkWords = async () => {
    const shown = devices.map((device) => [device.deck, device.versions]);
    const found = wordsIn(JSON.stringify([await account.read(deck.id, 0), shown]));
    for (const word of expected) if (!found.has(word)) lostWords.add(word);
  };
  let wordCount = 0;
  const write = (device: Device) => {
    const before = wordsIn(JSON.stringify(device.deck));
    wordCount += 1;
    edit(device, `w${seed}x${wordCount}.`, random);
    expectWords(expected, before, wordsIn(JSON.stringify(device.deck)));
  };
  for (let step = 0; step < STEPS; step += 1) {
    const device = pick(devices, random);
    if (random() < 0.6) write(device);
    else {
      const act = async () => {
        const person = pick(devices, random);
        write(person);
        if (person !== device) await person.sync();
      };
      await device.sync({ ...pickFaults(random), ...pickMeanwhile(random, act) });
      await checkWords();
    }
  }
  for (let round = 0; round < 3; round += 1) for (const device of devices) await device.sync();
  await checkWords();
  await account.delete(deck.id);
  const [laptop, phone] = devices.map((device) => JSON.stringify(sortKeys(device.deck)));
  return { seed, lostWords: [...lostWords], isSame: laptop === phone };
}

/** Runs the sequences of the first seeds. A failure names its seed. */
export async function expectIntactSequences(count: number, connect: ConnectAccount): Promise<void> {
  const failures: SequenceResult[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    const result = await runRandomSequence(seed, connect);
    if (result.lostWords.length > 0 || !result.isSame) failures.push(result);
  }
  expect(failures).toEqual([]);
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
  if (kind < 0.6) return { killAt: pickStep(random) };
  if (kind < 0.8) return { refuse: pick(['offline', 401, 413, 429, 500] as const, random) };
  return kind < 0.9 ? { losesAnswers: true } : { isDiskFull: true };
}

/** In every third sync somebody writes on, or the other device saves. */
function pickMeanwhile(random: () => number, run: () => Promise<void>): SyncFaults {
  return random() < 0.3 ? { meanwhile: { at: pickStep(random), run } } : {};
}

function pickStep(random: () => number): number {
  return 1 + Math.floor(random() * MAX_FAULT_STEP);
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
