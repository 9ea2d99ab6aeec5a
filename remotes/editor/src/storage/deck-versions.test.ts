/** @jest-environment node */
import { createDeck } from '../core/model/create';
import { findOutdatedVersions } from './deck-versions';

const HOUR = 60 * 60 * 1000;
const deck = createDeck();
const version = (id: number, hoursAgo: number, now: number) => ({
  id,
  deckId: deck.id,
  deck,
  savedAt: now - hoursAgo * HOUR,
});

test('Versions older than seven days make room for a new one', () => {
  const now = 1_000 * HOUR;
  const kept = [version(1, 200, now), version(2, 100, now)];
  expect(findOutdatedVersions(kept, now).map(({ id }) => id)).toEqual([1]);
});

test('With the new one there are at most twenty versions', () => {
  const now = 1_000 * HOUR;
  const kept = Array.from({ length: 20 }, (_, index) => version(index, 20 - index, now));
  expect(findOutdatedVersions(kept, now).map(({ id }) => id)).toEqual([0]);
});
