import {
  changeElementsById,
  type EditorDocument,
  selectedElementsOf,
} from '../../core/edit/editor-document';
import { setTextStyle } from '../../core/edit/elements';
import { FONT_SIZES } from '../../core/model/deck-constants';
import type { TextElement } from './text-schema';
import type { ListItem, TextStyle } from '../../core/model/rich-text-schema';
import { changeListLevel, toggleList } from '../../core/text/lists';
import { hasTextStyle } from '../../core/text/marks';
import type { Command } from '../../core/commands/command';
import { changeText, textBoxOf } from './change-text';

const VERTICAL_ALIGN_LABELS = {
  top: 'Align text top',
  middle: 'Align text middle',
  bottom: 'Align text bottom',
} as const;

export const textCommands: readonly Command[] = [
  createToggleCommand('bold', 'Bold', '$mod+b', [{ fontWeight: 'bold' }, { fontWeight: 'normal' }]),
  createToggleCommand('italic', 'Italic', '$mod+i', [
    { fontStyle: 'italic' },
    { fontStyle: 'normal' },
  ]),
  createToggleCommand('underline', 'Underline', '$mod+u', [
    { textDecoration: 'underline' },
    { textDecoration: 'none' },
  ]),
  createToggleCommand('capitals', 'Capitals', null, [{ textCase: 'upper' }, { textCase: 'none' }]),
  {
    id: 'link',
    label: 'Link',
    group: 'Text',
    keys: ['$mod+Shift+k'],
    isEnabled: selectionHasText,
    dialog: 'link',
  },
  createListCommand('bullets', 'Bulleted list', '$mod+Shift+Digit8', 'bullet'),
  createListCommand('numbers', 'Numbered list', '$mod+Shift+Digit7', 'number'),
  createListLevelCommand('list-in', 'Increase indent', '$mod+Alt+BracketRight', 1),
  createListLevelCommand('list-out', 'Further out in the list', '$mod+Alt+BracketLeft', -1),
  createStyleCommand('text-left', 'Align text left', '$mod+Alt+KeyL', { textAlign: 'left' }),
  createStyleCommand('text-center', 'Centre text', '$mod+Alt+KeyE', { textAlign: 'center' }),
  createStyleCommand('text-right', 'Align text right', '$mod+Alt+KeyR', { textAlign: 'right' }),
  createStyleCommand('text-justify', 'Justify text', '$mod+Alt+KeyJ', { textAlign: 'justify' }),
  ...(['top', 'middle', 'bottom'] as const).map((verticalAlign) =>
    createStyleCommand(`text-${verticalAlign}`, VERTICAL_ALIGN_LABELS[verticalAlign], null, {
      verticalAlign,
    }),
  ),
  createFontSizeCommand('text-larger', 'Larger text', '$mod+Shift+Period', 1),
  createFontSizeCommand('text-smaller', 'Smaller text', '$mod+Shift+Comma', -1),
];

function selectionHasText(doc: EditorDocument): boolean {
  return selectedTextsOf(doc).length > 0;
}

function selectionHasList(doc: EditorDocument): boolean {
  return selectedTextsOf(doc).some(({ listItems }) => listItems.length > 0);
}

/** Texts that a style command changes. */
export function selectedTextsOf(doc: EditorDocument): readonly TextElement[] {
  return selectedElementsOf(doc).flatMap((element) => textBoxOf(element) ?? []);
}

function createTextCommand(
  [id, label, key]: readonly [id: string, label: string, key: string | null],
  edit: (doc: EditorDocument) => EditorDocument,
): Command {
  return {
    id,
    label,
    group: 'Text',
    ...(key === null ? {} : { keys: [key] }),
    isEnabled: selectionHasText,
    edit,
  };
}

function createStyleCommand(
  id: string,
  label: string,
  key: string | null,
  change: Partial<TextStyle>,
): Command {
  return createTextCommand([id, label, key], (doc) => setTextStyle(doc, doc.selection, change));
}

/** Sets the style, or removes it if every selected text has it. */
function createToggleCommand(
  id: string,
  label: string,
  key: string | null,
  [on, off]: readonly [on: Partial<TextStyle>, off: Partial<TextStyle>],
): Command {
  return createTextCommand([id, label, key], (doc) => {
    const all = selectedTextsOf(doc).every((text) => hasTextStyle(text, on));
    return setTextStyle(doc, doc.selection, all ? off : on);
  });
}

function createListCommand(
  id: string,
  label: string,
  key: string,
  kind: ListItem['list'],
): Command {
  return createTextCommand([id, label, key], (doc) =>
    changeLists(doc, (texts) => toggleList(texts, kind)),
  );
}

function createListLevelCommand(id: string, label: string, key: string, step: 1 | -1): Command {
  return {
    id,
    label,
    group: 'Text',
    keys: [key],
    isEnabled: selectionHasList,
    edit: (doc) => changeLists(doc, (texts) => texts.map((text) => changeListLevel(text, step))),
  };
}

function changeLists(
  doc: EditorDocument,
  change: (texts: readonly TextElement[]) => readonly TextElement[],
): EditorDocument {
  const changedById = new Map(change(selectedTextsOf(doc)).map((text) => [text.id, text]));
  return changeElementsById(doc, doc.selection, (element) =>
    changeText(element, (text) => changedById.get(text.id) ?? text),
  );
}

function createFontSizeCommand(id: string, label: string, key: string, step: 1 | -1): Command {
  return createTextCommand([id, label, key], (doc) =>
    changeElementsById(doc, doc.selection, (element) =>
      changeText(element, (text) => stepTextSize(text, step)),
    ),
  );
}

/** Steps the sizes of marked text along with the size of the box. */
function stepTextSize(text: TextElement, step: 1 | -1): TextElement {
  const markRanges = text.markRanges.map((run) =>
    run.fontSize === undefined ? run : { ...run, fontSize: stepFontSize(run.fontSize, step) },
  );
  return { ...text, fontSize: stepFontSize(text.fontSize, step), markRanges };
}

export function stepFontSize(fontSize: number, step: 1 | -1): number {
  const next =
    step > 0
      ? FONT_SIZES.find((candidate) => candidate > fontSize)
      : FONT_SIZES.findLast((candidate) => candidate < fontSize);
  return next ?? fontSize;
}
