import {
  type Command,
  type DeferredEditCommand,
  type EffectCommand,
  isCommandEnabled,
} from '../core/commands/command';
import { loadDeferredEditorModules } from '../deferred/deferred-modules';
import { isChunkLoadError, toCommandError } from '../storage/user-error';
import { notifyChunkLoadFailure, runEditCommand, toggleDialog } from '../store/editor-actions';
import { type Editor, useEditor } from '../store/editor-context';
import { runCommandEffect } from './command-effects';
import { requireCommand } from '../core/commands/commands';

/** Entry point for every button, shortcut and menu item. */
export function runCommand(editor: Editor, command: Command): void {
  const { editingState, textEdit } = editor.store.getState();
  if (textEdit?.runCommand(command.id) === true) return;
  if (!isCommandEnabled(command, editingState.doc)) return;
  if ('edit' in command) runEditCommand(editor.store, command);
  else if ('dialog' in command) toggleDialog(editor.store, command.dialog);
  else void runOrReport(editor, command);
}

/** Reports any failure by the command's label. */
async function runOrReport(
  editor: Editor,
  command: EffectCommand | DeferredEditCommand,
): Promise<void> {
  try {
    if ('effect' in command) await runCommandEffect(editor, command.effect);
    else await runDeferred(editor, command);
  } catch (cause) {
    if (isChunkLoadError(cause)) await notifyChunkLoadFailure(editor.store, cause);
    else editor.store.setState({ error: toCommandError(command.label, cause) });
  }
}

/** Skips the edit if the document changed while its code was loading. */
async function runDeferred(editor: Editor, command: DeferredEditCommand): Promise<void> {
  const { doc } = editor.store.getState().editingState;
  const { runDeferredEdit } = await loadDeferredEditorModules();
  if (editor.store.getState().editingState.doc === doc) runDeferredEdit(editor, command);
}

/** Returns a function that runs a command by its id. */
export function useRunCommand(): (command: string | Command) => void {
  const editor = useEditor();
  return (command) =>
    runCommand(editor, typeof command === 'string' ? requireCommand(command) : command);
}
