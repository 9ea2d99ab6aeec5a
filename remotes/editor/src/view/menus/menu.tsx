import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { type Command, isPossible } from '../../core/commands/command';
import { useEditorState } from '../../store/editor-context';
import { shortcutOf } from '../shortcut-words';
import { useRun } from '../use-run';
import styles from './menu.module.css';

export interface MenuPlace {
  readonly x: number;
  readonly y: number;
}

/** A list of commands over everything else. Arrow keys walk, Escape and a click elsewhere close. */
export function Menu({
  sections,
  place,
  label,
  returnTo,
  onClose,
}: {
  sections: readonly (readonly Command[])[];
  place: MenuPlace;
  label: string;
  returnTo: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const menu = useRef<HTMLDivElement>(null);
  const run = useRun();

  usePopover(menu, place, onClose);

  function choose(command: Command): void {
    menu.current?.hidePopover();
    returnTo.current?.focus({ preventScroll: true });
    run(command);
  }

  function key(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Tab') return menu.current?.hidePopover();
    const items = menu.current ? itemsOf(menu.current) : [];
    const here = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: items.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  }

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles['menu']}
      onKeyDown={key}
    >
      {sections.map((section) => (
        <Section key={section[0]?.id} section={section} onChoose={choose} />
      ))}
    </div>
  );
}

function Section({
  section,
  onChoose,
}: {
  section: readonly Command[];
  onChoose: (command: Command) => void;
}) {
  const doc = useEditorState((state) => state.work.doc);
  return (
    <div role="group" className={styles['section']}>
      {section.map((command) => (
        <button
          key={command.id}
          type="button"
          role="menuitem"
          className={styles['item']}
          disabled={!isPossible(command, doc)}
          onClick={() => onChoose(command)}
        >
          <span>{command.label}</span>
          <kbd>{shortcutOf(command)}</kbd>
        </button>
      ))}
    </div>
  );
}

/** Shows the menu above everything, inside the window, with the focus on its first command. */
function usePopover(
  menu: RefObject<HTMLElement | null>,
  place: MenuPlace,
  onClose: () => void,
): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    const box = element.getBoundingClientRect();
    element.style.setProperty(
      'left',
      `${Math.max(8, Math.min(place.x, innerWidth - box.width - 8))}px`,
    );
    element.style.setProperty(
      'top',
      `${Math.max(8, Math.min(place.y, innerHeight - box.height - 8))}px`,
    );
    itemsOf(element)[0]?.focus();
    const close = (event: Event) => (event as ToggleEvent).newState === 'closed' && onClose();
    element.addEventListener('toggle', close);
    return () => element.removeEventListener('toggle', close);
  }, [menu, place, onClose]);
}

function itemsOf(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')];
}
