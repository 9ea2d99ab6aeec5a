import type { Command } from '../core/commands/command';
import { commandNamed } from '../core/commands/registry';
import { runCommand } from '../effects/run-command';
import { useEditor } from '../store/editor-context';

/** Returns a function that runs a command by its id. */
export function useRun(): (command: string | Command) => void {
  const editor = useEditor();
  return (command) =>
    runCommand(editor, typeof command === 'string' ? commandNamed(command) : command);
}
