import xml from 'modern-openxml/presetShapeDefinitions';
import type { Box } from '../../../core/geometry/box';
import { EMU_PER_PX } from '../../../core/model/deck-constants';
import { findChild, readAttribute } from '../../../ooxml/package/xml-elements';
import { parseXml } from '../../../ooxml/package/parse-xml';
import { type GeometryLayer, readGeometryLayers } from './custom-geometry';
import { type Adjustments, evaluateGuides } from './geometry-guides';

/** Preset shape by its name in ECMA-376 (20.1.10.56), with the adjust values that differ from its definition. */
interface Preset {
  readonly name: string;
  readonly adjustments: Adjustments;
}

type ShapeSize = Pick<Box, 'width' | 'height'>;

let definitions: Element | undefined;
let upArrow: Element | undefined;

/** The definitions are a chunk of their own: this module is only imported dynamically, or by modules that are. */
function findDefinition(name: string): Element | undefined {
  definitions ??= parseXml(xml, 'application/xml').documentElement;
  if (name === 'upArrow') upArrow ??= parseXml(UP_ARROW, 'application/xml').documentElement;
  return name === 'upArrow' ? upArrow : findChild(definitions, name);
}

/** The published file has `upDownArrow` twice and this one not at all: `downArrow`, upside down. */
const UP_ARROW = `<upArrow>
  <avLst><gd name="adj1" fmla="val 50000"/><gd name="adj2" fmla="val 50000"/></avLst>
  <gdLst>
    <gd name="maxAdj2" fmla="*/ 100000 h ss"/><gd name="a1" fmla="pin 0 adj1 100000"/>
    <gd name="a2" fmla="pin 0 adj2 maxAdj2"/><gd name="y2" fmla="*/ ss a2 100000"/>
    <gd name="dx1" fmla="*/ w a1 200000"/><gd name="x1" fmla="+- hc 0 dx1"/>
    <gd name="x2" fmla="+- hc dx1 0"/><gd name="dy1" fmla="*/ x1 y2 wd2"/>
    <gd name="y1" fmla="+- y2 0 dy1"/>
  </gdLst>
  <rect l="x1" t="y1" r="x2" b="b"/>
  <pathLst><path>
    <moveTo><pt x="l" y="y2"/></moveTo><lnTo><pt x="hc" y="t"/></lnTo><lnTo><pt x="r" y="y2"/></lnTo>
    <lnTo><pt x="x2" y="y2"/></lnTo><lnTo><pt x="x2" y="b"/></lnTo><lnTo><pt x="x1" y="b"/></lnTo>
    <lnTo><pt x="x1" y="y2"/></lnTo><close/>
  </path></pathLst>
</upArrow>`;

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
