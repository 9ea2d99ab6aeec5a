import { arrangeCommands } from './arrange';
import type { Command } from './command';
import { editCommands } from './edit';
import { fileCommands } from './file';
import { filmCommands } from './film';
import { insertCommands } from './insert';
import { slideCommands } from './slides';
import { textCommands } from './text';
import { viewCommands } from './view';

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

const byId = new Map(commands.map((command) => [command.id, command]));

export function commandNamed(id: string): Command {
  const command = byId.get(id);
  if (!command) throw new Error(`There is no command "${id}".`);
  return command;
}
