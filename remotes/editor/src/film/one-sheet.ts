import { createFinanceTable, findFilledTotal, findPlanTable } from './film-tables';
import { deckTermOf } from '../core/amounts/deck-terms';
import { financeOf, formatFinanceFigure } from './finance/finance-edits';
import { financeRowsOf } from './finance/finance-figures';
import { createSlide } from '../core/model/create';
import { FOOTER_NAME, SLIDE_SIZE, type TextRole } from '../core/model/deck-constants';
import type { Deck, Slide } from '../core/model/deck-schema';
import type { DeckTheme } from '../core/model/theme-schema';
import { fitRoleFontSize, roleStyleOf, roleTextColorOf } from '../core/theme/role-styles';
import type { SlideElement } from '../core/elements/slide-element';
import { hasPicture, isText } from '../core/elements/element-guards';
import { createImage } from '../elements/image/create-image';
import type { TextElement } from '../core/text/text-schema';
import { createText } from '../core/text/create-text';
import { findSlideTitle } from '../core/text/find-slide-title';
import { createLayoutElement, type LayoutContent } from './layouts/create-slide-from-layout';
import { findLayout } from './layouts/layouts';
import { listTemplateQuestions } from './templates/templates';
import { requireTheme } from './themes/themes';

export const ONE_SHEET_PAPERS = {
  A4: { widthPt: 595.28, heightPt: 841.89 },
  Letter: { widthPt: 612, heightPt: 792 },
} as const;

export type OneSheetPaper = keyof typeof ONE_SHEET_PAPERS;

/** Height of a sheet as a slide, which is as wide as all slides. */
export function oneSheetHeightOf(paper: OneSheetPaper): number {
  const { widthPt, heightPt } = ONE_SHEET_PAPERS[paper];
  return (SLIDE_SIZE.width * heightPt) / widthPt;
}

/** Creates one upright page about the project of a deck, in the deck's theme, as a slide. */
export function createOneSheet(deck: Deck, paper: OneSheetPaper): Slide {
  const theme = deck.theme ?? requireTheme('festival');
  const sheet = new Sheet(theme, oneSheetHeightOf(paper));
  const [cover] = deck.slides;
  const picture = findPicture(deck.slides);
  if (picture) sheet.addPicture(picture);
  const title = cover && findCoverTitle(cover);
  sheet.addText('display', title?.content ?? deck.title, 110);
  sheet.addText('body', cover ? answersOf(cover, title) : '', 60);
  sheet.addText('lead', sectionOf(deck.slides, /^logline/i), 150);
  const table = financeTableOf(deck);
  if (table) {
    sheet.addText('name', deckTermOf(deck.language, 'Finance'), 32);
    sheet.addText('body', describeFinance(deck), 32);
    sheet.addTable(table);
  }
  sheet.addFooter(deckTermOf(deck.language, 'Contact'), sectionOf(deck.slides, /^[ck]onta[ck]t/i));
  return createSlide({ background: theme.palette.background, elements: sheet.elements });
}

/** Title that somebody wrote on a cover; the line below it is none, however large. */
function findCoverTitle({ elements }: Slide): TextElement | undefined {
  const title = findSlideTitle(elements);
  return title?.role === 'body' || title?.role === 'lead' ? undefined : title;
}

const MARGIN_PX = 56;
const GAP_PX = 20;
const FOOTER_PX = 110;
const ROW_PX = 36;

/** Places elements below each other, above the contact at the bottom. */
class Sheet {
  readonly elements: SlideElement[] = [];
  #top = MARGIN_PX;

  constructor(
    readonly theme: DeckTheme,
    readonly height: number,
  ) {}

  addPicture({ asset, naturalWidth, naturalHeight, focalX, focalY, alt }: SheetPicture): void {
    const height = Math.round(this.height / 3);
    const box = { x: 0, y: 0, width: SLIDE_SIZE.width, height, focalX, focalY, alt };
    this.elements.push(createImage({ asset, naturalWidth, naturalHeight }, box));
    this.#top = height + GAP_PX;
  }

  addText(role: TextRole, content: string, height: number): void {
    if (content === '') return;
    this.#push(role, content, { y: this.#top, height });
    this.#top += height + GAP_PX;
  }

