import { Divider, Menu as MuiMenu, MenuItem } from '@site/ui/mui';
import { type KeyboardEvent, type MouseEvent, use } from 'react';
import { flushSync } from 'react-dom';
import { type Command, isPossible } from '../../core/commands/command';
import { useEditorState } from '../../store/editor-context';
import { OverlayRoot } from '../overlay-root';
import { shortcutOf } from '../shortcut-words';
import { useRun } from '../use-run';
import type { MenuProps } from './menu-props';
import styles from './menu.module.css';

/** Menu of commands. Arrow keys and letters move, Escape and a press elsewhere close. */
export function Menu({ sections, place, label, returnTo, onClose }: MenuProps) {
  const doc = useEditorState((state) => state.work.doc);
  const container = use(OverlayRoot);
  const run = useRun();

  function close(): void {
    // Closes the menu first, so that the command can move the focus.
    flushSync(onClose);
    returnTo.current?.focus({ preventScroll: true });
  }

  function choose(command: Command): void {
    close();
    run(command);
  }

  return (
    <MuiMenu
      open
      container={container}
      anchorReference="anchorPosition"
      anchorPosition={{ left: place.x, top: place.y }}
      marginThreshold={8}
      onClose={close}
      onKeyDown={keepKeys}
      onContextMenu={(event) => closeInstead(event, close)}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {sections.flatMap((section, index) => [
        index > 0 && <Divider key={`before ${section[0]?.id}`} />,
        ...section.map((command) => (
          <MenuItem
            key={command.id}
            disabled={!isPossible(command, doc)}
            onClick={() => choose(command)}
          >
            <span>{command.label}</span>
            <kbd className={styles['keys']}>{shortcutOf(command)}</kbd>
          </MenuItem>
        )),
      ])}
    </MuiMenu>
  );
}

/** Keys pressed in a menu are no editor shortcuts. */
function keepKeys(event: KeyboardEvent): void {
  event.stopPropagation();
}

/** The right button closes the menu, too, without opening the browser's own. */
function closeInstead(event: MouseEvent, close: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  close();
}
