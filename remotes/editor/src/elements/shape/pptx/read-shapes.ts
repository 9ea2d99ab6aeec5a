import { roundPx } from '../../../core/edit/elements';
import { groupElements } from '../../../core/edit/groups';
import type { SlideElement } from '../../../core/elements/slide-element';
import { baselineOffsetOf } from '../../../core/text/baseline-offset';
import type { TextElement } from '../../../core/text/text-schema';
import { findFill, type ImportedFill, readStyledFill, readShapeLine } from '../../../ooxml/fills';
import type { ImportContext } from '../../../ooxml/import-context';
import { readObjectNames } from '../../../ooxml/object-names';
import { findChild, readAttribute } from '../../../ooxml/package/xml-elements';
import {
  type PlaceholderChain,
  placeholderChain,
  placeholderOf,
} from '../../../ooxml/slide-inheritance';
import {
  elementBoxOf,
  type PlacedBox,
  readTransform,
  rotateWithBox,
} from '../../../ooxml/transforms';
import { readImageElement } from '../../image/pptx/read-image-element';
import {
  readTextBox,
  readBodyProperties,
  readTextInsets,
  SIDEWAYS_DEGREES,
  type TextInsets,
  widenBox,
} from '../../text/pptx/read-text-box';
import { shorten } from '../../text/text-kind';
import { createShape } from '../create-shape';
import { readAdjustments } from '../geometry/geometry-guides';
import type { ShapeElement } from '../shape-schema';
import { withShapeText } from '../shape-text';
import { textRectOf } from '../shape-text-rect';
import { readGeometry } from './shape-geometry';

/** Presets whose text fills their box, or is placed by the caller. */
const PLAIN_PRESETS: readonly string[] = ['rect', 'roundRect', 'ellipse', 'line'];

/** Reads a shape with its text, or both as a group if a shape cannot show the text. */
export async function readShape(
  shape: Element,
  context: ImportContext,
): Promise<readonly SlideElement[]> {
  const ancestors = placeholderChain(shape, context.inheritance);
  const transform = ancestors
    .map((each) => readTransform(findChild(each, 'spPr', 'xfrm')))
    .find(Boolean);
  if (!transform) return [];
  const box = context.project(transform);
  // Shapes of a diagram have a rectangle of their own for the text.
  const textTransform = readTransform(findChild(shape, 'txXfrm'));
  const text = readTextBox(
    ancestors,
    textTransform
      ? context.project(textTransform)
      : await readPresetTextBox(findChild(shape, 'spPr', 'prstGeom'), box),
    context,
  );
  // Placeholders without content are not shown in PowerPoint either.
  if (placeholderOf(shape) && !text && !findChild(shape, 'spPr')?.children.length) return [];
  const blipFill = findChild(shape, 'spPr', 'blipFill');
  const background = blipFill
    ? await readImageElement(shape, blipFill, box, context)
    : await readOutline(ancestors, box, context);
  const elements = [background, text].filter((element) => element !== undefined);
  if (!background || !text) return elements;
  const merged = textTransform ? undefined : readShapeText(background, text, ancestors, context);
  if (merged) return [merged];
  return groupElements(elements);
}

/** Undefined for shapes without fill and border, such as text boxes. */
async function readOutline(
  ancestors: PlaceholderChain,
  box: PlacedBox,
  context: ImportContext,
): Promise<ShapeElement | undefined> {
  const [shape] = ancestors;
  const paint = resolveFill(ancestors, context);
  const shapeLine = readShapeLine(ancestors, context);
  if (paint.fill === 'none' && shapeLine.stroke === 'none') return undefined;
  const geometry = await readGeometry(findChild(shape, 'spPr'), box, paint.fill !== 'none');
  if (!geometry) context.warnings.count('geometry');
  return createShape({
    ...growByBorder(box, shapeLine.strokeWidth / 2),
    ...readObjectNames(shape),
    ...geometry,
    fill: paint.fill,
    stroke: shapeLine.stroke,
    strokeWidth: shapeLine.strokeWidth,
    opacity: paint.fill === 'none' ? shapeLine.alpha : paint.alpha,
  });
}

export function presetGeometryOf(shape: Element | undefined): string {
  const properties = findChild(shape, 'spPr');
  if (findChild(properties, 'custGeom')) return 'custom';
  return readAttribute(findChild(properties, 'prstGeom'), 'prst') ?? 'rect';
}

export function resolveFill(
  ancestors: PlaceholderChain,
  { fills, inheritance }: ImportContext,
): ImportedFill {
  for (const shape of ancestors) {
    // The style of a placeholder goes before the fill that it would inherit.
    const reference = findChild(shape, 'style', 'fillRef');
    const paint =
      findFill(findChild(shape, 'spPr'), fills) ??
      readStyledFill(reference, { theme: inheritance.theme, painter: fills });
    if (paint) return paint;
  }
  return { fill: 'none', alpha: 1 };
}

/** Borders are centred on the edge in PPTX and inside the box here. */
function growByBorder(box: PlacedBox, by: number) {
  return elementBoxOf({
    ...box,
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
  });
}

/** Rectangle for the text of a preset geometry, for text that becomes a box of its own. */
async function readPresetTextBox(preset: Element | undefined, box: PlacedBox): Promise<PlacedBox> {
  const name = readAttribute(preset, 'prst');
  if (name === undefined || PLAIN_PRESETS.includes(name)) return box;
  const { presetTextRectOf } = await import('../geometry/preset-geometry');
  const rect = presetTextRectOf({ name, adjustments: readAdjustments(preset) }, box);
  const x = box.isMirrored ? box.width - rect.x - rect.width : rect.x;
  return rotateWithBox(box, { ...rect, x: box.x + x, y: box.y + rect.y });
}

/**
 * Puts the text of an imported shape into it. Undefined if only a text box of its own can show it: sideways text, text of
 * another opacity, and text on a picture.
 */
function readShapeText(
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
