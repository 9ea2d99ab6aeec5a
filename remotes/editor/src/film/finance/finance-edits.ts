import type { DeckLanguage, MoneyFormat } from '../../core/amounts/deck-languages';
import { readAmount } from '../../core/amounts/amounts';
import { isDeckTerm, deckTermOf } from '../../core/amounts/deck-terms';
import { normalizePercents } from '../../core/amounts/number-signs';
import { addNewElement } from '../../core/edit/add-new-element';
import {
  type EditorDocument,
  changeElementsById,
  selectedElementsOf,
} from '../../core/edit/editor-document';
import { addSlides, goToSlide } from '../../core/edit/slides/slides';
import { changeElementsOf, changeSlides } from '../../core/edit/update-dependents';
import { changeText, textBoxOf } from '../../core/elements/change-text';
import { kindOf } from '../../core/elements/kinds';
import type { SlideElement } from '../../core/elements/slide-element';
import type { Deck, DeckFinance, Finance } from '../../core/model/deck-schema';
import {
  FINANCE_VIEWS,
  type FinanceView,
  type FinanceFigure,
} from '../../core/model/finance-terms';
import type { MarkRange } from '../../core/model/rich-text-schema';
import { createText } from '../../core/text/create-text';
import { spliceText } from '../../core/text/lists';
import type { TextElement } from '../../core/text/text-schema';
import { hasAmounts } from '../../elements/amount-edits';
import { addChart } from '../../elements/chart/chart-edits';
import { createChart } from '../../elements/chart/create-chart';
import { waterfallRowsOf } from '../../elements/chart/sample-rows';
import { createFinanceTable, withLookOfTables } from '../film-tables';
import { createSlideFromLayout } from '../layouts/create-slide-from-layout';
import { SLIDE_MARGIN_PX } from '../layouts/layout-pieces';
import { withCaseInText, withCaseInTitle } from './named-cases';
import {
  financeRowsOf,
  computeRecoupment,
  missingAmountOf,
  sumOfKind,
  formatReturn,
  formatMoney,
  roundToCents,
} from './finance-figures';

export const FINANCE_FIGURE_LABELS: Readonly<Record<FinanceFigure, string>> = {
  budget: 'Budget',
  raised: 'Sources so far',
  missing: 'Still to find',
  equity: 'Equity',
  receipts: 'Receipts, base case',
  return: 'Return on equity, base case',
};

const figureFormats: Readonly<Record<FinanceFigure, (finance: DeckFinance) => string>> = {
  budget: (finance) => formatMoney(finance, finance.budget),
  raised: (finance) =>
    formatMoney(finance, roundToCents(finance.budget - missingAmountOf(finance))),
  missing: (finance) => formatMoney(finance, Math.max(0, missingAmountOf(finance))),
  equity: (finance) => formatMoney(finance, sumOfKind(finance.sources, 'equity')),
  receipts: (finance) => formatMoney(finance, finance.receipts.base),
  return(finance) {
    const { base } = finance.receipts;
    const percent = base > 0 ? computeRecoupment(finance, base).returnPercent : undefined;
    return formatReturn(finance, percent);
  },
};

/** Terms within the usual ranges, to be replaced by those of the film. */
export const EMPTY_FINANCE: Finance = {
  budget: 0,
  sources: [],
  salesFeePercent: 20,
  salesExpensesCap: 0,
  lendingCostPercent: 0,
  premiumPercent: 20,
  deferrals: 0,
  investorPercent: 50,
  receipts: { low: 0, base: 0, high: 0 },
};

/** The finance model of a deck, in its language and currency. */
export function financeOf({ finance, language, currency }: Deck): DeckFinance {
  return { ...(finance ?? EMPTY_FINANCE), language, currency };
}

/** Changes the model, and everything that shows it and was not set by hand. */
export function changeFinance(
  doc: EditorDocument,
  change: (finance: Finance) => Finance,
): EditorDocument {
  const finance = change(doc.deck.finance ?? EMPTY_FINANCE);
  return { ...doc, deck: followFinance(doc.deck, { ...doc.deck, finance }) };
}

/** Changes the language or the currency of a deck, and what the editor wrote in them. Amounts that were typed stay. */
export function changeMoneyFormat(
  doc: EditorDocument,
  change: Partial<MoneyFormat>,
): EditorDocument {
  const changed = { ...doc.deck, ...change };
  const { language } = changed;
  const translate = (element: SlideElement) =>
    translateLabel(kindOf(element).setLanguage?.(element, language) ?? element, language);
  const translated = changeSlides(changed, (slide) => changeElementsOf(slide, translate));
  return { ...doc, deck: followFinance(doc.deck, translated) };
}

