/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeClipboardContent } from '../../../elements/decode-clipboard-content';
import { DECK_VERSION } from '../deck-constants';
import type { JsonObject } from './migrate-deck';
import { validateDeck } from '../../../elements/parse-deck';

interface StoredDeck {
  /** A deck as the editor of its time stored it. */
  readonly stored: {
    readonly version?: number;
    readonly slides: readonly { readonly elements: readonly JsonObject[] }[];
  };
  /** The deck that the editor of version 11 drew for it, in the names since version 12, and without a number. */
  readonly migrated: StoredDeck['stored'];
}

const versions = Array.from({ length: DECK_VERSION - 1 }, (_, index) => index + 1);

function readSample(version: number): StoredDeck {
  const file = join(import.meta.dirname, `../../testing/stored-decks/version-${version}.json`);
  const { stored, migrated } = JSON.parse(readFileSync(file, 'utf8')) as StoredDeck;
  return { stored, migrated: { version: DECK_VERSION, ...migrated } };
}

test.each(versions)(
  'A stored deck of version %i opens as its editor, or that of version 11, showed it',
  (version) => {
    const { stored, migrated } = readSample(version);
    expect(validateDeck(stored)).toEqual({ ok: true, deck: migrated });
  },
);

test('A deck of the current version passes unchanged', () => {
  const { migrated } = readSample(11);
  expect(validateDeck(migrated)).toEqual({ ok: true, deck: migrated });
});

test('A deck of the next version is refused with advice', () => {
  const parsed = validateDeck({ ...readSample(11).migrated, version: DECK_VERSION + 1 });
  expect(parsed.ok ? '' : parsed.problems[0]).toMatch(/newer version.*Reload/);
});

test.each([
  ['version 11', { version: 11 }],
  ['an editor that wrote no version', {}],
])('What was copied in a tab of %s is pasted as it looked', (_, version) => {
  const { stored, migrated } = readSample(11);
  const [first, ...slides] = stored.slides;
  const payload = JSON.stringify({ ...version, elements: first?.elements, slides });
  const html = `<div data-slide-clip="${encodeURIComponent(payload)}">`;
  expect(decodeClipboardContent(html)).toEqual({
    elements: migrated.slides[0]?.elements,
    slides: migrated.slides.slice(1),
  });
});

test('A key that every object inherits is left alone', () => {
  const { stored, migrated } = readSample(11);
  expect(validateDeck({ ...stored, constructor: 'Mira' })).toEqual({ ok: true, deck: migrated });
});
