import fc from 'fast-check';
import { computeRecoupment, roundToCents } from './finance-figures';
import { EMPTY_FINANCE } from './finance-edits';
import type { Finance } from '../../core/model/deck-schema';
import {
  MAX_AMOUNT,
  FINANCE_SOURCE_KINDS,
  FINANCE_SOURCE_STATUSES,
} from '../../core/model/finance-terms';

const whole = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: MAX_AMOUNT }));
const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100);
const amount = fc.oneof(whole, hundredths(MAX_AMOUNT));
const percent = fc.oneof(fc.integer({ min: 0, max: 100 }), hundredths(100));

const financeArbitrary: fc.Arbitrary<Finance> = fc.record({
  budget: amount,
  sources: fc.array(
    fc.record({
      name: fc.constantFrom('', 'Family office'),
      kind: fc.constantFrom(...FINANCE_SOURCE_KINDS),
      amount,
      status: fc.constantFrom(...FINANCE_SOURCE_STATUSES),
    }),
    { maxLength: 12 },
  ),
  salesFeePercent: percent,
  salesExpensesCap: amount,
  lendingCostPercent: percent,
  premiumPercent: percent,
  deferrals: amount,
  investorPercent: percent,
  receipts: fc.record({ low: amount, base: amount, high: amount }),
});

const sourceOf = (kind: Finance['sources'][number]['kind'], amountOfSource: number) =>
  ({ name: '', kind, amount: amountOfSource, status: 'attached' }) as const;

describe('recoupment', () => {
  it('pays out exactly what comes in', () => {
    fc.assert(
      fc.property(financeArbitrary, amount, (finance, receipts) => {
        const { tiers, investorProfits, producerProfits } = computeRecoupment(finance, receipts);
        const paid = tiers.reduce((sum, tier) => sum + tier.paid, 0);
        expect(roundToCents(paid + investorProfits + producerProfits)).toBe(receipts);
      }),
    );
  });

  it('never pays a tier more than its claim, nor before the tiers above it are paid', () => {
    fc.assert(
      fc.property(financeArbitrary, amount, (finance, receipts) => {
        const { tiers, netProfits } = computeRecoupment(finance, receipts);
        const unpaid = tiers.findIndex(({ paid, claim }) => paid < claim);
        for (const { paid, claim } of tiers) {
          expect(paid).toBeGreaterThanOrEqual(0);
          expect(paid).toBeLessThanOrEqual(claim);
        }
        if (unpaid === -1) return;
        expect(tiers.slice(unpaid + 1).every(({ paid, claim }) => paid === 0 || claim === 0)).toBe(
          true,
        );
        expect(netProfits).toBe(0);
      }),
    );
  });

  it('pays nobody less when receipts are higher', () => {
    fc.assert(
      fc.property(financeArbitrary, amount, amount, (finance, one, other) => {
        const low = computeRecoupment(finance, Math.min(one, other));
        const high = computeRecoupment(finance, Math.max(one, other));
        for (const [index, { paid }] of low.tiers.entries())
          expect(high.tiers[index]?.paid).toBeGreaterThanOrEqual(paid);
        expect(high.investorTotal).toBeGreaterThanOrEqual(low.investorTotal);
        expect(high.producerProfits).toBeGreaterThanOrEqual(low.producerProfits);
      }),
    );
  });
});

// FFG 2017, § 71 (https://elchwinkel.de/gesetze/ffg-2017/71): the loan is repaid from what the producer earns only.
describe('a conditionally repayable loan', () => {
  const finance = {
    ...EMPTY_FINANCE,
    sources: [
      sourceOf('equity', 100_000),
      sourceOf('conditional-loan', 50_000),
      sourceOf('conditional-loan', 30_000),
      sourceOf('deferral', 10_000),
    ],
    salesFeePercent: 0,
    lendingCostPercent: 10,
    premiumPercent: 20,
  };

  it.each([
    ['nothing before equity and deferrals are paid back', 130_000, 0, 0],
    ['what is left of them', 150_000, 20_000, 0],
    ['no interest, and no part of the profit', 230_000, 80_000, 20_000],
  ])('gets %s', (_, receipts, repaid, netProfits) => {
    const result = computeRecoupment(finance, receipts);
    const loan = result.tiers.find(({ label }) => label === 'Conditionally repayable loan');
    expect([loan?.paid, result.netProfits]).toEqual([repaid, netProfits]);
  });
});

