import type { RefObject } from 'react';
import { handleCopyEvent, handlePasteEvent } from '../effects/clipboard';
import { useEditor } from '../store/editor-context';
import { useEventListener } from './use-event-listener';

/**
 * Copies, cuts and pastes slides in the strip, selected elements elsewhere. Firefox fires these events at the body if
 * no text is selected, so the focused element decides then. Fields take text themselves; all else is pasted here.
 */
export function useClipboardEvents(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor();

  /** Element that a copy or paste applies to; undefined outside the editor. */
  function elementOf({ target }: ClipboardEvent): HTMLElement | undefined {
    const element = target === document.body ? document.activeElement : target;
    if (!(element instanceof HTMLElement)) return undefined;
    const isOurs = root.current?.contains(element) === true && !isInOverlay(element);
    return isOurs || element === document.body ? element : undefined;
  }

  function handleCopy(event: ClipboardEvent, isCut: boolean): void {
    const element = elementOf(event);
    if (!element || isField(element)) return;
    const scope = element.closest('[data-region="strip"]') ? 'slides' : 'elements';
    handleCopyEvent(editor, event, { scope, isCut });
  }

  function handlePaste(event: ClipboardEvent): void {
    const element = elementOf(event);
    if (!element || event.defaultPrevented) return;
    // The editor of a text box has taken the words.
    const isTextBox = element.isContentEditable && editor.store.getState().textEdit !== null;
    const hasText = !isTextBox && event.clipboardData?.getData('text/plain') !== '';
    if (!isField(element) || !hasText) handlePasteEvent(editor, event);
  }

  useEventListener(document, 'copy', (event) => handleCopy(event, false));
  useEventListener(document, 'cut', (event) => handleCopy(event, true));
  useEventListener(document, 'paste', handlePaste);
}

function isField(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input, textarea, select');
}

function isInOverlay(element: HTMLElement): boolean {
  return element.closest('[role=dialog], [role=menu]') !== null;
}
