import { isPossible } from '../core/commands/command';
import { commandNamed } from '../core/commands/registry';
import { useEditorState } from '../store/editor-context';
import { Tool } from './controls';
import type { IconName } from './icons';
import { shortcutOf } from './shortcut-words';
import { useRun } from './use-run';

/** Button of a command; label, shortcut and disabled state come from the registry. */
export function CommandTool({
  id,
  icon,
  hasText = false,
  className,
  isPressed,
}: {
  id: string;
  icon: IconName;
  hasText?: boolean;
  className?: string | undefined;
  isPressed?: boolean;
}) {
  const command = commandNamed(id);
  const isDisabled = useEditorState((state) => !isPossible(command, state.work.doc));
  const run = useRun();
  const keys = shortcutOf(command);
  return (
    <Tool
      icon={icon}
      label={command.label}
      title={keys === '' ? command.label : `${command.label} (${keys})`}
      hasText={hasText}
      disabled={isDisabled}
      onClick={() => run(command)}
      {...(className === undefined ? {} : { className })}
      {...(isPressed === undefined ? {} : { isPressed })}
    />
  );
}
