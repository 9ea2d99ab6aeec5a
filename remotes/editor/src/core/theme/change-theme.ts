import { typedKeysOf } from '../typed-keys-of';
import { backgroundColorOf } from '../edit/slides/background';
import { updateDependents } from '../edit/update-dependents';
import type { EditorDocument } from '../edit/editor-document';
import { tableColorsOf, tableStyleOf } from '../../elements/table/table-styles';
import type { ChartElement } from '../../elements/chart/chart-schema';
import type { Deck, Slide } from '../model/deck';
import type { ImageElement } from '../../elements/image/image-schema';
import type { SlideElement } from '../../elements/element-schema';
import type { TableElement } from '../../elements/table/table-schema';
import type { TextElement } from '../../elements/text/text-schema';
import type { ImageAdjustments } from '../model/picture-schema';
import type { MarkRange } from '../model/rich-text';
import { parseFill, recolor } from '../model/fill';
import { isDarkFill } from '../model/contrast';
import { THEME_COLOR_ROLES } from '../model/deck-constants';
import type { DeckTheme } from '../model/deck-theme';
import { fitRoleFontSize, roleStyleOf } from './role-styles';
import {
  chartColorsOf,
  applyTheme,
  applyThemeToTable,
  textColorOn,
  textColorsOf,
} from './apply-theme';

/** Changes the deck's theme. Changes made by hand are kept. */
export function changeTheme(doc: EditorDocument, theme: DeckTheme): EditorDocument {
  if (doc.deck.theme === theme) return doc;
  return { ...doc, deck: changeDeckTheme(doc.deck, theme) };
}

export function changeDeckTheme(deck: Deck, theme: DeckTheme): Deck {
  const before = deck.theme;
  const slides = deck.slides.map((slide) =>
    before ? changeSlideTheme(slide, before, theme) : applyFirstTheme(slide, theme),
  );
  return { ...deck, theme, slides };
}

function changeSlideTheme(slide: Slide, before: DeckTheme, after: DeckTheme): Slide {
  const paint = createRecolor(before, after);
  const background =
    findMatchingBackground(slide.background, before, after) ?? paint(slide.background);
  const textColor = textColorOn(after, backgroundColorOf({ ...slide, background }));
  const change = { before, after, paint, textColor };
  return {
    ...slide,
    background,
    elements: updateDependents(
      slide.elements,
      slide.elements.map((element) => changeElementTheme(element, change)),
    ),
  };
}

interface ThemeChange {
  readonly before: DeckTheme;
  readonly after: DeckTheme;
  readonly paint: (fill: string) => string;
  /** Text colour of the new theme on the slide's new background. */
  readonly textColor: string;
}

/** Elements without a role had one of the theme's text colours, and get the one that suits their background. */
function changeTextColor(color: string, { before, paint, textColor }: ThemeChange): string {
  return textColorsOf(before).includes(color) ? textColor : paint(color);
}

function changeElementTheme(element: SlideElement, change: ThemeChange): SlideElement {
  if (element.type === 'text') return changeTextTheme(element, change);
  if (element.type === 'image') return changeImageTheme(element, change);
  const { before, after, paint } = change;
  if (element.type === 'line')
    return { ...element, stroke: changeTextColor(element.stroke, change) };
  if (element.type === 'chart') return changeChartTheme(element, change);
  if (element.type === 'table') return changeTableTheme(element, change);
  const { width, height } = before.titleRule;
  const isRule = element.width === width && element.height === height;
  return {
    ...element,
    ...(isRule ? after.titleRule : {}),
    fill: paint(element.fill),
    stroke: paint(element.stroke),
  };
}

/** Recomputes header colours that were not changed by hand, for contrast on the new background. */
function changeTableTheme(table: TableElement, change: ThemeChange): TableElement {
  const { before, after, paint, textColor } = change;
  const { headerFill, headerColor, bandFill } = table;
  const styleBefore = applyThemeToTable(table, before, table.color === before.palette.coverText);
  const styleAfter = applyThemeToTable(table, after, textColor === after.palette.coverText);
  const isUnchangedHeader =
    headerFill === styleBefore.headerFill && headerColor === styleBefore.headerColor;
  const header = isUnchangedHeader
    ? styleAfter
    : { headerFill: paint(headerFill), headerColor: paint(headerColor) };
  return {
    ...table,
    fontFamily: changeFont(table.fontFamily, before, after),
    color: changeTextColor(table.color, change),
    lineColor: paint(table.lineColor),
    headerFill: header.headerFill,
    headerColor: header.headerColor,
    bandFill: bandFill === styleBefore.bandFill ? styleAfter.bandFill : paint(bandFill),
  };
}

