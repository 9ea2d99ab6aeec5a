import { isCommandEnabled } from '../core/edit/edit-command';
import { requireCommand } from '../commands/commands';
import { useEditorState } from '../store/editor-context';
import { ToolButton } from './controls';
import type { IconName } from './icons';
import { shortcutLabelOf } from './shortcut-labels';
import { useRunCommand } from '../commands/run-command';

/** Button of a command; label, shortcut and disabled state come from the registry. */
export function CommandButton({
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
  const command = requireCommand(id);
  const isDisabled = useEditorState((state) => !isCommandEnabled(command, state.editingState.doc));
  const run = useRunCommand();
  const keys = shortcutLabelOf(command);
  return (
    <ToolButton
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
