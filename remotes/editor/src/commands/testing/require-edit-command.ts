import type { EditCommand } from '../../core/edit/edit-command';
import { requireCommand } from '../commands';

/** Returns a command that edits the deck and needs no browser. */
export function requireEditCommand(id: string): EditCommand {
  const found = requireCommand(id);
  if (!('edit' in found)) throw new Error(`The command "${id}" is not an edit.`);
  return found;
}
