import type { RefObject } from 'react';
import { onCopy, onPaste } from '../effects/clipboard';
import { useEditor } from '../store/editor-context';
import { useListener } from './use-listener';

/**
 * Copies, cuts and pastes what the editor has in hand: in the strip slides, elsewhere what is selected. Where no
 * text is selected, Firefox tells of it at the body, so what counts then is where the focus is.
 */
export function useClipboard(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor();

  /** The place that a copy or a paste is meant for; undefined for one that is not the editor's. */
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

/** Fields, words and what lies over the editor have a clipboard of their own. */
function isFree(place: HTMLElement): boolean {
  return (
    !place.isContentEditable &&
    !place.matches('input, textarea, select') &&
    place.closest('[role=dialog], [role=menu]') === null
  );
}
