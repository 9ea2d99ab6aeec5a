import { useRef, useState } from 'react';
import { commandNamed } from '../../core/commands/registry';
import { closedAgain } from '../../late/closed-again';
import { lateView } from '../../late/late';
import { Tool } from '../controls';
import type { IconName } from '../icons';
import type { MenuPlace, MenuProps } from './menu-props';

const Menu = lateView(({ Menu }) => Menu, {
  Lost: closedAgain<MenuProps>(({ onClose }) => onClose()),
});

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
  const [position, setPosition] = useState<MenuPlace | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  function open(): void {
    const box = button.current?.getBoundingClientRect();
    if (box) setPosition({ x: box.left, y: box.bottom + 4 });
  }

  return (
    <>
      <Tool
        ref={button}
        icon={icon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={position !== null}
        onClick={open}
        {...(className === undefined ? {} : { className })}
      />
      {position && (
        <Menu
          sections={[commandIds.map(commandNamed)]}
          place={position}
          label={label}
          returnTo={button}
          onClose={() => setPosition(null)}
        />
      )}
    </>
  );
}
