import type { Box } from '../core/geometry/box';
import { parseXml } from '../storage/parse-xml';
import { readCustomGeometry } from './custom-geometry';
import { findChild, readAttribute } from './xml-elements';

let definitions: Promise<Element> | undefined;

/** Outline of a preset geometry by its published formulas; undefined for unknown presets. */
export async function readPresetPath(
  preset: Element | undefined,
  box: Box,
  isFilled: boolean,
): Promise<string | undefined> {
  definitions ??= loadDefinitions();
  const definition = findChild(await definitions, readAttribute(preset, 'prst') ?? '');
  return definition && readCustomGeometry(definition, box, { isFilled, shape: preset });
}

async function loadDefinitions(): Promise<Element> {
  const { default: xml } = await import('modern-openxml/presetShapeDefinitions');
  return parseXml(xml, 'application/xml').documentElement;
}