/** Figures as published; a deduction that the model has no tier for stands in the tier at its place in the order. */
describe('published worked examples', () => {
  const paidBy = (finance: Finance, receipts: number) =>
    computeRecoupment(finance, receipts).tiers.map(({ paid }) => paid);

  // “Fate of the Monarchs”, https://coconote.app/notes/83dafd19-fe27-4004-a8ac-56996383d2d9: of 500,000 a distributor
  // keeps 25 % and 25,000 of marketing; agents take 10 % and 10,000; 5 % of net profits are 250.
  it('pays investors 120 % and leaves an actor 250', () => {
    const finance = {
      ...EMPTY_FINANCE,
      sources: Array.from({ length: 5 }, () => sourceOf('equity', 50_000)),
      salesFeePercent: 10,
      salesExpensesCap: 10_000,
    };
    const result = computeRecoupment(finance, 350_000);
    expect(result.netProfits).toBe(5_000);
    expect((result.netProfits * 5) / 100).toBe(250);
    expect(result.investorTotal).toBe(302_500);
    expect(result.returnPercent).toBe(21);
  });

  // “Suggested Rate of Return for Investors”, https://movielaw.net/tips-of-the-trade/suggested-rate-of-return-for-investors/:
  // development of 400,000 is paid first with 100 %, then 1,000,000 of production with 20 %, of the first 2,000,000.
  it.each([
    [800_000, 800_000, 0],
    [1_400_000, 800_000, 600_000],
    [2_000_000, 800_000, 1_200_000],
  ])('pays two classes of investors one after the other at %d', (receipts, classA, classB) => {
    const finance = {
      ...EMPTY_FINANCE,
      sources: [sourceOf('debt', 400_000), sourceOf('equity', 1_000_000)],
      salesFeePercent: 0,
      lendingCostPercent: 100,
      premiumPercent: 20,
    };
    expect(paidBy(finance, receipts)).toEqual([0, 0, classA, 0, classB, 0, 0]);
    expect(computeRecoupment(finance, receipts).netProfits).toBe(0);
  });

  // “Going Bionic #179”, 1 October 2013, https://goingbionic.com/2015/03/02/going-bionic-179-another-reader-qa-october-1-2013:
  // “Investors who fund a $1 million dollar film, will recoup the first $1.2 million, before remaining earnings are
  // split 50/50”, of what comes back to the producers. The receipts above 1.2 million are ours.
  it.each([
    [1_200_000, 1_200_000, 0],
    [1_200_002, 1_200_001, 1],
    [2_200_000, 1_700_000, 500_000],
  ])('splits what follows 120 % in halves at %d', (receipts, investors, producers) => {
    const finance = {
      ...EMPTY_FINANCE,
      sources: [sourceOf('equity', 1_000_000)],
      salesFeePercent: 0,
      premiumPercent: 20,
      investorPercent: 50,
    };
    const result = computeRecoupment(finance, receipts);
    expect([result.investorTotal, result.producerProfits]).toEqual([investors, producers]);
  });

  // T. Turlow’s reply to “3 Film Financing Myths, Hacked by Data”,
  // https://medium.com/@tomturlow/this-is-all-well-and-good-from-a-studio-perspective-but-the-reason-people-poke-fun-at-film-7d84da765da9:
  // a film of $10m grosses $30m, of which cinemas keep $15m; the distributor takes 30 % ($4.5m) and $10m of marketing;
  // the producer, who invested $10m, “is left with $500,000, meaning a loss on theatrical exploitation of $9.5m”.
  it('leaves an investor 5 % of the money after fee and marketing', () => {
    const finance = {
      ...EMPTY_FINANCE,
      sources: [sourceOf('equity', 10_000_000)],
      salesFeePercent: 30,
      salesExpensesCap: 10_000_000,
    };
    const result = computeRecoupment(finance, 15_000_000);
    expect(paidBy(finance, 15_000_000)).toEqual([4_500_000, 10_000_000, 0, 0, 500_000, 0, 0]);
    expect(result.investorTotal - 10_000_000).toBe(-9_500_000);
    expect(result.returnPercent).toBe(-95);
  });

  // “Film Net Proceeds Calculator”, https://www.yescalculator.com/en/tool/film-net-proceeds-calculator.html: of
  // $1,000,000 go $100,000 of distribution fees, $50,000 of expenses, $300,000 of negative cost with $20,000 of
  // interest, $30,000 of overhead and $200,000 of participations; “the net proceeds for this film are $300,000”.
  it('leaves the net proceeds of a studio’s statement', () => {
    const finance = {
      ...EMPTY_FINANCE,
      sources: [sourceOf('debt', 300_000 + 20_000)],
      salesFeePercent: 10,
      salesExpensesCap: 50_000,
      deferrals: 30_000 + 200_000,
    };
    expect(paidBy(finance, 1_000_000)).toEqual([100_000, 50_000, 320_000, 0, 0, 230_000, 0]);
    expect(computeRecoupment(finance, 1_000_000).netProfits).toBe(300_000);
  });
});
