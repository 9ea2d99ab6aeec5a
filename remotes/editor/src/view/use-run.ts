import type { Command } from '../core/commands/command';
import { commandNamed } from '../core/commands/registry';
import { runCommand } from '../effects/run-command';
import { useEditor } from '../store/editor-context';

/** Runs a command by its name, whatever it needs. */
export function useRun(): (command: string | Command) => void {
  const editor = useEditor();
  return (command) =>
    runCommand(editor, typeof command === 'string' ? commandNamed(command) : command);
}
