import '../../elements/kinds';
import { toProseMirrorDoc, toRichText } from '../../text-editing/prosemirror-conversion';
import {
  changeElementsById,
  createEditorDocument,
  currentSlideOf,
} from '../../core/edit/editor-document';
import { rowsWithTotalOf } from '../../elements/table/totals/table-totals';
import { createDeck } from '../../core/model/create';
import type { Deck, Slide, DeckFinance } from '../../core/model/deck-schema';
import type { SlideElement } from '../../core/elements/slide-element';
import type { TableElement } from '../../elements/table/table-schema';
import { createText } from '../../core/text/create-text';
import { findSlideTitle } from '../../core/text/find-slide-title';
import { createDeckFromTemplate } from '../templates/templates';
import { validateDeck } from '../../elements/parse-deck';
import {
  insertFinanceFigure,
  addFinanceSlides,
  addWaterfall,
  changeFinance,
  changeMoneyFormat,
  financeOf,
  countFinanceViewsSetByHand,
  EMPTY_FINANCE,
  resetFinanceViews,
} from './finance-edits';
import {
  computeRecoupment,
  missingAmountOf,
  financeRowsOf,
  formatMoney,
  parseMoney,
} from './finance-figures';

const isNamed = (field: string) => (element: SlideElement) => field in element;

const lookOf = ({
  fontFamily,
  fontSize,
  color,
  lineColor,
  headerFill,
  headerColor,
}: TableElement) => ({
  fontFamily,
  fontSize,
  color,
  lineColor,
  headerFill,
  headerColor,
});

const equityOf = (value: number) =>
  ({ name: '', kind: 'equity', amount: value, status: 'attached' }) as const;

describe('money', () => {
  it('groups rupees in lakhs and others in thousands', () => {
    expect(formatMoney({ language: 'en', currency: '₹' }, 12_345_678)).toBe('₹1,23,45,678');
    expect(formatMoney({ language: 'en', currency: '$' }, 12_345_678)).toBe('$12,345,678');
    expect(formatMoney({ language: 'en', currency: '$' }, -5)).toBe('-$5');
    expect(formatMoney({ language: 'de', currency: '€' }, 1234.5)).toBe('1.234,50\u00a0€');
  });

  it.each([
    ['12 lakh', 1_200_000],
    ['1.5 crore', 15_000_000],
    ['$1.5M', 1_500_000],
    ['1,200,000', 1_200_000],
    ['1,200,000.45', 1_200_000.45],
    ['1.2345678 million', 1_234_567.8],
    ['', 0],
    ['soon', undefined],
    ['-5', undefined],
  ])('reads “%s” as %s', (text, value) => {
    expect(parseMoney(text)).toBe(value);
  });
});

