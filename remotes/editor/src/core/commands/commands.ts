import { arrangeCommands } from './arrange-commands';
import type { Command } from './command';
import { editCommands } from './edit-commands';
import { fileCommands } from './file-commands';
import { filmCommands } from './film-commands';
import { insertCommands } from './insert-commands';
import { slideCommands } from './slide-commands';
import { textCommands } from '../../elements/text/text-commands';
import { viewCommands } from './view-commands';

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

const commandsById = new Map(commands.map((command) => [command.id, command]));

export function requireCommand(id: string): Command {
  const command = commandsById.get(id);
  if (!command) throw new Error(`There is no command "${id}".`);
  return command;
}
