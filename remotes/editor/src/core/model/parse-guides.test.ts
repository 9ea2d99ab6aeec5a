import { createDeck } from './create';
import { DECK_VERSION } from './deck';
import { validateDeck, parseDeck } from './parse-deck';

test('A deck of the tenth version has no guides of its own', () => {
  const { guides: _, ...old } = createDeck();
  const parsed = validateDeck({ ...old, version: 10 });
  expect(parsed.ok && parsed.deck).toEqual({ ...old, version: DECK_VERSION, guides: [] });
});

test('Guides come back from a file as they were', () => {
  const guides = [
    { id: 'a', axis: 'x', at: 320 },
    { id: 'b', axis: 'y', at: 540 },
  ] as const;
  const parsed = parseDeck(JSON.stringify(createDeck({ guides })));
  expect(parsed.ok && parsed.deck.guides).toEqual(guides);
});

test.each([
  [
    'beside the slide',
    [{ id: 'a', axis: 'y', at: 541 }],
    /^The place of the guide is larger than 540\.$/,
  ],
  ['in no direction', [{ id: 'a', axis: 'z', at: 1 }], /guide/],
  [
    'by the thousand',
    Array.from({ length: 1000 }, () => ({ id: 'a', axis: 'x', at: 1 })),
    /guides/,
  ],
] as const)('A deck with guides %s is refused', (_, guides, words) => {
  const parsed = validateDeck({ ...createDeck(), guides });
  expect(parsed.ok ? 'It opened.' : parsed.problems.join()).toMatch(words);
});

test('Two guides of one id become two', () => {
  const guide = { id: 'a', axis: 'x', at: 320 } as const;
  const parsed = validateDeck(createDeck({ guides: [guide, guide] }));
  expect(new Set(parsed.ok ? parsed.deck.guides.map(({ id }) => id) : []).size).toBe(2);
});
