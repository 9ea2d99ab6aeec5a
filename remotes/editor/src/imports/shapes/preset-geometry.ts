import type { Box } from '../../core/geometry/box';
import { parseXml } from '../../storage/parse-xml';
import { readCustomGeometry } from './custom-geometry';
import { evaluateGuides } from './geometry-guides';
import { type PlacedBox, rotateWithBox } from './transforms';
import { findChild, readAttribute } from '../package/xml-elements';

let definitions: Promise<Element> | undefined;

/** Outline of a preset geometry by its published formulas; undefined for unknown presets. */
export async function readPresetPath(
  preset: Element | undefined,
  box: Box,
  isFilled: boolean,
): Promise<string | undefined> {
  const definition = await findDefinition(preset);
  return definition && readCustomGeometry(definition, box, { isFilled, shape: preset });
}

/** Presets whose text fills their box, or is placed by the caller. */
const PLAIN_PRESETS: readonly string[] = ['rect', 'roundRect', 'ellipse', 'line'];

/** Rectangle for the text of a preset geometry. */
export async function readPresetTextBox(
  preset: Element | undefined,
  box: PlacedBox,
): Promise<PlacedBox> {
  if (!preset || PLAIN_PRESETS.includes(readAttribute(preset, 'prst') ?? '')) return box;
  const definition = await findDefinition(preset);
  const rectangle = findChild(definition, 'rect');
  if (!definition || !rectangle) return box;
  const lookup = evaluateGuides(definition, box, preset);
  const valueOf = (side: string) => lookup(readAttribute(rectangle, side));
  const [left, top, right] = [valueOf('l'), valueOf('t'), valueOf('r')];
  const [width, height] = [right - left, valueOf('b') - top];
  if (!(width > 0 && height > 0)) return box;
  const x = box.x + (box.isMirrored ? box.width - right : left);
  return rotateWithBox(box, { x, y: box.y + top, width, height });
}

async function findDefinition(preset: Element | undefined): Promise<Element | undefined> {
  definitions ??= loadDefinitions();
  return findChild(await definitions, readAttribute(preset, 'prst') ?? '');
}

async function loadDefinitions(): Promise<Element> {
  const { default: xml } = await import('modern-openxml/presetShapeDefinitions');
  return parseXml(xml, 'application/xml').documentElement;
}
