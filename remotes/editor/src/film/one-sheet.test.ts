/** @jest-environment node */
import '../elements/kinds';
import { createDeck, createSlide } from '../core/model/create';
import type { Finance } from '../core/model/deck-schema';
import { createImage } from '../elements/image/create-image';
import { createText } from '../core/text/create-text';
import { textRowsOf } from '../core/elements/kinds';
import { createDeckFromTemplate } from './templates/templates';
import { createEditorDocument } from '../core/edit/editor-document';
import { addFinanceSlides } from './finance/finance-edits';
import { finishSlides } from './finish-slides';
import { createOneSheet, ONE_SHEET_PAPERS, oneSheetHeightOf } from './one-sheet';

const finance: Finance = {
  budget: 1_000_000,
  sources: [{ name: 'Film fund', kind: 'soft', amount: 400_000, status: 'attached' }],
  salesFeePercent: 15,
  salesExpensesCap: 50_000,
  lendingCostPercent: 0,
  premiumPercent: 20,
  deferrals: 0,
  investorPercent: 50,
  receipts: { low: 0, base: 1_500_000, high: 0 },
};

const details = {
  title: 'The Last Reel',
  name: 'Mira Nair',
  logline: 'A projectionist steals a reel.',
};

function createFilledDeck() {
  const deck = createDeckFromTemplate('feature', details);
  const still = createImage(
    { asset: 'a'.repeat(64), naturalWidth: 800, naturalHeight: 450 },
    { alt: 'A lamp' },
  );
  const [cover = createSlide(), ...rest] = deck.slides;
  return {
    ...deck,
    currency: '€' as const,
    finance,
    slides: [{ ...cover, elements: [...cover.elements, still] }, ...rest],
  };
}

const textOf = (sheet: ReturnType<typeof createOneSheet>) =>
  sheet.elements.map((element) => textRowsOf(element).flat().join(' ')).join('\n');

describe('one-sheet', () => {
  test('has the finance plan as a slide shows it', () => {
    const { deck } = addFinanceSlides(createEditorDocument(createFilledDeck()));
    const slides = JSON.parse(
      JSON.stringify(deck.slides).replace('"Attached"', '"Applied in May"'),
    ) as typeof deck.slides;
    const text = textOf(createOneSheet({ ...deck, slides }, 'A4'));
    expect(text).toContain('Film fund Applied in May');
    expect(text).not.toContain('Attached');
  });

  test('has the title, maker, logline, finance, contact and picture of the deck', () => {
    const sheet = createOneSheet(createFilledDeck(), 'A4');
    const text = textOf(sheet);
    for (const part of [
      'The Last Reel',
      'A feature film by Mira Nair',
      details.logline,
      'Film fund',
      '€1,000,000',
      'Mira Nair, company',
    ])
      expect(text).toContain(part);
    expect(sheet.elements).toContainEqual(
      expect.objectContaining({ asset: 'a'.repeat(64), alt: 'A lamp', x: 0, y: 0, width: 960 }),
    );
  });

  test('leaves out the questions of a template', () => {
    const text = textOf(createOneSheet(createFilledDeck(), 'A4'));
    expect(text).not.toContain('Genre, running time, language');
    expect(text).not.toContain('Email, phone');
  });

  test('has the title of the deck as long as the cover asks for one', () => {
    const deck = createDeckFromTemplate('feature', { ...details, title: '' });
    const slides = finishSlides(deck.slides);
    const [title, maker] = createOneSheet({ ...deck, slides, title: 'Night Tide' }, 'A4').elements;
    expect([title, maker]).toMatchObject([
      { content: 'Night Tide' },
      { content: expect.stringContaining('A feature film by Mira Nair') },
    ]);
  });

  test('leaves out the footer of the slides', () => {
    const deck = createFilledDeck();
    const footer = createText({ content: 'Salt Pan Films', sourceName: 'Footer' });
    const slides = deck.slides.map((slide) => ({
      ...slide,
      elements: [...slide.elements, footer],
    }));
    expect(textOf(createOneSheet({ ...deck, slides }, 'A4'))).not.toContain('Salt Pan Films');
  });

  test('leaves out a budget without amounts', () => {
    const text = textOf(createOneSheet(createDeckFromTemplate('feature', details), 'A4'));
    expect(text).not.toContain('Finance');
    expect(text).not.toContain('Above-the-line');
  });

  test.each(['A4', 'Letter'] as const)('fits on %s, and no element covers another', (paper) => {
    const { elements } = createOneSheet(createFilledDeck(), paper);
    const height = oneSheetHeightOf(paper);
    for (const [index, { y, height: own }] of elements.entries()) {
      expect(y + own).toBeLessThanOrEqual(height);
      const next = elements[index + 1];
      if (next) expect(next.y).toBeGreaterThanOrEqual(y + own);
    }
  });

  test('a deck of two blank slides still makes a sheet', () => {
    expect(textOf(createOneSheet(createDeck(), 'Letter'))).toContain('Untitled Presentation');
  });

  test('papers have the proportions of their slides', () => {
    for (const paper of ['A4', 'Letter'] as const) {
      const { widthPt, heightPt } = ONE_SHEET_PAPERS[paper];
      expect(oneSheetHeightOf(paper) / 960).toBeCloseTo(heightPt / widthPt, 2);
    }
  });
});
