import { shownRows } from '../../core/film/tables';
import { dressTable } from '../../core/theme/dress';
import { inkFor, sizeOf, styleOf } from '../../core/theme/lettering';
import { createImage, createShape, createSlide, createText } from '../../core/model/create';
import { type Slide, SLIDE, type SlideElement, type TableElement } from '../../core/model/deck';
import { readFill } from '../../core/model/fill';
import type { PaletteRole, TextRole, Theme } from '../../core/model/theme';
import { type Layout, MARGIN, type Piece, type Place } from './layout';

export interface Content {
  readonly title: string;
  readonly lines: readonly string[];
  /** Content of the layout's table. */
  readonly table?: TableElement;
}

export function slideFromLayout(layout: Layout, theme: Theme, content: Content): Slide {
  const context = { layout, theme, content };
  return createSlide({
    background: theme.palette[layout.ground],
    elements: layout.pieces.flatMap((piece) => elementOf(piece, context) ?? []),
  });
}

interface Make {
  readonly layout: Layout;
  readonly theme: Theme;
  readonly content: Content;
}

function elementOf(piece: Piece, context: Make): SlideElement | undefined {
  const { theme, content } = context;
  switch (piece.kind) {
    case 'text':
      return words(piece, context);
    case 'number':
      return figure(piece, context);
    case 'picture':
      return picture(piece, context);
    case 'shape':
      return shape(piece.at, theme.palette[piece.fill], piece.shape);
    case 'rule':
      return rule(piece.at, theme);
    case 'logo':
      return logo(theme);
    case 'table':
      return content.table && table(content.table, piece.at, context);
  }
}

/** Creates a text box, unless the slide has no text for it. */
function words(piece: Extract<Piece, { kind: 'text' }>, context: Make): SlideElement | undefined {
  const { layout, theme } = context;
  const content = saidIn(piece, context.content);
  if (content === '') return undefined;
  const color = piece.color ?? inkFor(piece.role, layout.ground === 'cover');
  return {
    ...text(content, piece.role, { at: piece.at, color }, theme),
    textAlign: piece.align ?? 'left',
    verticalAlign: piece.stands ?? 'top',
  };
}

function figure({ of, at }: Extract<Piece, { kind: 'number' }>, { theme, content }: Make) {
  if (content.lines[of] === undefined) return undefined;
  return text(String(of + 1), 'figure', { at, color: 'accent' }, theme);
}

function saidIn(
  { takes, at }: Extract<Piece, { kind: 'text' }>,
  { title, lines }: Content,
): string {
  if (takes === 'title') return title;
  if (takes !== 'body') return lines[takes] ?? '';
  return lines.join(at[3] >= ROOMY ? '\n\n' : '\n');
}

/** Minimum height in which lines are separated by a blank line. */
const ROOMY = 200;

function text(
  content: string,
  role: TextRole,
  { at, color }: { at: Place; color: PaletteRole },
  theme: Theme,
) {
  const box = boxOf(at);
  return createText({
    content,
    role,
    ...box,
    ...styleOf(theme, role),
    fontSize: sizeOf(theme, role, { content, ...box }),
    color: theme.palette[color],
  });
}

function picture(piece: Extract<Piece, { kind: 'picture' }>, { theme }: Make): SlideElement {
  const box = boxOf(piece.at);
  const isFramed = box.x > 0 && box.y > 0;
  return {
    ...emptyFrame(box),
    name: 'Place for a picture',
    radius: isFramed ? theme.radius : 0,
    shade: piece.shade ?? 'none',
    shadeColor: theme.palette.cover,
    ground: piece.light === undefined ? theme.still : litFrom(theme.still, piece.light),
  };
}

/** Placeholder for the company's logo, invisible while empty. */
function logo({ logo: corner }: Theme): SlideElement {
  const size = { width: 120, height: 48 };
  return {
    ...emptyFrame({
      ...size,
      x: corner.endsWith('left') ? MARGIN : SLIDE.width - MARGIN - size.width,
      y: corner.startsWith('top') ? 40 : SLIDE.height - 40 - size.height,
    }),
    name: 'Place for a logo',
    fit: 'contain',
  };
}

function emptyFrame(box: { x: number; y: number; width: number; height: number }) {
  const { width, height } = box;
  return createImage({ asset: '', naturalWidth: width, naturalHeight: height }, box);
}

function litFrom(still: string, degrees: number): string {
  const fill = readFill(still);
  if (!fill || fill.kind === 'solid') return still;
  return `linear-gradient(${degrees}deg, ${fill.stops.map(({ color }) => color).join(', ')})`;
}

function rule([x, y]: readonly [number, number], { rule: { width, height }, palette }: Theme) {
  return shape([x, y, width, height], palette.accent);
}

function shape(at: Place, fill: string, kind: 'rectangle' | 'circle' = 'rectangle') {
  return createShape({ ...boxOf(at), shapeType: kind, fill, stroke: 'none', strokeWidth: 0 });
}

function table(element: TableElement, at: Place, { layout, theme }: Make): SlideElement {
  return {
    ...dressTable(element, theme, layout.ground === 'cover'),
    ...boxOf(at),
    height: Math.min(at[3], shownRows(element).length * ROW),
    fontSize: element.columns.length > 3 ? 20 : 24,
  };
}

/** Preferred row height. */
const ROW = 46;

function boxOf([x, y, width, height]: Place) {
  return { x, y, width, height };
}
