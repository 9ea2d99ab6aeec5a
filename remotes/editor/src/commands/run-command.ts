import { isCommandEnabled } from '../core/edit/edit-command';
import { isChunkLoadError, toCommandError } from '../storage/user-error';
import { notifyChunkLoadFailure, runEditCommand, toggleDialog } from '../store/editor-actions';
import { type Editor, useEditor } from '../store/editor-context';
import type { Command } from './command';
import { requireCommand } from './commands';

/** Entry point for every button, shortcut and menu item. Any failure is reported by the command's label. */
export async function runCommand(editor: Editor, command: Command): Promise<void> {
  const { store } = editor;
  const { editingState, textEdit } = store.getState();
  if (textEdit?.runCommand(command.id) === true) return;
  if (!isCommandEnabled(command, editingState.doc)) return;
  if ('edit' in command) return runEditCommand(store, command);
  if ('dialog' in command) return toggleDialog(store, command.dialog);
  try {
    await command.run(editor);
  } catch (cause) {
    if (isChunkLoadError(cause)) await notifyChunkLoadFailure(store, cause);
    else store.setState({ error: toCommandError(command.label, cause) });
  }
}

/** Returns a function that runs a command by its id. */
export function useRunCommand(): (command: string | Command) => void {
  const editor = useEditor();
  return (command) =>
    void runCommand(editor, typeof command === 'string' ? requireCommand(command) : command);
}
