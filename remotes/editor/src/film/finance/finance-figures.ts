import { createText } from '../../core/text/create-text';
import { changeText, textBoxOf } from '../../core/elements/change-text';
import type { TextElement } from '../../core/text/text-schema';
import { addNewElement } from '../../core/edit/add-new-element';
import {
  changeElementsById,
  type EditorDocument,
  selectedElementsOf,
} from '../../core/edit/editor-document';
import type { MarkRange } from '../../core/model/rich-text-schema';
import { spliceText } from '../../core/text/lists';
import { computeRecoupment, missingAmountOf, sumOfKind } from './compute-recoupment';
import { normalizePercents } from '../../core/amounts/number-signs';
import { formatReturn } from './finance-rows';
import type { DeckFinance } from '../../core/model/deck-schema';
import type { FinanceFigure } from '../../core/model/finance-terms';
import { formatMoney, roundToCents } from './money';

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
  const [selected, ...others] = selectedElementsOf(doc).filter(textBoxOf);
  if (!selected || others.length > 0)
    return addNewElement(
      doc,
      appendFigure(createText({ content: '', fontSize: 24 }), figure, value),
    );
  return changeElementsById(doc, [selected.id], (element) =>
    changeText(element, (text) => appendFigure(text, figure, value)),
  );
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
export function countFiguresSetByHand(text: TextElement, finance: DeckFinance): number {
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
export function updateFigures(
  text: TextElement,
  { before, after }: { readonly before?: DeckFinance; readonly after: DeckFinance },
): TextElement {
  return figuresOf(text).reduceRight((changed, figure) => {
    if (before && !followsModel(text, figure, before)) return changed;
    const value = formatFinanceFigure(after, figure.financeFigure);
    return { ...changed, ...spliceText(changed, figure, value) };
  }, text);
}
