/** @jest-environment node */
import fc from 'fast-check';
import {
  findUncertainAmounts,
  hasMixedCurrencies,
  isInvalidAmount,
  parseAmounts,
  readAmount,
  sumAmounts,
} from './amounts';
import { DECK_LANGUAGES, type DeckLanguage } from './deck-languages';
import { isBlankAmount } from './parse-amount';
import { AMOUNT_WRITINGS } from '../testing/amount-writings';

test.each([
  [['₹1,20,00,000', '45.5'], '₹1,20,00,045.5'],
  [['₹1,200,000', '300 000'], '₹1,500,000'],
  [['₹4500000', '₹500000'], '₹50,00,000'],
  [['$12,500.50', '$0.25'], '$12,500.75'],
  [['1.250.000,50 €', '250.000 €'], '1.500.000,50 €'],
  [['12 000', '3 500'], '15 500'],
  [["CHF 1'200", 'CHF 800'], "CHF 2'000"],
  [['0.1', '0.2'], '0.3'],
  [['(5,000)', '12,000'], '7,000'],
  [['-₹100', '₹30'], '-₹70'],
  [['Rs. 1,00,000/-', ''], 'Rs. 1,00,000/-'],
  [['abc', '100', '—'], '100'],
  [['$5', '€5'], '10'],
  [['12 lakh', '3 lakh', '0'], '15 lakh'],
  [['₹3 Cr', '₹1.25 Cr'], '₹4.25 Cr'],
  [['$1.5M', '$2M'], '$3.5M'],
  [['₹3 Cr', '₹25 lakhs', '₹5,000'], '₹3,25,05,000'],
  [['1.5M', '250k', '100'], '1,750,100'],
  [['5 lac', '1 lac'], '6 lac'],
  [['12 kr', '3 kr'], '15 kr'],
  [[], '0'],
])('%j add up to %s', (cells, sum) => {
  expect(sumAmounts(cells)).toBe(sum);
});

test('Words are strange, empty cells and dashes are not', () => {
  expect(['abc', '12 apples', '1.2 Crew', '1.2.3,4,5'].map(isInvalidAmount)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(
    ['', ' ', '-', '—', '$-', '₹ -', '₹1,20,00,000', '45.5', '(300)'].map(isInvalidAmount),
  ).not.toContain(true);
});

test('Two currencies in one column are noticed', () => {
  expect(hasMixedCurrencies(['₹5', '7', '₹8'])).toBe(false);
  expect(hasMixedCurrencies(['₹5', '$7'])).toBe(true);
});

test.each([
  [['EUR 60.000', '60 T€', '1,2 Mio. €', '780500 Euro', '1.261.262,50'], 'de', 'EUR 3.361.762,50'],
  [['TEUR 60', '850 euros'], 'de', 'EUR 60.850'],
  [['Rs. 5,00,000', '₹12,50,000', 'INR 850'], 'en-IN', 'Rs. 17,50,850'],
  [['USD 500', '$700', '800 dollars', 'US$ 1,000'], 'en', 'USD 3,000'],
  [['1200円', '¥300', 'JPY 500'], 'ja', '2,000円'],
  [['CHF 1’200', 'Fr. 300'], 'de-CH', 'CHF 1’500'],
] as const)('One currency in several writings is one: %j', (cells, language, sum) => {
  expect(hasMixedCurrencies(cells)).toBe(false);
  expect(sumAmounts(cells, { language })).toBe(sum);
});

test.each([
  [['1,261,262.50', '780.500', '1,2 Mio.'], 'de', '3.241.762,50'],
  [['780.500', '1,261,262.50', '1,2 Mio.'], 'en', '3,241,762.50'],
  [['1,261,262.50', '850'], 'de', '1,262,112.50'],
] as const)(
  'Amounts in several writings are added up in that of the deck: %j',
  (cells, language, sum) => {
    expect(sumAmounts(cells, { language })).toBe(sum);
  },
);

test.each(AMOUNT_WRITINGS)(
  '“%s” in a deck in %s beside %j is %d',
  (text, language, beside, value) => {
    const blank = isBlankAmount(text) ? 0 : undefined;
    expect(parseAmounts([text, ...beside, '1'], { language }).values[0] ?? blank).toBe(value);
    expect(isInvalidAmount(text)).toBe(value === undefined);
  },
);

test.each<[string, DeckLanguage | undefined, readonly string[], readonly [number, number] | null]>([
  ['1.250', 'en', [], [1250, 1.25]],
  ['1,250', 'de', [], [1250, 1.25]],
  ['1.250', undefined, [], [1250, 1.25]],
  ['1.250', 'de', [], null],
  ['1,250', 'en', [], null],
  ['1.250', 'en', ['1.250.000'], null],
  ['1.250', 'de', ['12.75'], [1.25, 1250]],
  ['€1.250', 'en', ['€12.75'], [1250, 1.25]],
  ['1.250', 'en', ['12.75'], [1.25, 1250]],
  ['61,250', 'de', ['45.000,50', '412.500'], [61.25, 61_250]],
  ['1,250', 'de', ['0,125'], null],
  ['0.125', 'de', [], null],
  ['12.750 %', 'de', [], [12.75, 12_750]],
  ['12.750 %', 'en', [], null],
])('“%s” in a deck in %s beside %j is settled or told: %j', (text, language, beside, told) => {
  const context = language ? { language } : {};
  const found = findUncertainAmounts([text, ...beside], context).filter(
    (each) => each.text === text,
  );
  expect(found.map(({ value, otherValue }) => [value, otherValue])).toEqual(told ? [told] : []);
  for (const { otherSign, otherValue } of found) {
    expect(readAmount(text, { ...context, decimalSign: otherSign })).toBe(otherValue);
    expect(findUncertainAmounts([text], { ...context, decimalSign: otherSign })).toEqual([]);
  }
});

test.each<[readonly string[], DeckLanguage, string]>([
  [['780.500', '60.000', '850', '1.250'], 'de', '842.600'],
  [['850', '300'], 'de', '1.150'],
  [['850', '300,50'], 'de', '1.150,50'],
  [['850', '300'], 'fr', '1\u202f150'],
  [['850', '300'], 'de-CH', '1’150'],
  [['850000', '300000'], 'en-IN', '11,50,000'],
  [['1,2 Mio', '800 Tsd.'], 'de', '2.000.000'],
  [['1,2 Mio', '0,8 Mio'], 'de', '2,0 Mio'],
  [['T€ 350', 'T€ 1.250'], 'de', 'T€ 1.600'],
  [['60.000', '850', 'TEUR 50'], 'de', 'EUR 110.850'],
  [['1.000 €', '50 T€'], 'de', '51.000 €'],
  [['1億2,000万', '120万'], 'ja', '121,200,000'],
])('%j in a deck in %s add up to %s', (cells, language, sum) => {
  expect(sumAmounts(cells, { language })).toBe(sum);
});

test('Any amount is read as it was written, in every language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DECK_LANGUAGES),
      fc.integer({ min: -999_999_999, max: 999_999_999 }),
      fc.integer({ min: 0, max: 2 }),
      (language, whole, digits) => {
        const value = whole / 10 ** digits;
        const format = new Intl.NumberFormat(language, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          numberingSystem: 'latn',
        });
        expect(readAmount(format.format(value), { language })).toBeCloseTo(value, 5);
      },
    ),
    { seed: 56, numRuns: 300 },
  );
});