  /** As high as its rows, or as there is room. */
  addTable(table: SheetTable): void {
    const count = table.rows.length + Number(table.hasTotalRow);
    const space = this.height - FOOTER_PX - MARGIN_PX - GAP_PX - this.#top;
    const height = Math.min(space, count * ROW_PX);
    const element = createLayoutElement(
      { kind: 'table', at: [MARGIN_PX, this.#top, SLIDE_SIZE.width - 2 * MARGIN_PX, height] },
      {
        layout: findLayout('table', this.theme),
        theme: this.theme,
        content: { title: '', lines: [], table },
        slideHeight: SLIDE_SIZE.height,
      },
    );
    const fontSize = Math.min(20, Math.floor((height / count) * 0.55));
    if (element && 'hasTotalRow' in element) this.elements.push({ ...element, fontSize });
  }

  addFooter(title: string, content: string): void {
    if (content === '') return;
    const y = this.height - MARGIN_PX - FOOTER_PX;
    this.#push('name', title, { y, height: 32 });
    this.#push('body', content, { y: y + 32, height: FOOTER_PX - 32 });
  }

  #push(role: TextRole, content: string, place: { y: number; height: number }): void {
    const box = { x: MARGIN_PX, width: SLIDE_SIZE.width - 2 * MARGIN_PX, ...place };
    this.elements.push(
      createText({
        ...box,
        content,
        role,
        ...roleStyleOf(this.theme, role, content),
        fontSize: fitRoleFontSize(this.theme, role, { content, ...box }),
        color: role === 'name' ? roleTextColorOf(this.theme, role, false) : this.theme.palette.text,
        overflow: 'shrink',
      }),
    );
  }
}

type SheetTable = NonNullable<LayoutContent['table']>;

interface SheetPicture {
  readonly asset: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  readonly focalX: number;
  readonly focalY: number;
  readonly alt: string;
}

/** The background or the largest picture of the first slide that has one. */
function findPicture(slides: readonly Slide[]): SheetPicture | undefined {
  const pictures = slides.flatMap(({ backgroundPicture, elements }): readonly SheetPicture[] => {
    const images = elements.filter(hasPicture).filter(({ asset }) => asset !== '');
    const [largest] = images.toSorted(
      (one, other) => other.width * other.height - one.width * one.height,
    );
    return [
      ...(backgroundPicture ? [{ ...backgroundPicture, alt: '' }] : []),
      ...(largest ? [largest] : []),
    ];
  });
  return pictures[0];
}

/** Texts of the first slide that has such a heading. */
function sectionOf(slides: readonly Slide[], pattern: RegExp): string {
  for (const slide of slides) {
    const heading = slide.elements
      .filter(isText)
      .find(({ content }) => pattern.test(content.trim()));
    if (heading) return answersOf(slide, heading);
  }
  return '';
}

/** Texts of a slide but its heading, without lines that a template asks for. */
function answersOf(slide: Slide, heading: TextElement | undefined): string {
  const questions = listTemplateQuestions();
  return slide.elements
    .filter(isText)
    .filter((text) => text !== heading && text.sourceName !== FOOTER_NAME)
    .flatMap(({ content }) => content.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !questions.has(line))
    .join('\n');
}

/** Sources as a slide shows them, else as the finance model has them, or the deck's first table with a total, unless it is still empty. */
function financeTableOf(deck: Deck): SheetTable | undefined {
  if (!deck.finance) return findFilledTotal(deck.slides.flatMap(({ elements }) => elements));
  const slides = deck.slides.filter(({ hidden }) => !hidden);
  const shown = findPlanTable(slides.flatMap(({ elements }) => elements));
  if (shown) return shown;
  const rows = financeRowsOf(financeOf(deck), 'plan');
  return createFinanceTable({ rows, financeView: 'plan', language: deck.language });
}

function describeFinance(deck: Deck): string {
  if (!deck.finance) return '';
  const finance = financeOf(deck);
  const figures = [
    `${deckTermOf(deck.language, 'Budget')} ${formatFinanceFigure(finance, 'budget')}`,
    `${deckTermOf(deck.language, 'Still to find')} ${formatFinanceFigure(finance, 'missing')}`,
  ];
  return figures.join(' · ');
}
