import xml from 'modern-openxml/presetShapeDefinitions';
import type { Box } from '../../../core/geometry/box';
import { EMU_PER_PX } from '../../../core/geometry/units';
import { findChild, readAttribute } from '../../../imports/package/xml-elements';
import { parseXml } from '../../../storage/parse-xml';
import { type GeometryLayer, readGeometryLayers } from './custom-geometry';
import { type Adjustments, evaluateGuides } from './geometry-guides';

/** Preset shape by its name in ECMA-376 (20.1.10.56), with the adjust values that differ from its definition. */
interface Preset {
  readonly name: string;
  readonly adjustments: Adjustments;
}

type ShapeSize = Pick<Box, 'width' | 'height'>;

let definitions: Element | undefined;

/** The definitions are a chunk of their own: this module is only imported dynamically, or by modules that are. */
function findDefinition(name: string): Element | undefined {
  definitions ??= parseXml(xml, 'application/xml').documentElement;
  return findChild(definitions, name);
}

export function isPreset(name: string): boolean {
  return findDefinition(name) !== undefined;
}

/** Paths of a preset in a box of this size, by its published formulas; undefined for unknown presets. */
export function presetLayersOf(
  { name, adjustments }: Preset,
  size: ShapeSize,
): readonly GeometryLayer[] | undefined {
  const definition = findDefinition(name);
  return definition && readGeometryLayers(definition, size, adjustments);
}

/** Rectangle for the text of a preset, in pixels of its box; all of it if there is no room for text. */
export function presetTextRectOf({ name, adjustments }: Preset, size: ShapeSize): Box {
  const whole = { x: 0, y: 0, ...size };
  const definition = findDefinition(name);
  const rectangle = findChild(definition, 'rect');
  if (!definition || !rectangle) return whole;
  const emu = { width: size.width * EMU_PER_PX, height: size.height * EMU_PER_PX };
  const lookup = evaluateGuides(definition, emu, adjustments);
  const valueOf = (side: string) => lookup(readAttribute(rectangle, side)) / EMU_PER_PX;
  const [x, y] = [valueOf('l'), valueOf('t')];
  const [width, height] = [valueOf('r') - x, valueOf('b') - y];
  return width > 0 && height > 0 ? { x, y, width, height } : whole;
}

/** Adjust values of a preset, with those of its definition. */
export function adjustmentsOf({ name, adjustments }: Preset): Adjustments {
  const definition = findDefinition(name);
  if (!definition) return {};
  const guides = Array.from(findChild(definition, 'avLst')?.children ?? []);
  const lookup = evaluateGuides(definition, { width: 1, height: 1 }, adjustments);
  return Object.fromEntries(
    guides.map((guide) => {
      const guideName = readAttribute(guide, 'name') ?? '';
      return [guideName, lookup(guideName)];
    }),
  );
}
