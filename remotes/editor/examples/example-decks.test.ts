/** @jest-environment node */
import '../src/elements/kinds';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reviewDeck } from '../src/film/review/deck-review';
import { validateDeck } from '../src/elements/parse-deck';
import { listTemplateQuestions } from '../src/film/templates/templates';
import { createExampleDeck } from './create-example-deck';
import { digestExampleDecks, EXAMPLE_DECKS } from './example-decks';

const media = path.join(__dirname, '../../marketing/src/media/product');

describe.each(EXAMPLE_DECKS)('$title', (example) => {
  const deck = createExampleDeck(example);

  test('It is a deck that the editor opens', () => {
    const result = validateDeck(deck);
    expect(result.ok ? [] : result.problems).toEqual([]);
  });

  test('The review of the editor finds nothing in it', () => {
    const context = { templateQuestions: listTemplateQuestions(), bytes: 2_000_000, year: 2026 };
    const findings = reviewDeck(deck, context).filter(({ hasPassed }) => !hasPassed);
    expect(findings.map(({ message }) => message)).toEqual([]);
  });
});

test('The pictures of the site show these decks; if not, `npm run pictures` takes them again', () => {
  const shown: unknown = JSON.parse(readFileSync(path.join(media, 'shown.json'), 'utf8'));
  expect(shown).toMatchObject({ digest: digestExampleDecks() });
});
