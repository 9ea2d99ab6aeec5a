import { readAdjustments } from '../../elements/shape/geometry/geometry-guides';
import { readAttribute } from '../package/xml-elements';
import { type PlacedBox, rotateWithBox } from './transforms';

/** Presets whose text fills their box, or is placed by the caller. */
const PLAIN_PRESETS: readonly string[] = ['rect', 'roundRect', 'ellipse', 'line'];

/** Rectangle for the text of a preset geometry, for text that becomes a box of its own. */
export async function readPresetTextBox(
  preset: Element | undefined,
  box: PlacedBox,
): Promise<PlacedBox> {
  const name = readAttribute(preset, 'prst');
  if (name === undefined || PLAIN_PRESETS.includes(name)) return box;
  const { presetTextRectOf } = await import('../../elements/shape/geometry/preset-geometry');
  const rect = presetTextRectOf({ name, adjustments: readAdjustments(preset) }, box);
  const x = box.isMirrored ? box.width - rect.x - rect.width : rect.x;
  return rotateWithBox(box, { ...rect, x: box.x + x, y: box.y + rect.y });
}
