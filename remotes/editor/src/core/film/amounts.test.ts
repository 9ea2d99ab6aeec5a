/** @jest-environment node */
import { hasMixedCurrencies, isInvalidAmount, sumAmounts } from './amounts';

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
