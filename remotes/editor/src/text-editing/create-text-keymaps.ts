import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { closeHistory } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Command } from 'prosemirror-state';
import type { TextElement } from '../core/text/text-schema';
import { TEXT_COMMANDS, PLAIN_PARAGRAPH, shiftListLevel, withListChange } from './text-commands';

interface EditorKeys {
  readonly leave: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Keymaps of the text editor; undo and redo are those of the whole editor. */
export function createTextKeymaps(box: () => TextElement, keys: EditorKeys) {
  const runCommand =
    (name: string): Command =>
    (state, dispatch) => {
      const transaction = TEXT_COMMANDS[name]?.(state, box());
      if (transaction) dispatch?.(closeHistory(transaction));
      return transaction !== undefined;
    };
  const run = (action: () => void): Command => {
    return () => {
      action();
      return true;
    };
  };
  return [
    keymap({
      Escape: run(keys.leave),
      'Mod-Enter': run(keys.leave),
      Enter: chainCommands(leaveListOnEnter, splitLine),
      'Shift-Enter': splitLine,
      Backspace: leaveListAtStart,
      Tab: createShiftCommand(1),
      'Shift-Tab': createShiftCommand(-1),
      // The library stops these keys from reaching the editor's shortcuts, so they are bound here, too.
      'Mod-b': runCommand('bold'),
      'Mod-i': runCommand('italic'),
      'Mod-z': run(keys.undo),
      'Mod-y': run(keys.redo),
      'Shift-Mod-z': run(keys.redo),
    }),
    keymap(baseKeymap),
  ];
}

/** Splits a paragraph, keeping its list and the marks at the caret. */
const splitLine: Command = (state, dispatch) => {
  const marks = state.storedMarks ?? state.selection.$from.marks();
  const tr = state.tr.deleteSelection();
  dispatch?.(tr.split(tr.selection.from).ensureMarks(marks).scrollIntoView());
  return true;
};

/** Enter in an empty list item moves it one level out, from the outermost level out of the list. */
const leaveListOnEnter: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parent.content.size > 0) return false;
  return outdentListItem(state, dispatch);
};

const leaveListAtStart: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  return outdentListItem(state, dispatch);
};

const outdentListItem: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { list, level } = $from.parent.attrs;
  if (list === 'none') return false;
  const change = level > 0 ? { list, level: level - 1 } : PLAIN_PARAGRAPH;
  const attrs = withListChange($from.parent, change);
  dispatch?.(state.tr.setNodeMarkup($from.before(), null, attrs));
  return true;
};

/** Tab changes the level within a list; elsewhere it moves to the next control. */
function createShiftCommand(step: 1 | -1): Command {
  return (state, dispatch) => {
    if (state.selection.$from.parent.attrs['list'] === 'none') return false;
    dispatch?.(shiftListLevel(state, step));
    return true;
  };
}
