import type { EditCommand } from '../core/edit/edit-command';
import {
  alignTexts,
  changeListLevels,
  selectionHasList,
  selectionHasText,
  setSelectedTextStyle,
  stepTextSizes,
  toggleDirection,
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
      ['text-left', 'Align text left', '$mod+Alt+KeyL', alignTexts('left')],
      ['text-center', 'Centre text', '$mod+Alt+KeyE', alignTexts('center')],
      ['text-right', 'Align text right', '$mod+Alt+KeyR', alignTexts('right')],
      ['text-justify', 'Justify text', '$mod+Alt+KeyJ', alignTexts('justify')],
      ['text-top', 'Align text top', null, setSelectedTextStyle({ verticalAlign: 'top' })],
      ['text-middle', 'Align text middle', null, setSelectedTextStyle({ verticalAlign: 'middle' })],
      ['text-bottom', 'Align text bottom', null, setSelectedTextStyle({ verticalAlign: 'bottom' })],
    ] as const
  ).map(([id, label, keys, edit]) => command(id, label, keys, onText(edit))),
  ...(
    [
      ['text-ltr', 'Left-to-right text', 'ltr'],
      ['text-rtl', 'Right-to-left text', 'rtl'],
    ] as const
  ).map(([id, label, direction]) =>
    command(id, label, null, {
      ...onText(toggleDirection(direction)),
      synonyms: 'direction hebrew arabic persian urdu bidi',
    }),
  ),
  command('text-larger', 'Larger text', '$mod+Shift+Period', onText(stepTextSizes(1))),
  command('text-smaller', 'Smaller text', '$mod+Shift+Comma', onText(stepTextSizes(-1))),
]);

function onText(edit: EditCommand['edit']) {
  return { edit, isEnabled: selectionHasText };
}
