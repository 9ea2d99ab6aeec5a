import type { Command } from '../core/commands/command';
import { requireCommand } from '../core/commands/commands';
import { runCommand } from '../effects/run-command';
import { useEditor } from '../store/editor-context';

/** Returns a function that runs a command by its id. */
export function useRunCommand(): (command: string | Command) => void {
  const editor = useEditor();
  return (command) =>
    runCommand(editor, typeof command === 'string' ? requireCommand(command) : command);
}