/** The name of a waterfall's last column and of its case, unless a person chose others. */
function translateLabel(element: SlideElement, language: DeckLanguage): SlideElement {
  if (!hasAmounts(element)) return element;
  const title = 'title' in element ? element.title : undefined;
  const [totalLabel, caseName] = [
    translateTerm(element.totalLabel, 'Net profits', language),
    translateTerm(title, 'Base case', language),
  ];
  if (totalLabel === element.totalLabel && caseName === title) return element;
  return {
    ...element,
    ...(totalLabel !== undefined && { totalLabel }),
    ...(caseName !== undefined && { title: caseName }),
  };
}

function translateTerm(
  text: string | undefined,
  term: 'Net profits' | 'Base case',
  language: DeckLanguage,
) {
  return text !== undefined && isDeckTerm(text, term) ? deckTermOf(language, term) : text;
}

/** Writes the model of a changed deck into everything that showed the model before. */
function followFinance(deck: Deck, changed: Deck): Deck {
  const [before, after] = [financeOf(deck), financeOf(changed)];
  return changeFinanceViews(changed, {
    view: (element) => (isSetByHand(element, before) ? element : withFinanceRows(element, after)),
    text: (text) => updateFigures(text, { before, after }),
  });
}

/** Shows the model again in what was set by hand: in elements with these ids, or in all. */
export function resetFinanceViews(doc: EditorDocument, ids?: readonly string[]): EditorDocument {
  const finance = financeOf(doc.deck);
  const isIncluded = ({ id }: SlideElement) => ids?.includes(id) !== false;
  return {
    ...doc,
    deck: changeFinanceViews(doc.deck, {
      view: (element) => (isIncluded(element) ? withFinanceRows(element, finance) : element),
      text: (text) => (isIncluded(text) ? updateFigures(text, { after: finance }) : text),
    }),
  };
}

export function countFinanceViewsSetByHand(deck: Deck): number {
  const finance = financeOf(deck);
  return deck.slides
    .flatMap(({ elements }) => elements)
    .reduce((sum, element) => sum + countSetByHand(element, finance), 0);
}

/** Views and figures of an element that differ from the model. */
export function countSetByHand(element: SlideElement, finance: DeckFinance): number {
  const text = textBoxOf(element);
  if (text) return countFiguresSetByHand(text, finance);
  return isFinanceView(element) && isSetByHand(element, finance) ? 1 : 0;
}

/** Whether an element shows other figures than the model; its words can be changed by hand. */
export function contradictsFinance(element: SlideElement, finance: DeckFinance): boolean {
  if (!isFinanceView(element)) return countSetByHand(element, finance) > 0;
  const rows = financeRowsOf(finance, element.financeView);
  const [own, expected] = [element.rows, rows].map((each) => listFigureRows(each, finance));
  const labels = rows.map(([label = '']) => label);
  return (
    own?.length !== expected?.length ||
    own?.some(({ label, figures }, at) => {
      // Under the name of another line, figures are not those of that line.
      const isMoved = label !== expected?.[at]?.label && labels.includes(label);
      return isMoved || figures !== expected?.[at]?.figures;
    }) === true
  );
}

function listFigureRows(rows: readonly (readonly string[])[], { language }: DeckFinance) {
  return rows.flatMap((cells) => {
    const amounts = cells.map((cell) => readAmount(cell, { language }));
    const figures = amounts.filter((amount) => amount !== undefined).join(' ');
    return figures === '' ? [] : [{ label: cells[0] ?? '', figures }];
  });
}

type FinanceViewElement = Extract<SlideElement, { readonly type: 'table' | 'chart' }> & {
  readonly financeView: FinanceView;
};

export function isFinanceView(element: SlideElement): element is FinanceViewElement {
  return 'financeView' in element;
}

/** Derived instead of stored: every way of editing cells counts, find and replace too. */
export function isSetByHand(
  { rows, financeView }: FinanceViewElement,
  finance: DeckFinance,
): boolean {
  const [own, expected] = [rows, financeRowsOf(finance, financeView)].map((each) =>
    normalizePercents(JSON.stringify(each)),
  );
  return own !== expected;
}

function withFinanceRows(element: FinanceViewElement, finance: DeckFinance): FinanceViewElement {
  if (!isSetByHand(element, finance)) return element;
  return { ...element, rows: financeRowsOf(finance, element.financeView) };
}

function changeFinanceViews(
  deck: Deck,
  change: {
    readonly view: (element: FinanceViewElement) => FinanceViewElement;
    readonly text: (text: TextElement) => TextElement;
  },
): Deck {
  const changeElement = (element: SlideElement) => {
    return isFinanceView(element) ? change.view(element) : changeText(element, change.text);
  };
  return changeSlides(deck, (slide) => changeElementsOf(slide, changeElement));
}

const TITLES = {
  plan: 'Finance plan',
  recoupment: 'Recoupment',
  returns: 'Returns',
} as const satisfies Record<FinanceView, string>;

