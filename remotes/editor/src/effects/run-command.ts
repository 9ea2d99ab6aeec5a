import { type Command, isPossible } from '../core/commands/command';
import { runEditCommand } from '../store/actions';
import type { Editor } from '../store/editor-context';
import { effects } from './effects';

/** The one way every button, key and menu goes. */
export function runCommand(editor: Editor, command: Command): void {
  if (!isPossible(command, editor.store.getState().work.doc)) return;
  if ('edit' in command) runEditCommand(editor.store, command);
  else void effects[command.effect](editor);
}
