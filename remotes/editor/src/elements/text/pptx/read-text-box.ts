import type { Box } from '../../../core/geometry/box';
import { createText } from '../create-text';
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
  const inner = innerBoxOf(isRound ? inscribedBoxOf(shapeBox) : shapeBox, bodies, context.scale);
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

const VERTICAL_ALIGN_BY_ANCHOR: Readonly<Record<string, TextElement['verticalAlign']>> = {
  ctr: 'middle',
  b: 'bottom',
};

/** Default insets of OOXML in pixels. */
const DEFAULT_INSETS_PX = { lIns: 9.6, rIns: 9.6, tIns: 4.8, bIns: 4.8 } as const;

function innerBoxOf(box: Box, bodies: readonly (Element | undefined)[], scale: number): Box {
  const inset = (side: keyof typeof DEFAULT_INSETS_PX) =>
    (bodies.map((body) => readPx(body, side, NaN)).find(Number.isFinite) ??
      DEFAULT_INSETS_PX[side]) * scale;
  const [left, top] = [inset('lIns'), inset('tIns')];
  return {
    x: box.x + left,
    y: box.y + top,
    width: Math.max(1, box.width - left - inset('rIns')),
    height: Math.max(1, box.height - top - inset('bIns')),
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
