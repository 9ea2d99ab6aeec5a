import { type Command, type EffectCommand, isPossible } from '../core/commands/command';
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
  else void runEffect(editor, command);
}

/** An effect that fails says so, whatever it was. */
async function runEffect(editor: Editor, command: EffectCommand): Promise<void> {
  try {
    await effects[command.effect](editor);
  } catch {
    editor.store.setState({ trouble: failureOf(command.label) });
  }
}
