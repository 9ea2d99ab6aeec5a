import type { EditCommand } from '../commands/command';
import { editCommandOf } from '../commands/late-edits';
import { commandNamed } from '../commands/registry';

/** Returns a deferred command with its edit. */
export function lateEditNamed(id: string): EditCommand {
  const command = commandNamed(id);
  if (!('isLate' in command)) throw new Error(`The command "${id}" is not a deferred edit.`);
  return editCommandOf(command);
}
