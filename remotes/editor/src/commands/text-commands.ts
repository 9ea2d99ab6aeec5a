import type { EditCommand } from '../core/edit/edit-command';
import {
  changeListLevels,
  selectionHasList,
  selectionHasText,
  setSelectedTextStyle,
  stepTextSizes,
  toggleLists,
  toggleTextStyle,
} from '../elements/text/text-edits';
import { command, groupCommands } from './command';

export const textCommands = groupCommands('Text', [
  command('bold', 'Bold', '$mod+b', onText(toggleTextStyle('fontWeight', 'bold', 'normal'))),
  command('italic', 'Italic', '$mod+i', onText(toggleTextStyle('fontStyle', 'italic', 'normal'))),
  command(
    'underline',
    'Underline',
    '$mod+u',
    onText(toggleTextStyle('textDecoration', 'underline', 'none')),
  ),
  command('capitals', 'Capitals', null, onText(toggleTextStyle('textCase', 'upper', 'none'))),
  command('link', 'Link', '$mod+Shift+k', {
    dialog: 'link',
    isEnabled: selectionHasText,
    synonyms: 'url hyperlink web address',
  }),
  command('bullets', 'Bulleted list', '$mod+Shift+Digit8', onText(toggleLists('bullet'))),
  command('numbers', 'Numbered list', '$mod+Shift+Digit7', onText(toggleLists('number'))),
  command('list-in', 'Increase indent', '$mod+Alt+BracketRight', {
    edit: changeListLevels(1),
    isEnabled: selectionHasList,
  }),
  command('list-out', 'Further out in the list', '$mod+Alt+BracketLeft', {
    edit: changeListLevels(-1),
    isEnabled: selectionHasList,
  }),
  ...(
    [
      ['text-left', 'Align text left', '$mod+Alt+KeyL', { textAlign: 'left' }],
      ['text-center', 'Centre text', '$mod+Alt+KeyE', { textAlign: 'center' }],
      ['text-right', 'Align text right', '$mod+Alt+KeyR', { textAlign: 'right' }],
      ['text-justify', 'Justify text', '$mod+Alt+KeyJ', { textAlign: 'justify' }],
      ['text-top', 'Align text top', null, { verticalAlign: 'top' }],
      ['text-middle', 'Align text middle', null, { verticalAlign: 'middle' }],
      ['text-bottom', 'Align text bottom', null, { verticalAlign: 'bottom' }],
    ] as const
  ).map(([id, label, keys, style]) =>
    command(id, label, keys, onText(setSelectedTextStyle(style))),
  ),
  command('text-larger', 'Larger text', '$mod+Shift+Period', onText(stepTextSizes(1))),
  command('text-smaller', 'Smaller text', '$mod+Shift+Comma', onText(stepTextSizes(-1))),
]);

function onText(edit: EditCommand['edit']) {
  return { edit, isEnabled: selectionHasText };
}
