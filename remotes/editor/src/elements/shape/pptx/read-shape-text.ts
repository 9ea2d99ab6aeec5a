import { roundPx } from '../../../core/edit/elements';
import { baselineOffsetOf } from '../../../core/text/baseline-offset';
import type { ImportContext } from '../../../ooxml/import-context';
import type { PlaceholderChain } from '../../../ooxml/slide-inheritance';
import type { SlideElement } from '../../../core/elements/slide-element';
import {
  readBodyProperties,
  readTextInsets,
  SIDEWAYS_DEGREES,
  type TextInsets,
  widenBox,
} from '../../text/pptx/read-text-box';
import { shorten } from '../../text/text-kind';
import type { TextElement } from '../../../core/text/text-schema';
import type { ShapeElement } from '../shape-schema';
import { withShapeText } from '../shape-text';
import { textRectOf } from '../shape-text-rect';

/**
 * Puts the text of an imported shape into it. Undefined if only a text box of its own can show it: sideways text, text of
 * another opacity, and text on a picture.
 */
export function readShapeText(
  shape: SlideElement,
  text: TextElement,
  ancestors: PlaceholderChain,
  { scale }: Pick<ImportContext, 'scale'>,
): ShapeElement | undefined {
  if (shape.type !== 'shape') return undefined;
  const { bodies, valueOf } = readBodyProperties(ancestors);
  if (SIDEWAYS_DEGREES[valueOf('vert') ?? ''] !== undefined || text.opacity !== shape.opacity)
    return undefined;
  const insets = outlineInsetsOf(shape, readTextInsets(bodies, scale));
  const box = { x: 0, y: 0, width: shape.width, height: shape.height };
  const offset = baselineOffsetOf(text);
  const wide = valueOf('wrap') === 'none' ? widenBox(box, text) : box;
  const named = isNameOfText(shape.sourceName, text) ? { ...shape, sourceName: '' } : shape;
  return {
    // A shape does not grow with its text here.
    ...withShapeText(named, { ...text, overflow: text.overflow === 'grow' ? 'visible' : 'shrink' }),
    textInsets: {
      top: roundPx(insets.top - offset),
      bottom: roundPx(insets.bottom + offset),
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
