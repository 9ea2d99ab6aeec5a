/** @jest-environment node */
import { createDeck } from '../core/model/create';
import { validateDeck } from '../elements/parse-deck';
import { listDeckAssets } from '../storage/list-decks';
import { replaceAssetKeys } from '../storage/assets/replace-asset-keys';
import { describeFontFile, mergeFonts } from './add-font';

const asset = 'a'.repeat(64);

test.each([
  ['Gill-BoldItalic.otf', 'Gill', '700', 'italic'],
  ['Gill Sans Regular.ttf', 'Gill Sans', '400', 'normal'],
  ['inter_700.woff2', 'inter', '700', 'normal'],
  ['Ünïcode’s.woff2', 'n code s', '400', 'normal'],
  ['Bold.ttf', 'Own font', '700', 'normal'],
])('%s is %s in weight %s, %s', (fileName, family, weight, style) => {
  const font = describeFontFile(fileName);
  expect(font).toEqual({ family, weight, style });
  expect(validateDeck(createDeck({ fonts: [{ ...font, asset }] })).ok).toBe(true);
});

test('A file replaces that of the same family and style', () => {
  const [regular, bold] = (['400', '700'] as const).map(
    (weight) => ({ family: 'Gill', weight, style: 'normal', asset }) as const,
  );
  if (!regular || !bold) throw new Error('There are two.');
  const newer = { ...bold, asset: 'b'.repeat(64) };
  expect(mergeFonts([regular, bold], [newer])).toEqual([regular, newer]);
});

test('A deck file carries its fonts, under new keys where they got some', () => {
  const deck = createDeck({ fonts: [{ ...describeFontFile('Gill.ttf'), asset }] });
  const other = 'c'.repeat(64);
  expect(listDeckAssets(deck)).toEqual([asset]);
  expect(listDeckAssets(replaceAssetKeys(deck, new Map([[asset, other]])))).toEqual([other]);
});

test('A font name that would break a style sheet is refused', () => {
  const font = { ...describeFontFile('Gill.ttf'), family: "x';}", asset };
  expect(validateDeck(createDeck({ fonts: [font] })).ok).toBe(false);
});
