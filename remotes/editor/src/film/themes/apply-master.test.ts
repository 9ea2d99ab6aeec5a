/** @jest-environment node */
import '../../elements/kinds';
import { createDeck, createSlide } from '../../core/model/create';
import { createTable } from '../../elements/table/create-table';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { validateDeck } from '../../elements/parse-deck';
import { listDeckAssets } from '../../storage/list-decks';
import { replaceAssetKeys } from '../../storage/assets/replace-asset-keys';
import { createSampleSlide } from '../layouts/create-sample-slide';
import { applyDeckTheme } from './apply-deck-theme';
import { requireTheme } from './themes';

const noir = requireTheme('noir');
const logo = { asset: 'a'.repeat(64), naturalWidth: 300, naturalHeight: 100 };
const branded = { ...noir, name: 'own', logo, footer: 'Salt Pan Films' };

const deck = createDeck({
  theme: noir,
  slides: [createSampleSlide('cover', noir), createSampleSlide('steps', noir)],
});

const footersOf = ({ slides }: Deck) =>
  slides.map(({ elements }) => elements.filter((each) => each.sourceName === 'Footer').length);

const logosOf = ({ slides }: Deck) =>
  slides.flatMap(({ elements }) =>
    elements.flatMap((each) =>
      each.type === 'image' && each.sourceName === 'Place for a logo' ? [each.asset] : [],
    ),
  );

test('A theme with a logo and a footer puts them on covers and on the other slides', () => {
  const after = applyDeckTheme(deck, branded);
  expect(validateDeck(after)).toMatchObject({ ok: true });
  expect(logosOf(after)).toEqual([logo.asset]);
  expect(footersOf(after)).toEqual([0, 1]);
  const created = createDeck({ theme: branded, slides: [createSampleSlide('cover', branded)] });
  expect(logosOf(created)).toEqual([logo.asset]);
});

test('A theme without them takes them away, and leaves a logo of one’s own', () => {
  const after = applyDeckTheme(applyDeckTheme(deck, branded), requireTheme('period'));
  expect(logosOf(after)).toEqual(['']);
  expect(footersOf(after)).toEqual([0, 0]);
  const own = 'b'.repeat(64);
  const [cover] = deck.slides;
  const elements = (cover?.elements ?? []).map((each) =>
    each.type === 'image' && each.sourceName === 'Place for a logo'
      ? { ...each, asset: own }
      : each,
  );
  const changed = { ...deck, slides: cover ? [{ ...cover, elements }] : [] };
  expect(logosOf(applyDeckTheme(changed, branded))).toEqual([own]);
});

test('A cover has no footer, whatever its background, and neither has a slide whose table reaches down to it', () => {
  const [cover] = deck.slides;
  const table = createTable({ y: 120, height: 400 });
  const slides = [
    { ...cover, background: noir.palette.background },
    createSlide({ background: noir.palette.background, elements: [table] }),
    createSlide({ background: noir.palette.background, elements: [{ ...table, height: 200 }] }),
  ];
  const after = applyDeckTheme(createDeck({ theme: noir, slides: slides as Slide[] }), branded);
  expect(footersOf(after)).toEqual([0, 0, 1]);
});

test('A changed footer replaces the one before', () => {
  const after = applyDeckTheme(applyDeckTheme(deck, branded), { ...branded, footer: 'Other' });
  expect(footersOf(after)).toEqual([0, 1]);
});

test('A deck file carries the logo of its theme, under a new key where it got one', () => {
  const empty = createDeck({ theme: branded });
  expect(listDeckAssets(empty)).toEqual([logo.asset]);
  const other = 'c'.repeat(64);
  expect(listDeckAssets(replaceAssetKeys(empty, new Map([[logo.asset, other]])))).toEqual([other]);
});