describe('views of the finance model', () => {
  const film = { ...EMPTY_FINANCE, budget: 900, sources: [equityOf(600)] };
  const start = changeFinance(createEditorDocument(createDeck()), () => film);
  const shown = financeOf(start.deck);
  const withSlides = addFinanceSlides(start);
  const viewsOf = (doc: typeof start) =>
    doc.deck.slides
      .flatMap(({ elements }) => elements)
      .flatMap((element) => ('financeView' in element ? [element] : []));

  it('has no return where nothing comes in, and names what the waterfall leaves', () => {
    const [, chart, returns] = viewsOf(withSlides);
    expect(returns?.rows[3]).toEqual(['Return on equity', '–', '–', '–']);
    expect(chart).toMatchObject({ totalLabel: 'Net profits' });
  });

  it('has the type and the look of the template', () => {
    const deck = createDeckFromTemplate('feature', {}, undefined, { language: 'de' });
    const own = deck.slides.find(({ elements }) => elements.some(isNamed('hasTotalRow')));
    const added = addFinanceSlides(createEditorDocument(deck));
    const plan = currentSlideOf(added);
    const titleOf = ({ elements }: Slide) => findSlideTitle(elements) ?? createText();
    const { content: _content, id: _id, fontSize: _size, ...titleBefore } = titleOf(own ?? plan);
    expect(titleOf(plan)).toMatchObject({ content: 'Finanzierungsplan', ...titleBefore });
    const looks = [own, plan].map((slide) => {
      const table = slide?.elements.find(isNamed('hasTotalRow'));
      return table && 'hasTotalRow' in table ? lookOf(table) : undefined;
    });
    expect(looks[1]).toEqual(looks[0]);
  });

  it('counts deferred fees as a source, and pays them back with the other deferrals', () => {
    const deferral = { ...equityOf(100), kind: 'deferral' } as const;
    const finance = { ...EMPTY_FINANCE, budget: 700, sources: [equityOf(600), deferral] };
    expect(missingAmountOf(finance)).toBe(0);
    const german = { ...finance, language: 'de', currency: '€' } as const;
    expect(financeRowsOf(german, 'plan')[2]).toEqual(['Rückstellung', 'Zugesagt', '100\u00a0€']);
    const paid = (deferrals: number) =>
      computeRecoupment({ ...finance, deferrals }, 10_000).tiers.find(
        ({ label }) => label === 'Deferrals',
      )?.paid;
    expect([0, 80, 150].map(paid)).toEqual([100, 100, 150]);
  });

  it.each([
    ['de', 'Bedingt rückzahlbares Darlehen'],
    ['fr', 'Avance remboursable'],
    ['hi', 'सशर्त वापसी वाला ऋण'],
    ['en', 'Conditionally repayable loan'],
  ] as const)('names a loan that is repayable on success only in %s', (language, label) => {
    const loan = { ...equityOf(100), kind: 'conditional-loan' } as const;
    const finance = { ...financeOf(createDeck({ language })), sources: [loan] };
    expect(financeRowsOf(finance, 'plan')[1]?.[0]).toBe(label);
    const receipts = { low: 0, base: 1000, high: 0 };
    expect(financeRowsOf({ ...finance, receipts }, 'recoupment').at(-1)?.[0]).toBe(label);
  });

  it('keeps cents, and shows them in every amount of a view or in none', () => {
    const sources = [equityOf(0.1), equityOf(0.2), equityOf(500)];
    const finance = { ...EMPTY_FINANCE, budget: 900.3, sources, language: 'de', currency: '€' };
    const amountsOf = (rows: readonly (readonly string[])[]) =>
      rows.slice(1).map((row) => row.at(-1)?.replace('\u00a0€', ''));
    expect(amountsOf(financeRowsOf(finance as DeckFinance, 'plan'))).toEqual([
      '0,10',
      '0,20',
      '500,00',
      '400,00',
    ]);
    const { tiers } = computeRecoupment({ ...finance, salesFeePercent: 12.5 }, 1000.1);
    expect(tiers[0]?.paid).toBe(125.01);
    const receipts = { low: 0, base: 1000, high: 1000.5 };
    const returns = financeRowsOf({ ...finance, receipts } as DeckFinance, 'returns');
    expect(returns[1]?.slice(1)).toEqual(['0,00\u00a0€', '1.000,00\u00a0€', '1.000,50\u00a0€']);
    const doc = changeFinance(createEditorDocument(createDeck()), () => finance);
    expect(validateDeck(JSON.parse(JSON.stringify(doc.deck))).ok).toBe(true);
  });

  it('shows what is still to find', () => {
    expect(missingAmountOf(film)).toBe(300);
    expect(viewsOf(withSlides)[0]?.rows.at(-1)).toEqual(['Still to find', '', '$300']);
  });

  it('leaves out sources that were never filled in', () => {
    const sources = [equityOf(0), equityOf(600), { ...equityOf(0), name: 'Fund' }];
    const rows = financeRowsOf({ ...shown, sources }, 'plan');
    expect(rows.map(([label]) => label)).toEqual(['Source', 'Equity', 'Fund', 'Still to find']);
  });

  it('gives a new waterfall the figures of the deck, and samples in its language without them', () => {
    const rowsOf = (deck: Deck) => {
      const [chart] = currentSlideOf(addWaterfall(createEditorDocument(deck))).elements.slice(-1);
      return (chart as { rows?: unknown }).rows;
    };
    const deck = createDeck({ language: 'de' });
    expect(rowsOf(deck)).toContainEqual(['Vorverkauf', '400.000']);
    const { finance } = withSlides.deck;
    if (!finance) throw new Error('The deck has no finance.');
    const filled = {
      ...deck,
      finance: { ...finance, receipts: { low: 1, base: 900, high: 1000 } },
    };
    expect(rowsOf(filled)).toEqual(financeRowsOf(financeOf(filled), 'recoupment'));
  });

  it('follows the model on every slide', () => {
    const rupees = changeMoneyFormat(withSlides, { currency: '₹' });
    const changed = changeFinance(rupees, (finance) => ({
      ...finance,
      receipts: { low: 100, base: 200_000, high: 300_000 },
    }));
    for (const element of viewsOf(changed))
      expect(element.rows).toEqual(
        financeRowsOf(financeOf(changed.deck), element.financeView ?? 'plan'),
      );
    expect(viewsOf(changed).map(({ type }) => type)).toEqual(['table', 'chart', 'table']);
    expect(countFinanceViewsSetByHand(changed.deck)).toBe(0);
  });

  it('is written in the language and currency of the deck, and changes with them', () => {
    const changed = changeMoneyFormat(withSlides, { language: 'de', currency: '€' });
    const [plan, chart, returns] = viewsOf(changed);
    expect(plan?.rows).toEqual([
      ['Quelle', 'Stand', 'Betrag'],
      ['Eigenkapital', 'Zugesagt', '600\u00a0€'],
      ['Noch offen', '', '300\u00a0€'],
    ]);
    expect(plan?.type === 'table' && rowsWithTotalOf(plan).at(-1)).toEqual([
      'Summe',
      '',
      '900\u00a0€',
    ]);
    expect(chart).toMatchObject({ totalLabel: 'Nettogewinn', language: 'de' });
    expect(returns?.rows[3]?.[0]).toBe('Eigenkapitalrendite');
    const withReceipts = changeFinance(changed, (finance) => ({
      ...finance,
      receipts: { low: 300, base: 900, high: 1_000_000 },
    }));
    const shown = viewsOf(withReceipts)[2]?.rows[3]?.slice(1);
    expect(shown).toEqual(['−60\u00a0%', '20\u00a0%', '66627\u00a0%']);
    const former = JSON.stringify(withReceipts.deck).replace('−60\u00a0%', '-60%');
    expect(countFinanceViewsSetByHand(JSON.parse(former))).toBe(0);
    expect(countFinanceViewsSetByHand(changed.deck)).toBe(0);
    const back = changeMoneyFormat(changed, { language: 'en', currency: '$' });
    expect(viewsOf(back)[0]?.rows).toEqual(viewsOf(withSlides)[0]?.rows);
    expect(changeMoneyFormat(start, { currency: '€' }).deck.slides[0]).toBe(start.deck.slides[0]);
  });

  it.each([
    ['de', 'In Verhandlung', 'Beantragt'],
    ['de-CH', 'In Verhandlung', 'Beantragt'],
    ['fr', 'En négociation', 'Demandé'],
    ['es', 'En negociación', 'Solicitado'],
    ['pt-BR', 'Em negociação', 'Solicitado'],
    ['hi', 'बातचीत जारी', 'आवेदित'],
    ['ja', '交渉中', '申請中'],
    ['en', 'In negotiation', 'Applied for'],
    ['en-IN', 'In negotiation', 'Applied for'],
  ] as const)('names open statuses of sources in %s', (language, negotiation, applied) => {
    const open = (['negotiation', 'applied'] as const).map((status) => ({
      ...equityOf(1),
      status,
    }));
    const rows = financeRowsOf({ ...financeOf(createDeck({ language })), sources: open }, 'plan');
    expect(rows.slice(1).map(([, status]) => status)).toEqual([negotiation, applied]);
  });

  it('keeps figures that were set by hand until they are reset', () => {
    const slides = withSlides.deck.slides.map((slide) => ({
      ...slide,
      elements: slide.elements.map((element) =>
        element.type === 'table' && element.financeView === 'plan'
          ? {
              ...element,
              rows: [
                ['Source', 'Status', 'Amount'],
                ['Mine', '', '$1'],
              ],
            }
          : element,
      ),
    }));
    const edited = { ...withSlides, deck: { ...withSlides.deck, slides } };
    const changed = changeFinance(edited, (finance) => ({ ...finance, budget: 1000 }));
    expect(viewsOf(changed)[0]?.rows[1]).toEqual(['Mine', '', '$1']);
    expect(countFinanceViewsSetByHand(changed.deck)).toBe(1);
    const reset = resetFinanceViews(changed);
    expect(viewsOf(reset)[0]?.rows.at(-1)).toEqual(['Still to find', '', '$400']);
  });

  describe('in running text', () => {
    const inserted = insertFinanceFigure(start, shown, 'missing');
    const textOf = (doc: typeof start) =>
      currentSlideOf(doc).elements.find((element) => element.type === 'text');
    const more = (doc: typeof start) =>
      changeFinance(doc, (finance) => ({ ...finance, budget: 1000 }));
    const typeOver = (content: string) =>
      changeElementsById(inserted, inserted.selection, (element) =>
        element.type === 'text' ? { ...element, content } : element,
      );

    it('follows the model, behind other words and with its marks', () => {
      const text = textOf(inserted);
      expect(text?.content).toBe('$300');
      const twice = insertFinanceFigure(inserted, shown, 'budget');
      const after = textOf(more(twice));
      expect(after?.content).toBe('$400 $1,000');
      expect(after?.markRanges).toEqual([
        { from: 0, to: 4, financeFigure: 'missing' },
        { from: 5, to: 11, financeFigure: 'budget' },
      ]);
      expect(validateDeck(more(twice).deck).ok).toBe(true);
    });

    it('stays where it was typed over, and is counted, until it is reset', () => {
      const changed = more(typeOver('$299'));
      expect(textOf(changed)?.content).toBe('$299');
      expect(countFinanceViewsSetByHand(changed.deck)).toBe(1);
      expect(textOf(resetFinanceViews(changed))?.content).toBe('$400');
    });

    it('is kept by the editor of text', () => {
      const text = textOf(inserted);
      if (!text) throw new Error('There is no text.');
      expect(toRichText(toProseMirrorDoc(text)).markRanges).toMatchObject(text.markRanges);
    });
  });

  it('is stored with the deck and its file', () => {
    const result = validateDeck(JSON.parse(JSON.stringify(withSlides.deck)));
    expect(result).toEqual({ ok: true, deck: withSlides.deck });
  });
});
