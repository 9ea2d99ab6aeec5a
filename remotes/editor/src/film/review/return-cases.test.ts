/** @jest-environment node */
import '../../elements/kinds';
import { createEditorDocument } from '../../core/edit/editor-document';
import type { SlideElement } from '../../core/elements/slide-element';
import { createDeck, createSlide } from '../../core/model/create';
import type { Deck } from '../../core/model/deck-schema';
import { createText } from '../../core/text/create-text';
import { createTable } from '../../elements/table/create-table';
import {
  addFinanceSlides,
  addWaterfall,
  changeMoneyFormat,
  EMPTY_FINANCE,
  financeOf,
  insertFinanceFigure,
} from '../finance/finance-edits';
import { reviewDeck } from './deck-review';

const title = (content: string) => createText({ content, role: 'title' });
const text = (content: string) => createText({ content });

const finance = {
  ...EMPTY_FINANCE,
  budget: 900,
  sources: [{ name: 'Fund', kind: 'equity', amount: 900, status: 'attached' }] as const,
  receipts: { low: 500, base: 2000, high: 5000 },
};

function review(deck: Deck) {
  return reviewDeck(deck, { templateQuestions: new Set(), bytes: 0, year: 2026 }).find(
    ({ message }) => /returns .*which case/i.test(message),
  );
}

const reviewSlide = (elements: readonly SlideElement[]) =>
  review(createDeck({ language: 'de', slides: [createSlide(), createSlide({ elements })] }));

const returns = createTable({
  language: 'de',
  rows: [
    ['', 'Betrag'],
    ['Erlöse', '2.000.000 €'],
    ['Rendite', '24 %'],
  ],
});

test.each<[string, readonly SlideElement[]]>([
  ['a table', [title('Renditen'), returns]],
  ['a text', [title('Return on investment'), text('Investors earn 24 % in three years')]],
  ['an amount', [title('Erlösprognose'), text('Kino: 1.200.000 €')]],
])('Returns in %s that do not say their case are named', (_, elements) => {
  const finding = reviewSlide(elements);
  expect(finding).toMatchObject({ hasPassed: false, urgency: 'figures' });
  expect(finding?.mend).toBeUndefined();
  expect(finding?.message).toContain('Returns on slide 2 do not say which case');
});

test.each<[string, readonly SlideElement[]]>([
  ['a case in the title', [title('Renditen im mittleren Fall'), returns]],
  ['a case in a text', [title('Renditen'), returns, text('Konservativ gerechnet')]],
  [
    'a case in a table',
    [
      title('Returns'),
      createTable({
        rows: [
          ['', 'Low', 'High'],
          ['Return', '-5%', '24%'],
        ],
      }),
    ],
  ],
])('%s is enough', (_, elements) => {
  expect(reviewSlide(elements)?.hasPassed).toBe(true);
});

test.each<[string, readonly SlideElement[]]>([
  ['no figures', [title('Renditen'), text('Folgen nach der Förderzusage')]],
  ['another subject', [title('Finanzierungsplan'), text('DFFF: 1.200.000 €')]],
  ['a film with such a name', [title('The Return'), text('Budget: $1,200,000')]],
])('A slide with %s is no slide of returns', (_, elements) => {
  expect(reviewSlide(elements)).toBeUndefined();
});

test('Slides of the finance model say their case, in the language of the deck', () => {
  const start = createEditorDocument(createDeck({ finance, language: 'de', currency: '€' }));
  const { deck } = addFinanceSlides(start);
  expect(review(deck)).toMatchObject({ hasPassed: true });
  expect(JSON.stringify(deck)).toContain('"title":"Mittlerer Fall"');
  const translated = changeMoneyFormat(addWaterfall(start), { language: 'en' });
  expect(JSON.stringify(translated.deck)).toContain('"title":"Base case"');
});

test('A figure in a text brings its case, once', () => {
  const doc = createEditorDocument(createDeck({ finance, language: 'de', currency: '€' }));
  const contentOf = ({ deck }: typeof doc) => {
    const [element] = deck.slides[0]?.elements ?? [];
    return element?.type === 'text' ? element.content.replaceAll('\u00a0', ' ') : '';
  };
  const once = insertFinanceFigure(doc, financeOf(doc.deck), 'receipts');
  expect(contentOf(once)).toBe('2.000 € (mittlerer Fall)');
  const twice = insertFinanceFigure(once, financeOf(doc.deck), 'return');
  expect(contentOf(twice)).toMatch(/^2\.000 € \(mittlerer Fall\) \d+ %$/);
  expect(contentOf(insertFinanceFigure(doc, financeOf(doc.deck), 'budget'))).toBe('900 €');
  expect(review(twice.deck)).toMatchObject({ hasPassed: true });
});

test('The mend names the case in decks of an earlier editor', () => {
  const doc = createEditorDocument(createDeck({ finance, language: 'de', currency: '€' }));
  const added = insertFinanceFigure(addFinanceSlides(doc), financeOf(doc.deck), 'return');
  const former = JSON.stringify(added.deck)
    .replaceAll(',"title":"Mittlerer Fall"', '')
    .replaceAll(' (mittlerer Fall)', '');
  const deck = JSON.parse(former) as Deck;
  const finding = review(deck);
  expect(finding?.hasPassed).toBe(false);
  if (!finding?.mend || !('edit' in finding.mend)) throw new Error('There is no mend.');
  const { deck: mended } = finding.mend.edit(createEditorDocument(deck));
  expect(review(mended)?.hasPassed).toBe(true);
  expect(JSON.stringify(mended)).toMatch(/ \(mittlerer Fall\)/);
  expect(JSON.stringify(mended)).toContain('"title":"Mittlerer Fall"');
});
