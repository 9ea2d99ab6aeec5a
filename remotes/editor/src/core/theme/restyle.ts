import { keysOf } from '../keys-of';
import { attached } from '../edit/attached';
import type { Document } from '../edit/document';
import { colorsOf, lookOf } from '../film/table-looks';
import type {
  ChartElement,
  Deck,
  ImageElement,
  Slide,
  SlideElement,
  TableElement,
  TextElement,
  Tone,
} from '../model/deck';
import type { Run } from '../model/words';
import { readFill, recolored } from '../model/fill';
import { isDark } from '../model/ink';
import { PALETTE_ROLES, type Theme } from '../model/theme';
import { sizeOf, styleOf } from './lettering';
import { chartColors, dress, dressTable } from './dress';

/** Changes the deck's theme. Changes made by hand are kept. */
export function restyle(doc: Document, theme: Theme): Document {
  if (doc.deck.theme === theme) return doc;
  return { ...doc, deck: restyled(doc.deck, theme) };
}

export function restyled(deck: Deck, theme: Theme): Deck {
  const before = deck.theme;
  const slides = deck.slides.map((slide) =>
    before ? changed(slide, before, theme) : dressedFirst(slide, theme),
  );
  return { ...deck, theme, slides };
}

function changed(slide: Slide, before: Theme, after: Theme): Slide {
  const paint = painter(before, after);
  return {
    ...slide,
    background: backgroundOf(slide.background, before, after) ?? paint(slide.background),
    elements: attached(
      slide.elements,
      slide.elements.map((element) => changedElement(element, { before, after, paint })),
    ),
  };
}

interface Change {
  readonly before: Theme;
  readonly after: Theme;
  readonly paint: (fill: string) => string;
}

function changedElement(element: SlideElement, change: Change): SlideElement {
  if (element.type === 'text') return changedText(element, change);
  if (element.type === 'image') return changedImage(element, change);
  const { before, after, paint } = change;
  if (element.type === 'line') return { ...element, stroke: paint(element.stroke) };
  if (element.type === 'chart') return changedChart(element, change);
  if (element.type === 'table') return changedTable(element, change);
  const { width, height } = before.rule;
  const isRule = element.width === width && element.height === height;
  return {
    ...element,
    ...(isRule ? after.rule : {}),
    fill: paint(element.fill),
    stroke: paint(element.stroke),
  };
}

/** Recomputes header colours that were not changed by hand, for contrast on the new background. */
function changedTable(table: TableElement, { before, after, paint }: Change): TableElement {
  const { headFill, headColor } = table;
  const isOnCover = table.color === before.palette.coverInk;
  const styleBefore = dressTable(table, before, isOnCover);
  const isUnchangedHeader =
    headFill === styleBefore.headFill && headColor === styleBefore.headColor;
  const header = isUnchangedHeader
    ? dressTable(table, after, isOnCover)
    : { headFill: paint(headFill), headColor: paint(headColor) };
  return {
    ...table,
    fontFamily: faceAfter(table.fontFamily, before, after),
    color: paint(table.color),
    line: paint(table.line),
    headFill: header.headFill,
    headColor: header.headColor,
    band: paint(table.band),
  };
}

/** Text with a role follows the theme in every property not changed by hand. */
function changedText(old: TextElement, { before, after, paint }: Change): TextElement {
  const text = { ...old, runs: old.runs.map((run) => painted(run, paint)) };
  const color = paint(text.color);
  const { role } = text;
  if (role === null)
    return { ...text, color, fontFamily: faceAfter(text.fontFamily, before, after) };
  const styleBefore = styleOf(before, role);
  const styleAfter = styleOf(after, role);
  const keys = keysOf(styleBefore);
  const unchangedKeys = keys.filter((key) => text[key] === styleBefore[key]);
  const style = Object.fromEntries(unchangedKeys.map((key) => [key, styleAfter[key]]));
  const hasCustomSize = text.fontSize !== sizeOf(before, role, text);
  const fontSize = hasCustomSize ? text.fontSize : sizeOf(after, role, text);
  return { ...text, ...style, fontSize, color };
}

/** Recolours marks in theme colours; other marks stay. */
function painted(run: Run, paint: (fill: string) => string): Run {
  return run.color === undefined ? run : { ...run, color: paint(run.color) };
}

function changedChart(chart: ChartElement, { before, after, paint }: Change): ChartElement {
  const [styleBefore, styleAfter] = [chartColors(before), chartColors(after)];
  return {
    ...chart,
    fontFamily: faceAfter(chart.fontFamily, before, after),
    color: paint(chart.color),
    line: paint(chart.line),
    colors: chart.colors.map((color, index) =>
      color === styleBefore[index] ? (styleAfter[index] ?? color) : paint(color),
    ),
  };
}

function changedImage(image: ImageElement, { before, after, paint }: Change): ImageElement {
  return {
    ...image,
    ground: image.ground === before.still ? after.still : paint(image.ground),
    shadeColor: paint(image.shadeColor),
    tone: retoned(image.tone, paint),
    stroke: paint(image.stroke),
    radius: image.radius === before.radius && isFramed(image) ? after.radius : image.radius,
  };
}

/** Maps duotone colours of the old theme to the new one. */
function retoned(tone: Tone | null, paint: (fill: string) => string): Tone | null {
  if (!tone?.duotone) return tone;
  const { duotone } = tone;
  return { ...tone, duotone: { dark: paint(duotone.dark), light: paint(duotone.light) } };
}

/** True for a layout's picture with four visible corners: not one that bleeds off the slide, nor a logo. */
function isFramed({ x, y, ground }: ImageElement): boolean {
  return x > 0 && y > 0 && ground !== 'none';
}

function faceAfter(face: string, before: Theme, after: Theme): string {
  if (face === before.titleFace) return after.titleFace;
  return face === before.textFace ? after.textFace : face;
}

function backgroundOf(background: string, before: Theme, after: Theme): string | undefined {
  const index = before.backgrounds.indexOf(background);
  return after.backgrounds[index];
}

/** Maps theme colours to those of the same role; other colours stay. */
function painter(before: Theme, after: Theme): (fill: string) => string {
  const pairs = [
    ...stopsOf(before.still).map((color, index) => [color, stopsOf(after.still)[index] ?? color]),
    ...PALETTE_ROLES.map((role) => [before.palette[role], after.palette[role]]),
  ] as [string, string][];
  const colors = new Map(pairs);
  return (fill) => recolored(fill, (color) => colors.get(color) ?? color);
}

function stopsOf(still: string): readonly string[] {
  const fill = readFill(still);
  return fill && fill.kind !== 'solid' ? fill.stops.map(({ color }) => color) : [];
}

const TITLE_SIZE = 32;

/** Applies a theme to a deck without one: backgrounds and text change, shapes and pictures stay. */
function dressedFirst(slide: Slide, theme: Theme): Slide {
  const { palette, titleFace, textFace } = theme;
  const isCover = isDark(slide.background);
  const background = theme.backgrounds[isCover ? 2 : 0];
  return {
    ...slide,
    background,
    elements: slide.elements.map((element) => {
      if (element.type === 'table')
        return dressTable({ ...element, ...colorsOf(lookOf(element), background) }, theme, isCover);
      if (element.type === 'chart') return dress(element, theme, background);
      if (element.type !== 'text') return element;
      const isTitle = element.fontSize >= TITLE_SIZE;
      return {
        ...element,
        fontFamily: isTitle ? titleFace : textFace,
        ...(isTitle ? theme.titles : {}),
        color: palette[isCover ? 'coverInk' : 'ink'],
      };
    }),
  };
}
