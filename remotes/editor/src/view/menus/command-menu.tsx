import { type KeyboardEvent, type MouseEvent, use, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Divider, Menu as MuiMenu, MenuItem } from '@site/ui/mui';
import type { Command } from '../../commands/command';
import { useRunCommand } from '../../commands/run-command';
import { shortcutLabelOf } from '../../controls/shortcut-labels';
import { isCommandEnabled } from '../../core/edit/edit-command';
import { useEditorState } from '../../store/editor-context';
import { OverlayRootContext } from '../overlay-root-context';
import styles from './command-menu.module.css';

/** Menu of commands. Arrow keys and letters move, Escape and a press elsewhere close. */
export function CommandMenu({
  sections,
  position,
  label,
  returnTo,
  findNextFocus = () => null,
  onClose,
}: CommandMenuProps) {
  const doc = useEditorState((state) => state.editingState.doc);
  const container = use(OverlayRootContext);
  const run = useRunCommand();

  function close(): void {
    // Closes the menu first, so that the command can move the focus.
    flushSync(onClose);
    returnTo.current?.focus({ preventScroll: true });
  }

  function choose(command: Command): void {
    close();
    findNextFocus()?.focus({ preventScroll: true });
    run(command);
  }

  return (
    <MuiMenu
      open
      container={container}
      anchorReference="anchorPosition"
      anchorPosition={{ left: position.x, top: position.y }}
      marginThreshold={8}
      onClose={close}
      onKeyDown={stopKeys}
      onContextMenu={(event) => closeOnContextMenu(event, close)}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {sections.flatMap((section, index) => [
        index > 0 && <Divider key={`before ${section[0]?.id}`} />,
        ...section.map((command) => (
          <MenuItem
            key={command.id}
            disabled={!isCommandEnabled(command, doc)}
            onClick={() => choose(command)}
          >
            <span>{command.label}</span>
            <kbd className={styles['keys']}>{shortcutLabelOf(command)}</kbd>
          </MenuItem>
        )),
      ])}
    </MuiMenu>
  );
}

/** Keys pressed in a menu are no editor shortcuts. */
function stopKeys(event: KeyboardEvent): void {
  event.stopPropagation();
}

/** The right button closes the menu, too, without opening the browser's own. */
function closeOnContextMenu(event: MouseEvent, close: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  close();
}

export interface MenuPosition {
  readonly x: number;
  readonly y: number;
}

interface CommandMenuProps {
  readonly sections: readonly (readonly Command[])[];
  readonly position: MenuPosition;
  readonly label: string;
  /** Element that gets the focus when the menu closes. */
  readonly returnTo: RefObject<HTMLElement | null>;
  /** Finds the element that gets the focus when a command was chosen; by default the same. */
  readonly findNextFocus?: () => HTMLElement | null;
  readonly onClose: () => void;
}
