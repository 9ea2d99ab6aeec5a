import { createDeck } from './create';
import { validateDeck, parseDeck } from '../../elements/parse-deck';

test('Guides come back from a file as they were', () => {
  const guides = [
    { id: 'a', axis: 'x', position: 320 },
    { id: 'b', axis: 'y', position: 540 },
  ] as const;
  const parsed = parseDeck(JSON.stringify(createDeck({ guides })));
  expect(parsed.ok && parsed.deck.guides).toEqual(guides);
});

test.each([
  [
    'beside the slide',
    [{ id: 'a', axis: 'y', position: 721 }],
    /^The position of the guide is larger than 720\.$/,
  ],
  ['in no direction', [{ id: 'a', axis: 'z', position: 1 }], /guide/],
  [
    'by the thousand',
    Array.from({ length: 1000 }, () => ({ id: 'a', axis: 'x', position: 1 })),
    /guides/,
  ],
] as const)('A deck with guides %s is refused', (_, guides, words) => {
  const parsed = validateDeck({ ...createDeck(), guides });
  expect(parsed.ok ? 'It opened.' : parsed.problems.join()).toMatch(words);
});

test('Two guides of one id become two', () => {
  const guide = { id: 'a', axis: 'x', position: 320 } as const;
  const parsed = validateDeck(createDeck({ guides: [guide, guide] }));
  expect(new Set(parsed.ok ? parsed.deck.guides.map(({ id }) => id) : []).size).toBe(2);
});
