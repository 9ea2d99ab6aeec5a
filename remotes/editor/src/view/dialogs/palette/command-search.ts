import type { Command } from '../../../core/commands/command';
import { addNewElement } from '../../../core/edit/add-new-element';
import {
  CATALOGUED_PRESETS,
  createPresetShape,
} from '../../../elements/shape/presets/preset-catalogue';

const PRESET_ID_PREFIX = 'add-preset-';

/** Commands that the list has besides those of the registry: one for each shape of the picker. */
export const presetCommands: readonly Command[] = CATALOGUED_PRESETS.map(({ name, label }) => ({
  id: PRESET_ID_PREFIX + name,
  label,
  group: 'Insert',
  edit: (doc) => addNewElement(doc, createPresetShape(name)),
}));

const PRESET_SYNONYMS: Readonly<Record<string, string>> = Object.fromEntries(
  CATALOGUED_PRESETS.map(({ name, keywords }) => [`${PRESET_ID_PREFIX}${name}`, keywords]),
);

/** Words that people type for commands with another label, by the id of the command. */
export const COMMAND_SYNONYMS: Readonly<Record<string, string>> = {
  'more-shapes': 'arrow banner flow bracket symbol picker',
  'add-text': 'title heading paragraph words',
  'add-circle': 'ellipse oval round',
  'add-polygon': 'hexagon shape corners',
  'add-rectangle': 'square box shape',
  'add-callout': 'callout dialogue comment',
  'add-video-link': 'film clip trailer youtube vimeo',
  finance: 'language currency money locale numbers',
  'add-budget': 'cost money spreadsheet cells',
  'add-comparables': 'comps box office spreadsheet',
  'add-chart': 'graph bar column line area pie doughnut diagram',
  'add-waterfall': 'chart graph recoupment returns investor',
  'add-audience': 'chart graph pie demographics',
  'upload-image': 'picture photo still insert file',
  'replace-image': 'picture photo swap change',
  'crop-image': 'picture photo trim cut',
  'background-picture': 'image photo backdrop',
  'make-background': 'picture photo backdrop',
  'mood-board': 'pictures photos collage',
  'palette-from-still': 'picture photo colours',
  'theme-from-still': 'picture photo image colours design',
  'deck-review': 'review problems spelling proofread',
  'edit-text': 'type write change',
  find: 'search',
  delete: 'remove erase',
  duplicate: 'clone copy repeat',
  'copy-style': 'format painter brush',
  'paste-style': 'format painter brush apply',
  'select-none': 'clear selection',
  lock: 'protect fix unlock pin',
  save: 'store keep',
  'save-file': 'backup export computer',
  'start-file-sync': 'save sync disk file',
  'open-decks': 'presentations switch recent',
  'open-versions': 'history restore earlier recover',
  'import-file': 'import load pptx powerpoint upload',
  'import-table': 'import load excel xlsx csv table cells budget upload',
  export: 'pdf pptx powerpoint png jpeg download share',
  print: 'paper handout',
  templates: 'sample starter presentation',
  present: 'slideshow play full screen start show',
  'present-here': 'slideshow play full screen show',
  presenter: 'speaker notes timer rehearse',
  'slide-new': 'add page insert',
  'slide-grid': 'overview sorter thumbnails',
  'section-new': 'chapter divider group',
  'slide-hide': 'skip omit',
  'zoom-fit': 'whole slide window',
  'add-guide': 'ruler align line',
  link: 'url hyperlink web address',
  shortcuts: 'keys hotkeys help',
};

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
    ({ id, label, group }) =>
      !contains(label) &&
      contains(`${label} ${group} ${COMMAND_SYNONYMS[id] ?? PRESET_SYNONYMS[id] ?? ''}`),
  );
  return [...named, ...meant];
}
