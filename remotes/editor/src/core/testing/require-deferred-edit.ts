import type { EditCommand } from '../commands/command';
import { resolveDeferredEdit } from '../commands/deferred-edits';
import { requireCommand } from '../commands/commands';

/** Returns a deferred command with its edit. */
export function requireDeferredEdit(id: string): EditCommand {
  const command = requireCommand(id);
  if (!('isDeferred' in command)) throw new Error(`The command "${id}" is not a deferred edit.`);
  return resolveDeferredEdit(command);
}
