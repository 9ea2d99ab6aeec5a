/** @jest-environment node */
import '../../elements/kinds';
import { createChart } from '../../elements/chart/create-chart';
import type { SlideElement } from '../../core/elements/slide-element';
import { kindOf } from '../../core/elements/kinds';
import { createShape } from '../../elements/shape/create-shape';
import { withShapeText, textBoxOfShape } from '../../elements/shape/shape-text';
import { createTable } from '../../elements/table/create-table';
import type { TableElement } from '../../elements/table/table-schema';
import { tableColorsOf, type TableStyle } from '../../elements/table/style/apply-theme-to-table';
import { createText } from '../../core/text/create-text';
import { createTimeline } from '../../elements/timeline/timeline-kind';
import { FILM_THEMES } from './themes';
import { contrastRatioOf } from '../../core/model/colors';
import { createDeck, createSlide } from '../../core/model/create';
import type { Deck } from '../../core/model/deck-schema';
import type { DeckTheme } from '../../core/model/theme-schema';
import { changeDeckTheme, keepSlideReadable } from './change-theme';

const named = FILM_THEMES.map((theme) => [theme.name, theme] as const);
const STYLES: readonly TableStyle[] = ['lines', 'header', 'bands'];
const rows = [['Plan'], ['Equity'], ['Debt']];

/** An element of each kind with text, as it is added to a slide of the theme, and tables in all looks. */
function createElements(theme: DeckTheme, background: string): readonly SlideElement[] {
  const shape = createShape({});
  const box = textBoxOfShape(shape);
  const shapeWithText = box ? withShapeText(shape, { ...box, content: 'Act one' }) : shape;
  const tables = [theme, null].flatMap((chosen) =>
    STYLES.map((style) =>
      createTable({ rows, columnWeights: [1], ...tableColorsOf(style, background, chosen) }),
    ),
  );
  const others = [createText({ content: 'Mira' }), createChart(), createTimeline(), shapeWithText];
  const cells = [{ row: 1, column: 0, fill: theme.palette.accent, color: '#0f172a' }];
  return [
    ...tables,
    ...tables.map((table) => ({ ...table, cellStyles: cells })),
    ...others.map((each) => kindOf(each).newStyle?.applyTheme?.(each, theme, background) ?? each),
  ];
}

const deckOf = (theme: DeckTheme) =>
  createDeck({
    theme,
    slides: theme.backgrounds.map((background) =>
      createSlide({ background, elements: createElements(theme, background) }),
    ),
  });

/** Colours of texts with what lies behind them. */
function textsOn(element: SlideElement, background: string): readonly (readonly string[])[] {
  const behind = (fill: string) => (fill === 'none' ? background : fill);
  if (element.type === 'table') return tableTextsOn(element, behind);
  if (element.type === 'shape') return [[element.text?.color ?? '', behind(element.fill)]];
  return 'color' in element ? [[element.color, background]] : [];
}

function tableTextsOn(table: TableElement, behind: (fill: string) => string) {
  const { headerColor, headerFill, color, bandFill, cellStyles = [] } = table;
  return [
    [headerColor, behind(headerFill)],
    [color, behind(bandFill)],
    [color, behind('none')],
    ...cellStyles.map((style) => [style.color ?? color, behind(style.fill ?? bandFill)]),
  ];
}

function unreadableTextsOf({ slides }: Deck) {
  return slides.flatMap(({ background, elements }) =>
    elements.flatMap((element) =>
      textsOn(element, background)
        .filter(([color = '', behind = '']) => contrastRatioOf(color, behind) < 4.5)
        .map((pair) => [element.type, ...pair].join(' ')),
    ),
  );
}

test.each(named)('every text of %s is read after any two changes of theme', (_name, theme) => {
  const start = deckOf(theme);
  const faults = new Set<string>();
  for (const second of FILM_THEMES) {
    const once = changeTheme(start, second);
    const decks = [once, ...FILM_THEMES.map((third) => changeTheme(once, third))];
    for (const fault of decks.flatMap(unreadableTextsOf)) faults.add(fault);
  }
  expect([...faults]).toEqual([]);
});

function changeTheme(deck: Deck, theme: DeckTheme): Deck {
  const changed = changeDeckTheme(deck, theme);
  return { ...changed, slides: changed.slides.map((slide) => keepSlideReadable(slide, theme)) };
}
