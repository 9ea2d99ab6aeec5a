import type { Box } from '../../../core/geometry/box';
import type { ShapeElement } from '../../shape/shape-schema';
import { withShapeText } from '../../shape/shape-text';
import { DEFAULT_TEXT_INSETS, textRectOf } from '../../shape/shape-text-rect';
import { createText } from '../create-text';
import { shorten } from '../text-kind';
import { roundPx } from '../../../core/edit/elements';
import type { TextElement } from '../text-schema';
import { shiftBoxDown, baselineOffsetOf } from '../../../core/text/baseline-offset';
import { replaceRichText } from '../../../core/text/marks';
import {
  elementBoxOf,
  type PlacedBox,
  readPx,
  rotateWithBox,
} from '../../../imports/shapes/transforms';
import type { PlaceholderChain } from '../../../imports/slide-inheritance';
import { findChild, readAttribute } from '../../../imports/package/xml-elements';
import { readObjectNames } from '../../../imports/object-names';
import type { ImportContext } from '../../../imports/import-context';
import { readRichText } from '../../../imports/text/rich-text';

/** Reads the text of a shape as a text box at the position of the text. */
export function readTextBox(
  ancestors: PlaceholderChain,
  shapeBox: PlacedBox,
  context: ImportContext,
): TextElement | undefined {
  const [shape] = ancestors;
  const importedText = readRichText(findChild(shape, 'txBody'), ancestors, context);
  if (!importedText) return undefined;
  const bodies = ancestors.map((each) => findChild(each, 'txBody', 'bodyPr'));
  const valueOf = (name: string) =>
    bodies.map((body) => readAttribute(body, name)).find((value) => value !== undefined);
  const isRound = readAttribute(findChild(shape, 'spPr', 'prstGeom'), 'prst') === 'ellipse';
  const inner = innerBoxOf(
    isRound ? inscribedBoxOf(shapeBox) : shapeBox,
    readInsets(bodies, context.scale),
  );
  const textBox =
    valueOf('wrap') === 'none' ? widenBox(inner, importedText.style.textAlign) : inner;
  const rotatedBox = rotateWithBox(shapeBox, textBox);
  const sidewaysDegrees = SIDEWAYS_DEGREES[valueOf('vert') ?? ''];
  const box = createText({
    ...elementBoxOf(
      sidewaysDegrees === undefined ? rotatedBox : rotateSideways(rotatedBox, sidewaysDegrees),
    ),
    ...readObjectNames(shape),
    ...importedText.style,
    opacity: importedText.alpha,
    verticalAlign: VERTICAL_ALIGN_BY_ANCHOR[valueOf('anchor') ?? ''] ?? 'top',
  });
  const text = replaceRichText(box, importedText.richText);
  return importedText.isExact ? shiftBoxDown(text, -baselineOffsetOf(text)) : text;
}

/**
 * Puts the text of an imported shape into it. Undefined if only a text box of its own can show it: sideways text, and
 * text of another opacity.
 */
export function readShapeText(
  shape: ShapeElement,
  text: TextElement,
  ancestors: PlaceholderChain,
  { scale }: Pick<ImportContext, 'scale'>,
): ShapeElement | undefined {
  const bodies = ancestors.map((each) => findChild(each, 'txBody', 'bodyPr'));
  const valueOf = (name: string) =>
    bodies.map((body) => readAttribute(body, name)).find((value) => value !== undefined);
  if (SIDEWAYS_DEGREES[valueOf('vert') ?? ''] !== undefined || text.opacity !== shape.opacity)
    return undefined;
  const insets = outlineInsetsOf(shape, readInsets(bodies, scale));
  const box = { x: 0, y: 0, width: shape.width, height: shape.height };
  const wide = valueOf('wrap') === 'none' ? widenBox(box, text.textAlign) : box;
  const named = isNameOfText(shape.sourceName, text) ? { ...shape, sourceName: '' } : shape;
  return {
    // A shape does not grow with its text here.
    ...withShapeText(named, { ...text, overflow: text.overflow === 'grow' ? 'visible' : 'shrink' }),
    textInsets: {
      ...insets,
      left: roundPx(insets.left + wide.x),
      right: roundPx(insets.right + box.width - wide.width - wide.x),
    },
  };
}

/** Text of our own polygons and stars has a smaller rectangle than their outlines have in a file. */
function outlineInsetsOf(shape: ShapeElement, insets: TextInsets): TextInsets {
  if (!['polygon', 'star'].includes(shape.shapeType)) return insets;
  const [outer, rect] = [textRectOf({ ...shape, shapeType: 'path' }), textRectOf(shape)];
  return {
    left: insets.left - (rect.x - outer.x),
    top: insets.top - (rect.y - outer.y),
    right: insets.right - (outer.x + outer.width - rect.x - rect.width),
    bottom: insets.bottom - (outer.y + outer.height - rect.y - rect.height),
  };
}

/** True if the name of a shape is the beginning of its text, which the export writes. */
function isNameOfText(name: string, { content }: TextElement): boolean {
  return name !== '' && shorten(content) === name;
}

const VERTICAL_ALIGN_BY_ANCHOR: Readonly<Record<string, TextElement['verticalAlign']>> = {
  ctr: 'middle',
  b: 'bottom',
};

type TextInsets = Required<ShapeElement>['textInsets'];

function readInsets(bodies: readonly (Element | undefined)[], scale: number): TextInsets {
  const inset = (name: string, fallback: number) =>
    (bodies.map((body) => readPx(body, name, NaN)).find(Number.isFinite) ?? fallback) * scale;
  const { left, top, right, bottom } = DEFAULT_TEXT_INSETS;
  return {
    left: inset('lIns', left),
    top: inset('tIns', top),
    right: inset('rIns', right),
    bottom: inset('bIns', bottom),
  };
}

function innerBoxOf(box: Box, { left, top, right, bottom }: TextInsets): Box {
  return {
    x: box.x + left,
    y: box.y + top,
    width: Math.max(1, box.width - left - right),
    height: Math.max(1, box.height - top - bottom),
  };
}

/** Text in an ellipse uses its inscribed rectangle. */
function inscribedBoxOf(box: Box): Box {
  const share = (1 - Math.SQRT1_2) / 2;
  return {
    x: box.x + box.width * share,
    y: box.y + box.height * share,
    width: box.width * Math.SQRT1_2,
    height: box.height * Math.SQRT1_2,
  };
}

/** Text without wrapping gets a wider box, because letters may be wider here. */
function widenBox(box: Box, align: TextElement['textAlign']): Box {
  const extraWidth = box.width * 0.1;
  const shift = { left: 0, center: extraWidth / 2, right: extraWidth }[align];
  return { ...box, x: box.x - shift, width: box.width + extraWidth };
}

/** Rotation of vertical text, in degrees. */
const SIDEWAYS_DEGREES: Readonly<Record<string, number>> = { vert: 90, vert270: 270 };

function rotateSideways(box: PlacedBox, by: number): PlacedBox {
  return {
    ...box,
    x: box.x + (box.width - box.height) / 2,
    y: box.y + (box.height - box.width) / 2,
    width: box.height,
    height: box.width,
    rotation: (box.rotation + by) % 360,
  };
}
