import { createDeck } from '../core/model/create';
import type { Deck } from '../core/model/deck-schema';
import { createAutosave } from './autosave';
import { LockLostError } from './save-deck';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const stored = createDeck();
const edited = (title: string): Deck => ({ ...stored, title });

/** An autosave of a disk that fails while `disk.failure` is set, and answers after `disk.delayMs`. */
function openAutosave(saved: Deck | null = stored) {
  const disk: { failure?: Error; delayMs: number; deck: Deck | null; writes: number } = {
    delayMs: 0,
    deck: saved,
    writes: 0,
  };
  const states: string[] = [];
  const autosave = createAutosave({
    async save(deck) {
      disk.writes += 1;
      const { failure } = disk;
      if (disk.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, disk.delayMs));
      if (failure) throw failure;
      disk.deck = deck;
    },
    saved,
    onState: (state) => states.push(state),
  });
  autosave.begin(saved);
  return { autosave, disk, states };
}

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('A finished edit is written at once, typing after a moment', async () => {
  const { autosave, disk, states } = openAutosave();
  autosave.schedule(edited('One'), false);
  await wait(0);
  expect(disk.deck?.title).toBe('One');
  autosave.schedule(edited('Two'), true);
  await wait(199);
  expect(autosave.hasUnsavedChanges()).toBe(true);
  await wait(1);
  expect(disk.deck?.title).toBe('Two');
  expect(autosave.hasUnsavedChanges()).toBe(false);
  expect(states).toEqual(['saving', 'saved', 'saving', 'saved']);
});

test('A failed write is tried again with growing pauses, until it succeeds', async () => {
  const { autosave, disk, states } = openAutosave();
  disk.failure = new DOMException('Full', 'QuotaExceededError');
  autosave.schedule(edited('One'), false);
  await wait(0);
  expect(await autosave.flush()).toBe(false);
  expect(autosave.hasUnsavedChanges()).toBe(true);
  const before = disk.writes;
  await wait(60_000);
  expect(disk.writes - before).toBeGreaterThan(3);
  expect(disk.writes - before).toBeLessThan(10);
  delete disk.failure;
  await wait(30_000);
  expect(disk.deck?.title).toBe('One');
  expect(autosave.hasUnsavedChanges()).toBe(false);
  expect(states.at(-1)).toBe('saved');
  expect(states.slice(1, -1).every((state) => state === 'failed')).toBe(true);
});

test('A flush after a deletion does not wait for the end of the pause', async () => {
  const { autosave, disk } = openAutosave();
  disk.failure = new Error('Full');
  autosave.schedule(edited('One'), false);
  await wait(0);
  delete disk.failure;
  expect(await autosave.flush()).toBe(true);
  expect(disk.deck?.title).toBe('One');
});

test('An edit during a slow write is written after it', async () => {
  const { autosave, disk } = openAutosave();
  disk.delayMs = 5000;
  autosave.schedule(edited('One'), false);
  await wait(1000);
  autosave.schedule(edited('Two'), false);
  await wait(4000);
  expect(autosave.hasUnsavedChanges()).toBe(true);
  await wait(5000);
  expect(disk.deck?.title).toBe('Two');
  expect(autosave.hasUnsavedChanges()).toBe(false);
});

test('A tab that another one has taken the deck from never writes again, and keeps its work', async () => {
  const { autosave, disk } = openAutosave();
  disk.failure = new LockLostError();
  autosave.schedule(edited('One'), false);
  await wait(60_000);
  expect(disk.writes).toBe(1);
  autosave.pause();
  autosave.schedule(edited('Two'), false);
  await wait(60_000);
  expect(disk.writes).toBe(1);
  expect(autosave.hasUnsavedChanges()).toBe(true);
});

test('An edit before the first lock is written once it is granted', async () => {
  const saves: Deck[] = [];
  const autosave = createAutosave({
    save: async (deck) => void saves.push(deck),
    saved: stored,
    onState: () => undefined,
  });
  autosave.schedule(edited('One'), false);
  await wait(1000);
  expect(saves).toEqual([]);
  autosave.begin(stored);
  await wait(0);
  expect(saves.map(({ title }) => title)).toEqual(['One']);
});

test('What the user gives up is not written any more, and nothing waits for it', async () => {
  const { autosave, disk } = openAutosave();
  disk.failure = new Error('Full');
  autosave.schedule(edited('One'), false);
  const isClosed = jest.fn();
  void autosave.whenSaved().then(isClosed);
  await wait(0);
  expect(isClosed).not.toHaveBeenCalled();
  autosave.discard();
  await wait(60_000);
  expect(isClosed).toHaveBeenCalled();
  expect(autosave.hasUnsavedChanges()).toBe(false);
  expect(disk.writes).toBe(1);
});
