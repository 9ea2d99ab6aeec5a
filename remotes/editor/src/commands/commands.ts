import { arrangeCommands } from './arrange-commands';
import type { Command } from './command';
import { editCommands } from './edit-commands';
import { filmCommands, insertCommands } from './insert-commands';
import { slideCommands } from './slide-commands';
import { textCommands } from './text-commands';
import { fileCommands, viewCommands } from './view-commands';

/** All commands of the editor, for menus, shortcuts and the palette. */
export const commands: readonly Command[] = [
  ...editCommands,
  ...insertCommands,
  ...textCommands,
  ...arrangeCommands,
  ...slideCommands,
  ...filmCommands,
  ...viewCommands,
  ...fileCommands,
];

const commandsById = new Map(commands.map((each) => [each.id, each]));

export function requireCommand(id: string): Command {
  const found = commandsById.get(id);
  if (!found) throw new Error(`There is no command "${id}".`);
  return found;
}
