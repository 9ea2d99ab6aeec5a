import type { Box } from '../core/geometry/box';
import { createText } from '../core/model/create';
import type { TextElement } from '../core/model/deck';
import { lowered, sinkOf } from '../core/text/exact-lines';
import { withWords } from '../core/text/marks';
import { placeOf, type Placed, pixels, turnedWith } from './boxes';
import type { Ancestors } from './heritage';
import { child, textAt } from './markup';
import { ownNames } from './own-names';
import type { Reading } from './reading';
import { wordsIn } from './words';

/** Reads the text of a shape as a text box at the position of the text. */
export function readTextBox(
  ancestors: Ancestors,
  shapeBox: Placed,
  context: Reading,
): TextElement | undefined {
  const [shape] = ancestors;
  const importedText = wordsIn(child(shape, 'txBody'), ancestors, context);
  if (!importedText) return undefined;
  const bodies = ancestors.map((each) => child(each, 'txBody', 'bodyPr'));
  const valueOf = (name: string) =>
    bodies.map((body) => textAt(body, name)).find((value) => value !== undefined);
  const isRound = textAt(child(shape, 'spPr', 'prstGeom'), 'prst') === 'ellipse';
  const inner = innerBox(isRound ? inscribed(shapeBox) : shapeBox, bodies, context.scale);
  const textBox = valueOf('wrap') === 'none' ? roomier(inner, importedText.style.textAlign) : inner;
  const rotatedBox = turnedWith(shapeBox, textBox);
  const sidewaysDegrees = ON_SIDE[valueOf('vert') ?? ''];
  const box = createText({
    ...placeOf(sidewaysDegrees === undefined ? rotatedBox : onSide(rotatedBox, sidewaysDegrees)),
    ...ownNames(shape),
    ...importedText.style,
    opacity: importedText.alpha,
    verticalAlign: STANDING[valueOf('anchor') ?? ''] ?? 'top',
  });
  const text = withWords(box, importedText.words);
  return importedText.isExact ? lowered(text, -sinkOf(text)) : text;
}

const STANDING: Readonly<Record<string, TextElement['verticalAlign']>> = {
  ctr: 'middle',
  b: 'bottom',
};

/** Default insets of OOXML in pixels. */
const INSET = { lIns: 9.6, rIns: 9.6, tIns: 4.8, bIns: 4.8 } as const;

function innerBox(box: Box, bodies: readonly (Element | undefined)[], scale: number): Box {
  const inset = (side: keyof typeof INSET) =>
    (bodies.map((body) => pixels(body, side, NaN)).find(Number.isFinite) ?? INSET[side]) * scale;
  const [left, top] = [inset('lIns'), inset('tIns')];
  return {
    x: box.x + left,
    y: box.y + top,
    width: Math.max(1, box.width - left - inset('rIns')),
    height: Math.max(1, box.height - top - inset('bIns')),
  };
}

/** Text in an ellipse uses its inscribed rectangle. */
function inscribed(box: Box): Box {
  const share = (1 - Math.SQRT1_2) / 2;
  return {
    x: box.x + box.width * share,
    y: box.y + box.height * share,
    width: box.width * Math.SQRT1_2,
    height: box.height * Math.SQRT1_2,
  };
}

/** Text without wrapping gets a wider box, because letters may be wider here. */
function roomier(box: Box, align: TextElement['textAlign']): Box {
  const extraWidth = box.width * 0.1;
  const shift = { left: 0, center: extraWidth / 2, right: extraWidth }[align];
  return { ...box, x: box.x - shift, width: box.width + extraWidth };
}

/** Rotation of vertical text, in degrees. */
const ON_SIDE: Readonly<Record<string, number>> = { vert: 90, vert270: 270 };

function onSide(box: Placed, by: number): Placed {
  return {
    ...box,
    x: box.x + (box.width - box.height) / 2,
    y: box.y + (box.height - box.width) / 2,
    width: box.height,
    height: box.width,
    rotation: (box.rotation + by) % 360,
  };
}
