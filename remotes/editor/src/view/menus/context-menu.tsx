import { type RefObject, useCallback, useRef, useState } from 'react';
import { requireCommand } from '../../commands/commands';
import { selectWithGroups } from '../../core/edit/elements';
import { goToSlide } from '../../core/edit/slides/slides';
import { setEditingState } from '../../store/editor-actions';
import { type Editor, useEditor } from '../../store/editor-context';
import { findGestureTarget } from '../stage/to-pointer-state';
import { useEventListener } from '../use-event-listener';
import { CommandMenu } from './command-menu';
import type { MenuPosition } from './command-menu-props';

const MENUS = {
  element: [
    ['cut', 'copy', 'paste', 'duplicate', 'delete'],
    ['copy-style', 'paste-style', 'edit-text', 'replace-image'],
    ['bring-forward', 'bring-front', 'send-backward', 'send-back'],
    ['group', 'ungroup', 'lock', 'connect-elements'],
    ['fit-to-frame', 'make-background', 'palette-from-still'],
  ],
  slide: [
    ['paste', 'select-all'],
    ['add-text', 'add-rectangle', 'add-circle', 'upload-image'],
    ['mood-board', 'frame-2.39', 'frame-1.85', 'frame-1.78', 'frame-1.33'],
    ['rulers', 'add-guide', 'clear-guides'],
  ],
  strip: [
    ['slide-copy', 'paste'],
    ['slide-new', 'slide-duplicate', 'slide-delete'],
    ['slide-up', 'slide-down', 'slide-hide'],
  ],
} as const;

type MenuKind = keyof typeof MENUS;

interface OpenMenu {
  readonly kind: MenuKind;
  readonly position: MenuPosition;
}

/** Context menu, opened by the right button, Shift+F10 or the menu key. */
export function ContextMenu({ root }: { root: RefObject<HTMLElement | null> }) {
  const editor = useEditor();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const focusedElement = useRef<HTMLElement>(null);

  useEventListener(root, 'contextmenu', (event) => {
    const kind = findMenuKind(editor, event);
    if (!kind) return;
    event.preventDefault();
    const { activeElement } = document;
    focusedElement.current = activeElement instanceof HTMLElement ? activeElement : null;
    setMenu({ kind, position: menuPositionOf(event) });
  });

  const close = useCallback(() => setMenu(null), []);
  if (!menu) return null;
  return (
    <CommandMenu
      key={`${menu.position.x} ${menu.position.y}`}
      sections={MENUS[menu.kind].map((section) => section.map(requireCommand))}
      position={menu.position}
      label="Commands"
      returnTo={focusedElement}
      onClose={close}
    />
  );
}

/** Kind of menu for an event; a press on an unselected element or slide selects it first. */
function findMenuKind({ store }: Editor, event: MouseEvent): MenuKind | null {
  const { editingState } = store.getState();
  if (editingState.gesture.name === 'editing-text' || !(event.target instanceof Element))
    return null;
  const region = event.target.closest<HTMLElement>('[data-region]')?.dataset['region'];
  if (region === 'strip') {
    const slideId = event.target.closest<HTMLElement>('[data-slide]')?.dataset['slide'];
    if (slideId !== undefined)
      setEditingState(store, { ...editingState, doc: goToSlide(editingState.doc, slideId) });
    return 'strip';
  }
  if (region !== 'canvas') return null;
  const target = findGestureTarget(event);
  if (target.kind === 'element' && !editingState.doc.selection.includes(target.id))
    setEditingState(store, {
      ...editingState,
      doc: selectWithGroups(editingState.doc, [target.id]),
    });
  return target.kind === 'slide' ? 'slide' : 'element';
}

/** Position at the pointer; at the focused element if a key opened the menu. */
function menuPositionOf(event: MouseEvent): MenuPosition {
  if (event.clientX > 0 || event.clientY > 0) return { x: event.clientX, y: event.clientY };
  const box = document.activeElement?.getBoundingClientRect();
  return { x: (box?.left ?? 0) + 16, y: (box?.top ?? 0) + 16 };
}
