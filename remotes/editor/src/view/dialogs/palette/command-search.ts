import { type Command, command, groupCommands } from '../../../commands/command';
import { addNewElement } from '../../../core/edit/add-new-element';
import {
  CATALOGUED_PRESETS,
  createPresetShape,
} from '../../../elements/shape/presets/preset-catalogue';

const PRESET_ID_PREFIX = 'add-preset-';

/** Commands that the list has besides those of the registry: one for each shape of the picker. */
export const presetCommands = groupCommands(
  'Insert',
  CATALOGUED_PRESETS.map(({ name, label, keywords }) =>
    command(PRESET_ID_PREFIX + name, label, null, {
      edit: (doc) => addNewElement(doc, createPresetShape(name)),
      synonyms: keywords,
    }),
  ),
);

/**
 * Finds the commands whose label, group or synonyms contain every typed word; those named so in the label come first.
 * Shapes of the picker are listed only once something is typed.
 */
export function searchCommands(options: readonly Command[], query: string): Command[] {
  if (query.trim() === '') return options.filter(({ id }) => !id.startsWith(PRESET_ID_PREFIX));
  const terms = query.toLowerCase().trim().split(/\s+/);
  const contains = (text: string) => terms.every((term) => text.toLowerCase().includes(term));
  const named = options.filter(({ label }) => contains(label));
  const meant = options.filter(
    ({ label, group, synonyms = '' }) =>
      !contains(label) && contains(`${label} ${group} ${synonyms}`),
  );
  return [...named, ...meant];
}