const BOX = { x: SLIDE_MARGIN_PX, y: 136, width: 848, height: 352, fontSize: 24 };

/** Adds a slide for each view of the model after the current one, in the type and the look of the deck. */
export function addFinanceSlides(doc: EditorDocument): EditorDocument {
  const { finance = EMPTY_FINANCE, language } = doc.deck;
  let next: EditorDocument = { ...doc, deck: { ...doc.deck, finance } };
  let first: string | undefined;
  for (const view of FINANCE_VIEWS) {
    next = addTitledSlide(next, deckTermOf(language, TITLES[view]));
    first ??= next.slideId;
    next = addNewElement(next, createFinanceElement(doc.deck, view));
  }
  return goToSlide(next, first ?? next.slideId);
}

/** Adds the recoupment of the deck's finance, or a chart of the slide's table or of samples where there is none. */
export function addWaterfall(doc: EditorDocument): EditorDocument {
  const { finance, language } = doc.deck;
  if (finance && finance.receipts.base > 0)
    return addNewElement(doc, createFinanceElement(doc.deck, 'recoupment'));
  return addChart(doc, { kind: 'waterfall', rows: waterfallRowsOf(language) });
}

/** Adds a slide with its title as the theme's layouts have it. */
function addTitledSlide(doc: EditorDocument, title: string): EditorDocument {
  const { theme, slideHeight } = doc.deck;
  if (theme)
    return addSlides(doc, [
      createSlideFromLayout('table', theme, { title, lines: [] }, slideHeight),
    ]);
  const { x, width } = BOX;
  const box = { x, y: 48, width, height: 64 };
  return addNewElement(addSlides(doc), createText({ content: title, ...box, fontSize: 40 }));
}

function createFinanceElement(deck: Deck, financeView: FinanceView): SlideElement {
  const finance = financeOf(deck);
  const { language } = finance;
  const shared = { ...BOX, alt: deckTermOf(language, TITLES[financeView]), financeView };
  const rows = financeRowsOf(finance, financeView);
  if (financeView === 'recoupment') {
    const totalLabel = deckTermOf(language, 'Net profits');
    return withCaseInTitle(
      createChart({ ...shared, rows, kind: 'waterfall', totalLabel }),
      language,
    );
  }
  const elements = deck.slides.flatMap((slide) => slide.elements);
  return withLookOfTables(createFinanceTable({ ...shared, rows }), elements);
}

export function formatFinanceFigure(finance: DeckFinance, figure: FinanceFigure): string {
  return figureFormats[figure](finance);
}

/** Appends a figure to the selected text, or adds a text box that shows it. */
export function insertFinanceFigure(
  doc: EditorDocument,
  finance: DeckFinance,
  figure: FinanceFigure,
): EditorDocument {
  const value = formatFinanceFigure(finance, figure);
  const append = (text: TextElement) =>
    withCaseInText(appendFigure(text, figure, value), finance.language);
  const [selected, ...others] = selectedElementsOf(doc).filter(textBoxOf);
  if (!selected || others.length > 0)
    return addNewElement(doc, append(createText({ content: '', fontSize: 24 })));
  return changeElementsById(doc, [selected.id], (element) => changeText(element, append));
}

function appendFigure(text: TextElement, figure: FinanceFigure, value: string): TextElement {
  const gap = text.content === '' || /\s$/.test(text.content) ? '' : ' ';
  const from = text.content.length + gap.length;
  const range = { from, to: from + value.length, financeFigure: figure };
  return {
    ...text,
    content: `${text.content}${gap}${value}`,
    markRanges: [...text.markRanges, range],
  };
}

interface ShownFigure extends MarkRange {
  readonly financeFigure: FinanceFigure;
}

function figuresOf({ markRanges }: TextElement): readonly ShownFigure[] {
  return markRanges.filter((range): range is ShownFigure => range.financeFigure !== undefined);
}

/** Figures whose text is not the model's: they were typed over. */
function countFiguresSetByHand(text: TextElement, finance: DeckFinance): number {
  return figuresOf(text).filter((figure) => !followsModel(text, figure, finance)).length;
}

function followsModel(
  { content }: TextElement,
  { from, to, financeFigure }: ShownFigure,
  finance: DeckFinance,
): boolean {
  const figure = formatFinanceFigure(finance, financeFigure);
  return normalizePercents(content.slice(from, to)) === normalizePercents(figure);
}

/** Writes the model's figures into a text; those that differ from the model before it stay, unless all are reset. */
function updateFigures(
  text: TextElement,
  { before, after }: { readonly before?: DeckFinance; readonly after: DeckFinance },
): TextElement {
  return figuresOf(text).reduceRight((changed, figure) => {
    if (before && !followsModel(text, figure, before)) return changed;
    const value = formatFinanceFigure(after, figure.financeFigure);
    return { ...changed, ...spliceText(changed, figure, value) };
  }, text);
}
