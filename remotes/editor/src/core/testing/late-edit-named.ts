import type { EditCommand } from '../commands/command';
import { editCommandOf } from '../commands/late-edits';
import { commandNamed } from '../commands/registry';

/** A command that comes late, as if it had come. */
export function lateEditNamed(id: string): EditCommand {
  const command = commandNamed(id);
  if (!('isLate' in command)) throw new Error(`The command "${id}" does not come late.`);
  return editCommandOf(command);
}