/** Text with a role follows the theme in every property not changed by hand. */
function changeTextTheme(old: TextElement, change: ThemeChange): TextElement {
  const { before, after, paint } = change;
  const text = { ...old, markRanges: old.markRanges.map((run) => recolorMarkRange(run, paint)) };
  const color = paint(text.color);
  const { role } = text;
  if (role === null)
    return {
      ...text,
      color: changeTextColor(text.color, change),
      fontFamily: changeFont(text.fontFamily, before, after),
    };
  const styleBefore = roleStyleOf(before, role);
  const styleAfter = roleStyleOf(after, role);
  const keys = typedKeysOf(styleBefore);
  const unchangedKeys = keys.filter((key) => text[key] === styleBefore[key]);
  const style = Object.fromEntries(unchangedKeys.map((key) => [key, styleAfter[key]]));
  const hasCustomSize = text.fontSize !== fitRoleFontSize(before, role, text);
  const fontSize = hasCustomSize ? text.fontSize : fitRoleFontSize(after, role, text);
  return { ...text, ...style, fontSize, color };
}

/** Recolours marks in theme colours; other marks stay. */
function recolorMarkRange(run: MarkRange, paint: (fill: string) => string): MarkRange {
  return run.color === undefined ? run : { ...run, color: paint(run.color) };
}

function changeChartTheme(chart: ChartElement, change: ThemeChange): ChartElement {
  const { before, after, paint } = change;
  const [styleBefore, styleAfter] = [chartColorsOf(before), chartColorsOf(after)];
  return {
    ...chart,
    fontFamily: changeFont(chart.fontFamily, before, after),
    color: changeTextColor(chart.color, change),
    lineColor: paint(chart.lineColor),
    colors: chart.colors.map((color, index) =>
      color === styleBefore[index] ? (styleAfter[index] ?? color) : paint(color),
    ),
  };
}

function changeImageTheme(
  image: ImageElement,
  { before, after, paint }: ThemeChange,
): ImageElement {
  return {
    ...image,
    placeholderFill:
      image.placeholderFill === before.placeholderFill
        ? after.placeholderFill
        : paint(image.placeholderFill),
    scrimColor: paint(image.scrimColor),
    adjustments: recolorDuotone(image.adjustments, paint),
    stroke: paint(image.stroke),
    radius:
      image.radius === before.pictureRadius && isLayoutPicture(image)
        ? after.pictureRadius
        : image.radius,
  };
}

/** Maps duotone colours of the old theme to the new one. */
function recolorDuotone(
  adjustments: ImageAdjustments | null,
  paint: (fill: string) => string,
): ImageAdjustments | null {
  if (!adjustments?.duotone) return adjustments;
  const { duotone } = adjustments;
  return { ...adjustments, duotone: { dark: paint(duotone.dark), light: paint(duotone.light) } };
}

/** True for a layout's picture with four visible corners: not one that bleeds off the slide, nor a logo. */
function isLayoutPicture({ x, y, placeholderFill }: ImageElement): boolean {
  return x > 0 && y > 0 && placeholderFill !== 'none';
}

function changeFont(face: string, before: DeckTheme, after: DeckTheme): string {
  if (face === before.titleFont) return after.titleFont;
  return face === before.textFont ? after.textFont : face;
}

function findMatchingBackground(
  background: string,
  before: DeckTheme,
  after: DeckTheme,
): string | undefined {
  const index = before.backgrounds.indexOf(background);
  return after.backgrounds[index];
}

/** Maps theme colours to those of the same role; other colours stay. */
function createRecolor(before: DeckTheme, after: DeckTheme): (fill: string) => string {
  const pairs = [
    ...gradientColorsOf(before.placeholderFill).map((color, index) => [
      color,
      gradientColorsOf(after.placeholderFill)[index] ?? color,
    ]),
    ...THEME_COLOR_ROLES.map((role) => [before.palette[role], after.palette[role]]),
  ] as [string, string][];
  const colors = new Map(pairs);
  return (fill) => recolor(fill, (color) => colors.get(color) ?? color);
}

function gradientColorsOf(still: string): readonly string[] {
  const fill = parseFill(still);
  return fill && fill.kind !== 'solid' ? fill.stops.map(({ color }) => color) : [];
}

const MIN_TITLE_SIZE_PX = 32;

/** Applies a theme to a deck without one: backgrounds and text change, shapes and pictures stay. */
function applyFirstTheme(slide: Slide, theme: DeckTheme): Slide {
  const { palette, titleFont, textFont } = theme;
  const isCover = isDarkFill(slide.background);
  const background = theme.backgrounds[isCover ? 2 : 0];
  return {
    ...slide,
    background,
    elements: slide.elements.map((element) => {
      if (element.type === 'table')
        return applyThemeToTable(
          { ...element, ...tableColorsOf(tableStyleOf(element), background) },
          theme,
          isCover,
        );
      if (element.type === 'chart') return applyTheme(element, theme, background);
      if (element.type !== 'text') return element;
      const isTitle = element.fontSize >= MIN_TITLE_SIZE_PX;
      return {
        ...element,
        fontFamily: isTitle ? titleFont : textFont,
        ...(isTitle ? theme.titleTypography : {}),
        color: palette[isCover ? 'coverText' : 'text'],
      };
    }),
  };
}
