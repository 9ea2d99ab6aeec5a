import type { RefObject } from 'react';
import { handleCopyEvent, handlePasteEvent } from '../effects/clipboard';
import { useEditor } from '../store/editor-context';
import { useEventListener } from './use-event-listener';

/**
 * Copies, cuts and pastes slides in the strip, selected elements elsewhere. Firefox fires these events at the body if
 * no text is selected, so the focused element decides then.
 */
export function useClipboardEvents(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor();

  /** Element that a copy or paste applies to; undefined outside the editor. */
  function elementOf({ target }: ClipboardEvent): HTMLElement | undefined {
    const element = target === document.body ? document.activeElement : target;
    if (!(element instanceof HTMLElement)) return undefined;
    const isOurs = root.current?.contains(element) === true && isEditorOwned(element);
    return isOurs || element === document.body ? element : undefined;
  }

  function handleCopy(event: ClipboardEvent, isCut: boolean): void {
    const element = elementOf(event);
    const scope = element?.closest('[data-region="strip"]') ? 'slides' : 'elements';
    if (element) handleCopyEvent(editor, event, { scope, isCut });
  }

  useEventListener(document, 'copy', (event) => handleCopy(event, false));
  useEventListener(document, 'cut', (event) => handleCopy(event, true));
  useEventListener(
    document,
    'paste',
    (event) => elementOf(event) && handlePasteEvent(editor, event),
  );
}

/** Inputs, text being edited and overlays have their own clipboard handling. */
function isEditorOwned(element: HTMLElement): boolean {
  return (
    !element.isContentEditable &&
    !element.matches('input, textarea, select') &&
    element.closest('[role=dialog], [role=menu]') === null
  );
}
