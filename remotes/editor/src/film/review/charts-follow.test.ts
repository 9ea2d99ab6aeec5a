/** @jest-environment node */
import '../../elements/kinds';
import {
  createEditorDocument,
  currentSlideOf,
  type EditorDocument,
} from '../../core/edit/editor-document';
import { replaceText } from '../../core/edit/find-text';
import { createDeck, createSlide } from '../../core/model/create';
import { addChart } from '../../elements/chart/chart-edits';
import type { TableElement } from '../../elements/table/table-schema';
import { createFinanceTable } from '../film-tables';
import {
  changeFinance,
  changeMoneyFormat,
  financeOf,
  resetFinanceViews,
} from '../finance/finance-edits';
import { financeRowsOf } from '../finance/finance-figures';
import { reviewFigures } from './figures-review';

const source = { name: 'DFFF', kind: 'soft', amount: 400_000, status: 'attached' } as const;
const gap = { name: 'Gap', kind: 'gap', amount: 1250, status: 'attached' } as const;

/** A finance plan with a chart of it. */
function chartedPlan(): EditorDocument {
  const deck = createDeck({ language: 'de', currency: '€' });
  const { deck: planned } = changeFinance(createEditorDocument(deck), (finance) => ({
    ...finance,
    budget: 401_250,
    sources: [source, gap],
  }));
  const table = createFinanceTable({
    id: 'plan',
    financeView: 'plan',
    rows: financeRowsOf(financeOf(planned), 'plan'),
  });
  const slides = [createSlide({ elements: [table] })];
  return addChart(createEditorDocument({ ...planned, slides }));
}

const rowsIn = (doc: EditorDocument) =>
  currentSlideOf(doc).elements.map((element) => (element as TableElement).rows);

const staleIn = ({ deck }: EditorDocument) =>
  reviewFigures(deck, deck.slides).find((finding) => finding?.message.startsWith('A chart on'));

const changes: readonly [string, (doc: EditorDocument) => EditorDocument][] = [
  [
    'the finance model',
    (doc) => changeFinance(doc, (finance) => ({ ...finance, budget: 500_000 })),
  ],
  ['the language', (doc) => changeMoneyFormat(doc, { language: 'fr' })],
  ['the currency', (doc) => changeMoneyFormat(doc, { currency: 'CHF ' })],
  ['found words', (doc) => replaceText(doc, { text: 'DFFF', isCaseSensitive: true }, 'FFA')],
  [
    'found words, and then the model again',
    (doc) => resetFinanceViews(replaceText(doc, { text: 'DFFF', isCaseSensitive: true }, 'FFA')),
  ],
];

test.each(changes)('A chart of a table follows a change of %s', (name, change) => {
  const before = chartedPlan();
  const after = change(before);
  const [table, chart] = rowsIn(after);
  if (!name.includes('again')) expect(table).not.toEqual(rowsIn(before)[0]);
  expect(chart).toEqual(table);
  expect(staleIn(after)).toBeUndefined();
});

test('A stored chart that lacks the last change of its table is named, and mended', () => {
  const doc = chartedPlan();
  const [slide] = doc.deck.slides;
  const elements = slide!.elements.map((element) =>
    element.type === 'table'
      ? { ...element, rows: element.rows.with(1, ['DFFF', '1 €']) }
      : element,
  );
  const stale = { ...doc, deck: { ...doc.deck, slides: [{ ...slide!, elements }] } };
  const finding = staleIn(stale);
  expect(finding?.message).toBe('A chart on slide 1 shows other figures than its table.');
  const mend = finding?.mend;
  if (!mend || !('edit' in mend)) throw new Error('The finding offers no mend.');
  const mended = mend.edit(stale);
  expect(rowsIn(mended)[1]).toEqual(rowsIn(mended)[0]);
  expect(staleIn(mended)).toBeUndefined();
});
