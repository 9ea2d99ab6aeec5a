import type { RefObject } from 'react';
import { onCopy, onPaste } from '../effects/clipboard';
import { useEditor } from '../store/editor-context';
import { useListener } from './use-listener';

/**
 * Copies, cuts and pastes slides in the strip, selected elements elsewhere. Firefox fires these events at the body if
 * no text is selected, so the focused element decides then.
 */
export function useClipboard(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor();

  /** Element that a copy or paste applies to; undefined outside the editor. */
  function elementOf({ target }: ClipboardEvent): HTMLElement | undefined {
    const element = target === document.body ? document.activeElement : target;
    if (!(element instanceof HTMLElement)) return undefined;
    const isOurs = root.current?.contains(element) === true && isFree(element);
    return isOurs || element === document.body ? element : undefined;
  }

  function handleCopy(event: ClipboardEvent, isCut: boolean): void {
    const element = elementOf(event);
    const scope = element?.closest('[data-region="strip"]') ? 'slides' : 'elements';
    if (element) onCopy(editor, event, { scope, isCut });
  }

  useListener(document, 'copy', (event) => handleCopy(event, false));
  useListener(document, 'cut', (event) => handleCopy(event, true));
  useListener(document, 'paste', (event) => elementOf(event) && onPaste(editor, event));
}

/** Inputs, text being edited and overlays have their own clipboard handling. */
function isFree(element: HTMLElement): boolean {
  return (
    !element.isContentEditable &&
    !element.matches('input, textarea, select') &&
    element.closest('[role=dialog], [role=menu]') === null
  );
}
