import { useRef, useState } from 'react';
import { requireCommand } from '../../commands/commands';
import { ToolButton } from '../../controls/controls';
import type { IconName } from '../../controls/icons';
import { CommandMenu, type MenuPosition } from './command-menu';

/** Place of a menu below its button; null while it is closed. */
export function useMenuBelow() {
  const [position, setPosition] = useState<MenuPosition | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  function open(): void {
    const box = button.current?.getBoundingClientRect();
    if (box) setPosition({ x: box.left, y: box.bottom + 4 });
  }

  return { button, position, open, close: () => setPosition(null) };
}

/** Button that opens a menu of commands below itself. */
export function MenuButton({
  label,
  icon = 'down',
  commandIds,
  className,
}: {
  label: string;
  icon?: IconName;
  commandIds: readonly string[];
  className?: string;
}) {
  const { button, position, open, close } = useMenuBelow();
  return (
    <>
      <ToolButton
        ref={button}
        icon={icon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={position !== null}
        onClick={open}
        {...(className === undefined ? {} : { className })}
      />
      {position && (
        <CommandMenu
          sections={[commandIds.map(requireCommand)]}
          position={position}
          label={label}
          returnTo={button}
          onClose={close}
        />
      )}
    </>
  );
}
