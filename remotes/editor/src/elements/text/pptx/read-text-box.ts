import type { Box } from '../../../core/geometry/box';
import type { ShapeElement } from '../../shape/shape-schema';
import { DEFAULT_TEXT_INSETS } from '../../shape/shape-text-rect';
import { createText } from '../../../core/text/create-text';
import type { TextElement } from '../../../core/text/text-schema';
import { shiftBoxDown, baselineOffsetOf } from '../../../core/text/baseline-offset';
import { boxDirectionOf, mirrorAlignment } from '../../../core/text/direction';
import { replaceRichText } from '../../../core/text/marks';
import type { RichText, TextStyle } from '../../../core/model/rich-text-schema';
import { elementBoxOf, type PlacedBox, readPx, rotateWithBox } from '../../../ooxml/transforms';
import type { PlaceholderChain } from '../../../ooxml/slide-inheritance';
import { findChild, readAttribute } from '../../../ooxml/package/xml-elements';
import { readObjectNames } from '../../../ooxml/object-names';
import type { ImportContext } from '../../../ooxml/import-context';
import { readRichText } from '../../../ooxml/text/rich-text';

/** Reads the text of a shape as a text box at the position of the text. */
export function readTextBox(
  ancestors: PlaceholderChain,
  shapeBox: PlacedBox,
  context: ImportContext,
): TextElement | undefined {
  const [shape] = ancestors;
  const importedText = readRichText(findChild(shape, 'txBody'), ancestors, context);
  if (!importedText) return undefined;
  const { bodies, valueOf } = readBodyProperties(ancestors);
  const isRound = readAttribute(findChild(shape, 'spPr', 'prstGeom'), 'prst') === 'ellipse';
  const inner = innerBoxOf(
    isRound ? inscribedBoxOf(shapeBox) : shapeBox,
    readTextInsets(bodies, context.scale),
  );
  const textBox =
    valueOf('wrap') === 'none'
      ? widenBox(inner, { ...importedText.richText, ...importedText.style })
      : inner;
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
  const shifted = shiftBoxDown(text, -baselineOffsetOf(text));
  return { ...shifted, ...elementBoxOf(shifted) };
}

/** Properties of the text body of a shape and of those that it inherits from. */
export function readBodyProperties(ancestors: PlaceholderChain) {
  const bodies = ancestors.map((each) => findChild(each, 'txBody', 'bodyPr'));
  const valueOf = (name: string) =>
    bodies.map((body) => readAttribute(body, name)).find((value) => value !== undefined);
  return { bodies, valueOf };
}

const VERTICAL_ALIGN_BY_ANCHOR: Readonly<Record<string, TextElement['verticalAlign']>> = {
  ctr: 'middle',
  b: 'bottom',
};

export type TextInsets = Required<ShapeElement>['textInsets'];

export function readTextInsets(
  bodies: readonly (Element | undefined)[],
  scale: number,
): TextInsets {
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
export function widenBox(box: Box, text: RichText & Pick<TextStyle, 'textAlign'>): Box {
  const extraWidth = box.width * 0.1;
  const side = mirrorAlignment(text.textAlign, boxDirectionOf(text));
  const shift = { left: 0, justify: 0, center: extraWidth / 2, right: extraWidth }[side];
  return { ...box, x: box.x - shift, width: box.width + extraWidth };
}

/** Rotation of vertical text, in degrees. */
export const SIDEWAYS_DEGREES: Readonly<Record<string, number>> = { vert: 90, vert270: 270 };

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
