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
  function placeOf({ target }: ClipboardEvent): HTMLElement | undefined {
    const place = target === document.body ? document.activeElement : target;
    if (!(place instanceof HTMLElement)) return undefined;
    const isOurs = root.current?.contains(place) === true && isFree(place);
    return isOurs || place === document.body ? place : undefined;
  }

  function copyFrom(event: ClipboardEvent, isCut: boolean): void {
    const place = placeOf(event);
    const of = place?.closest('[data-region="strip"]') ? 'slides' : 'elements';
    if (place) onCopy(editor, event, { of, isCut });
  }

  useListener(document, 'copy', (event) => copyFrom(event, false));
  useListener(document, 'cut', (event) => copyFrom(event, true));
  useListener(document, 'paste', (event) => placeOf(event) && onPaste(editor, event));
}

/** Inputs, text being edited and overlays have their own clipboard handling. */
function isFree(place: HTMLElement): boolean {
  return (
    !place.isContentEditable &&
    !place.matches('input, textarea, select') &&
    place.closest('[role=dialog], [role=menu]') === null
  );
}
