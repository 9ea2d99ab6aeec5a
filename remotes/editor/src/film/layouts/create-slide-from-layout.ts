import { rowsWithTotalOf } from '../../elements/table/totals/table-totals';
import { applyThemeToTable } from '../../elements/table/style/apply-theme-to-table';
import { fitRoleFontSize, roleStyleOf, roleTextColorOf } from '../../core/theme/role-styles';
import { createImage } from '../../elements/image/create-image';
import { createShape } from '../../elements/shape/create-shape';
import { TABLE_ROW_HEIGHT_PX } from '../film-tables';
import { createSlide } from '../../core/model/create';
import { createText } from '../../core/text/create-text';
import type { Slide } from '../../core/model/deck-schema';
import { SLIDE_SIZE, type TextRole } from '../../core/model/deck-constants';
import type { SlideElement } from '../../core/elements/slide-element';
import type { TableElement } from '../../elements/table/table-schema';
import { parseFill } from '../../core/model/colors';
import type { DeckTheme } from '../../core/model/theme-schema';
import { applyMaster, LOGO_FRAME_NAME } from '../themes/apply-master';
import { findLayout, type LayoutName } from './layouts';
import {
  type SlideLayout,
  SLIDE_MARGIN_PX,
  type LayoutPiece,
  type LayoutBox,
} from './layout-pieces';

export interface LayoutContent {
  readonly title: string;
  readonly lines: readonly string[];
  /** Content of the layout's table. */
  readonly table?: TableElement;
}

export function createSlideFromLayout(
  name: LayoutName,
  theme: DeckTheme,
  content: LayoutContent,
  slideHeight: number = SLIDE_SIZE.height,
): Slide {
  const layout = findLayout(name, theme);
  const context = { layout, theme, content, slideHeight };
  const slide = createSlide({
    background: theme.palette[layout.background],
    ...(name === 'cover' && { isCover: true }),
    elements: layout.pieces.flatMap((piece) => createLayoutElement(piece, context) ?? []),
  });
  return applyMaster(slide, theme, null, slideHeight);
}

export interface LayoutContext {
  readonly layout: SlideLayout;
  readonly theme: DeckTheme;
  readonly content: LayoutContent;
  readonly slideHeight: number;
}

/** Creates the element of a piece; undefined if the slide has no content for it. */
export function createLayoutElement(
  layoutPiece: LayoutPiece,
  context: LayoutContext,
): SlideElement | undefined {
  const piece = stretchPiece(layoutPiece, context.slideHeight);
  const { theme, content } = context;
  switch (piece.kind) {
    case 'text':
      return createTextElement(piece, context);
    case 'number':
      return createNumber(piece, context);
    case 'picture':
      return createPlaceholder(piece, context);
    case 'shape':
      return createPlainShape(piece.at, theme.palette[piece.fill], piece.shape);
    case 'rule':
      return createRule(piece, theme);
    case 'logo':
      return createLogoPlaceholder(theme, context.slideHeight);
    case 'table':
      return content.table && createStyledTable(content.table, piece.at, context);
  }
}

/** Layouts are designed for 16:9. On higher slides, boxes are as much higher and further down; circles stay round. */
function stretchPiece(piece: LayoutPiece, slideHeight: number): LayoutPiece {
  const ratio = slideHeight / SLIDE_SIZE.height;
  if (piece.kind === 'logo' || ratio === 1) return piece;
  if (piece.kind === 'rule')
    return { ...piece, at: [piece.at[0], Math.round(piece.at[1] * ratio)] };
  const [x, y, width, height] = piece.at;
  const isRound = ('shape' in piece && piece.shape) || ('isRound' in piece && piece.isRound);
  if (isRound || height <= MAX_LINE_HEIGHT_PX)
    return { ...piece, at: [x, Math.round((y + height / 2) * ratio - height / 2), width, height] };
  const top = Math.round(y * ratio);
  return { ...piece, at: [x, top, width, Math.round((y + height) * ratio) - top] };
}

/** Shapes of this height are lines. */
const MAX_LINE_HEIGHT_PX = 8;

/** Creates a text box, unless the slide has no text for it. */
function createTextElement(
  piece: Extract<LayoutPiece, { kind: 'text' }>,
  context: LayoutContext,
): SlideElement | undefined {
  const content = textForPiece(piece, context.content);
  return content === '' ? undefined : createTextBox(content, piece.role, piece, context);
}

