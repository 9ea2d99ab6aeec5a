import type { RefObject } from 'react';
import { onCopy, onPaste } from '../effects/clipboard';
import { useEditor } from '../store/editor-context';
import { useListener } from './use-listener';

/**
 * Copies, cuts and pastes what the editor has in hand. Where no text is selected, Firefox tells of it at the
 * body, so what counts then is where the focus is.
 */
export function useClipboard(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  const isMeant = ({ target }: ClipboardEvent): boolean => {
    const place = target === document.body ? document.activeElement : target;
    if (place === document.body) return true;
    return place instanceof HTMLElement && root.current?.contains(place) === true && isFree(place);
  };
  useListener(document, 'copy', (event) => isMeant(event) && onCopy(editor, event, false));
  useListener(document, 'cut', (event) => isMeant(event) && onCopy(editor, event, true));
  useListener(document, 'paste', (event) => isMeant(event) && onPaste(editor, event));
}

/** Fields, words and what lies over the editor have a clipboard of their own. */
function isFree(place: HTMLElement): boolean {
  return (
    !place.isContentEditable &&
    !place.matches('input, textarea, select') &&
    place.closest('[role=dialog], [role=menu]') === null
  );
}
