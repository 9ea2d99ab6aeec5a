import { type RefObject, useCallback, useRef, useState } from 'react';
import { type Command, groupCommands } from '../../commands/command';
import { requireCommand } from '../../commands/commands';
import { findElement } from '../../core/edit/editor-document';
import type { CellPosition } from '../../core/elements/element-kind';
import type { SlideElement } from '../../core/elements/slide-element';
import { loadCellCommands } from '../../elements/element-editors';
import { selectWithGroups } from '../../core/edit/elements';
import { goToSlide } from '../../core/edit/slides/slides';
import {
  notifyChunkLoadFailure,
  sendGestureEvent,
  setEditingState,
} from '../../store/editor-actions';
import { type Editor, useEditor } from '../../store/editor-context';
import { findGestureTarget } from '../stage/use-stage-pointer';
import { useEventListener } from '../use-event-listener';
import { CommandMenu, type MenuPosition } from './command-menu';

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
  /** Commands for the cell of a table that the menu was opened at. */
  readonly cellSections: readonly (readonly Command[])[];
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
    const cell = findCell(editor, event);
    const position = menuPositionOf(event);
    const focused = cell?.holder ?? document.activeElement;
    focusedElement.current = focused instanceof HTMLElement ? focused : null;
    void loadCellSections(editor, cell).then((cellSections) =>
      setMenu({ kind, position, cellSections }),
    );
  });

  const close = useCallback(() => setMenu(null), []);
  if (!menu) return null;
  return (
    <CommandMenu
      key={`${menu.position.x} ${menu.position.y}`}
      sections={[
        ...menu.cellSections,
        ...MENUS[menu.kind].map((section) => section.map(requireCommand)),
      ]}
      position={menu.position}
      label="Commands"
      returnTo={focusedElement}
      onClose={close}
    />
  );
}

/** Kind of menu for an event; a press on an unselected element or slide selects it first. */
function findMenuKind({ store }: Editor, event: MouseEvent): MenuKind | null {
  if (!(event.target instanceof Element)) return null;
  if (!leaveCell(store, event.target)) return null;
  const { editingState } = store.getState();
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

/**
 * Ends typing in a cell. False in texts, for which browsers have menus with corrections of spelling; in a cell, its row
 * and column are what people look for.
 */
function leaveCell(store: Editor['store'], target: Element): boolean {
  const { gesture } = store.getState().editingState;
  if (gesture.name !== 'editing-text') return true;
  if (!gesture.cell || !target.closest('[data-cell]')) return false;
  sendGestureEvent(store, { type: 'finish-editing' });
  return true;
}

interface CellAtMenu {
  readonly element: SlideElement;
  readonly cell: CellPosition;
  /** Node of the element, which keeps the focus when the menu closes. */
  readonly holder: HTMLElement | null;
}

function findCell({ store }: Editor, { target }: MouseEvent): CellAtMenu | undefined {
  const node = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const holder = node?.closest<HTMLElement>('[data-id]') ?? null;
  const [row, column] = (node?.dataset['cell'] ?? '').split(' ').map(Number);
  const element = findElement(store.getState().editingState.doc, holder?.dataset['id'] ?? '');
  if (!element || row === undefined || column === undefined) return undefined;
  return { element, cell: { row, column }, holder };
}

/** Commands for rows and columns; none in decks without tables have to load. */
async function loadCellSections(
  { store }: Editor,
  at: CellAtMenu | undefined,
): Promise<OpenMenu['cellSections']> {
  if (!at) return [];
  try {
    const sections = await loadCellCommands(at.element, at.cell);
    return sections.map((section) => groupCommands('Edit', section));
  } catch (cause) {
    await notifyChunkLoadFailure(store, cause);
    return [];
  }
}

/** Position at the pointer; at the focused element if a key opened the menu. */
function menuPositionOf(event: MouseEvent): MenuPosition {
  if (event.clientX > 0 || event.clientY > 0) return { x: event.clientX, y: event.clientY };
  const box = document.activeElement?.getBoundingClientRect();
  return { x: (box?.left ?? 0) + 16, y: (box?.top ?? 0) + 16 };
}