function createNumber(piece: Extract<LayoutPiece, { kind: 'number' }>, context: LayoutContext) {
  if (context.content.lines[piece.lineIndex] === undefined) return undefined;
  return createTextBox(String(piece.lineIndex + 1), 'figure', piece, context);
}

function textForPiece(
  { source, at }: Extract<LayoutPiece, { kind: 'text' }>,
  { title, lines }: LayoutContent,
): string {
  if (source === 'title') return title;
  if (source !== 'body') return lines[source] ?? '';
  return lines.join(at[3] >= MIN_SPACED_HEIGHT_PX ? '\n\n' : '\n');
}

/** Minimum height in which lines are separated by a blank line. */
const MIN_SPACED_HEIGHT_PX = 200;

type AlignedPiece = Extract<LayoutPiece, { kind: 'text' | 'number' }>;

function createTextBox(
  content: string,
  role: TextRole,
  piece: AlignedPiece,
  { layout, theme }: LayoutContext,
) {
  const box = toBox(piece.at);
  return createText({
    textAlign: piece.textAlign ?? 'left',
    verticalAlign: piece.verticalAlign ?? 'top',
    content,
    role,
    ...box,
    ...roleStyleOf(theme, role, content),
    fontSize: fitRoleFontSize(theme, role, { content, ...box }),
    color: roleTextColorOf(theme, role, layout.background === 'coverBackground'),
  });
}

function createPlaceholder(
  piece: Extract<LayoutPiece, { kind: 'picture' }>,
  { theme }: LayoutContext,
): SlideElement {
  const box = toBox(piece.at);
  const isFramed = box.x > 0 && box.y > 0 && box.x + box.width < SLIDE_SIZE.width;
  return {
    ...createEmptyImage(box),
    sourceName: 'Place for a picture',
    radius: piece.isRound ? box.width / 2 : isFramed ? theme.pictureRadius : 0,
    scrim: piece.scrim ?? 'none',
    scrimColor: theme.palette.coverBackground,
    placeholderFill:
      piece.gradientAngle === undefined
        ? theme.placeholderFill
        : rotateGradient(theme.placeholderFill, piece.gradientAngle),
  };
}

/** Placeholder for the company's logo, invisible while empty. */
function createLogoPlaceholder(
  { logoCorner: corner }: DeckTheme,
  slideHeight: number,
): SlideElement {
  const size = { width: 120, height: 48 };
  return {
    ...createEmptyImage({
      ...size,
      x: corner.endsWith('left')
        ? SLIDE_MARGIN_PX
        : SLIDE_SIZE.width - SLIDE_MARGIN_PX - size.width,
      y: corner.startsWith('top') ? 40 : slideHeight - 40 - size.height,
    }),
    sourceName: LOGO_FRAME_NAME,
    fit: 'contain',
  };
}

function createEmptyImage(box: { x: number; y: number; width: number; height: number }) {
  const { width, height } = box;
  return createImage({ asset: '', naturalWidth: width, naturalHeight: height }, box);
}

function rotateGradient(still: string, degrees: number): string {
  const fill = parseFill(still);
  if (!fill || fill.kind === 'solid') return still;
  return `linear-gradient(${degrees}deg, ${fill.stops.map(({ color }) => color).join(', ')})`;
}

function createRule(
  { at: [x, y], isCentered }: Extract<LayoutPiece, { kind: 'rule' }>,
  { titleRule: { width, height }, palette }: DeckTheme,
) {
  const left = isCentered ? x - width / 2 : x;
  return createPlainShape([left, y, width, height], palette.accent);
}

function createPlainShape(at: LayoutBox, fill: string, kind: 'rectangle' | 'circle' = 'rectangle') {
  return createShape({ ...toBox(at), shapeType: kind, fill, stroke: 'none', strokeWidth: 0 });
}

function createStyledTable(
  element: TableElement,
  at: LayoutBox,
  { layout, theme }: LayoutContext,
): SlideElement {
  return {
    ...applyThemeToTable(element, theme, layout.background === 'coverBackground'),
    ...toBox(at),
    height: Math.min(at[3], rowsWithTotalOf(element).length * TABLE_ROW_HEIGHT_PX),
    fontSize: 24,
  };
}

function toBox([x, y, width, height]: LayoutBox) {
  return { x, y, width, height };
}
