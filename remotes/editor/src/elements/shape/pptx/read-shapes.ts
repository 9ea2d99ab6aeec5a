import { createShape } from '../create-shape';
import type { ShapeElement } from '../shape-schema';
import type { SlideElement } from '../../../core/elements/slide-element';
import { groupElements } from '../../../core/edit/groups';
import {
  elementBoxOf,
  type PlacedBox,
  readTransform,
  rotateWithBox,
} from '../../../ooxml/transforms';
import { findFill, type ImportedFill, readStyledFill } from '../../../ooxml/fills';
import { readGeometry } from './shape-geometry';
import {
  type PlaceholderChain,
  placeholderChain,
  placeholderOf,
} from '../../../ooxml/slide-inheritance';
import { findChild, readAttribute } from '../../../ooxml/package/xml-elements';
import { readObjectNames } from '../../../ooxml/object-names';
import { readImageElement } from '../../image/pptx/read-image-element';
import type { ImportContext } from '../../../ooxml/import-context';
import { readShapeLine } from '../../../ooxml/shape-line';
import { readTextBox } from '../../text/pptx/read-text-box';
import { readShapeText } from './read-shape-text';
import { readAdjustments } from '../geometry/geometry-guides';

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
    const paint = findFill(findChild(shape, 'spPr'), fills);
    if (paint) return paint;
  }
  const reference = findChild(ancestors[0], 'style', 'fillRef');
  return (
    readStyledFill(reference, { theme: inheritance.theme, painter: fills }) ?? {
      fill: 'none',
      alpha: 1,
    }
  );
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
