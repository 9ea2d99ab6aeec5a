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

/** The one way every button, key and menu goes. */
export function runCommand(editor: Editor, command: Command): void {
  const { work, typing } = editor.store.getState();
  if (typing?.run(command.id) === true) return;
  if (!isPossible(command, work.doc)) return;
  if ('edit' in command) runEditCommand(editor.store, command);
  else if ('dialog' in command) toggleDialog(editor.store, command.dialog);
  else void runSoon(editor, command);
}

/** What fails says so, whatever it was. */
async function runSoon(editor: Editor, command: EffectCommand | LateEditCommand): Promise<void> {
  try {
    if ('effect' in command) await effects[command.effect](editor);
    else await runLate(editor, command);
  } catch (cause) {
    editor.store.setState({ trouble: failureOf(command.label, cause) });
  }
}

/** An edit is of the deck and the selection that were seen: what has changed since is left alone. */
async function runLate(editor: Editor, command: LateEditCommand): Promise<void> {
  const { doc } = editor.store.getState().work;
  const { runLateEdit } = await loadLateParts();
  if (editor.store.getState().work.doc === doc) runLateEdit(editor, command);
}
