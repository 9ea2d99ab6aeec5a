import {
  type Command,
  type EffectCommand,
  isPossible,
  type LateEditCommand,
} from '../core/commands/command';
import { loadLateParts } from '../late/late';
import { failureOf } from '../storage/trouble';
import { runEditCommand, toggleDialog } from '../store/actions';
import type { Editor } from '../store/editor-context';
import { effects } from './effects';

/** Entry point for every button, shortcut and menu item. */
export function runCommand(editor: Editor, command: Command): void {
  const { work, typing } = editor.store.getState();
  if (typing?.run(command.id) === true) return;
  if (!isPossible(command, work.doc)) return;
  if ('edit' in command) runEditCommand(editor.store, command);
  else if ('dialog' in command) toggleDialog(editor.store, command.dialog);
  else void runSoon(editor, command);
}

/** Reports any failure by the command's label. */
async function runSoon(editor: Editor, command: EffectCommand | LateEditCommand): Promise<void> {
  try {
    if ('effect' in command) await effects[command.effect](editor);
    else await runLate(editor, command);
  } catch (cause) {
    editor.store.setState({ trouble: failureOf(command.label, cause) });
  }
}

/** Skips the edit if the document changed while its code was loading. */
async function runLate(editor: Editor, command: LateEditCommand): Promise<void> {
  const { doc } = editor.store.getState().work;
  const { runLateEdit } = await loadLateParts();
  if (editor.store.getState().work.doc === doc) runLateEdit(editor, command);
}
