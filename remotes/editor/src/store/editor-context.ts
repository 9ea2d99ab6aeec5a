import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { EditorDocument } from '../core/edit/editor-document';
import type { DeckSession } from '../storage/deck-session';
import type { LeaveWhenSaved } from '../storage/guard-exits';
import { isMoving } from './editor-actions';
import type { EditorState, EditorStore } from './editor-store';

/** Store and services of one open editor, shared through React context. */
export interface Editor {
  readonly store: EditorStore;
  readonly session: DeckSession;
  /** Id of the member whose decks these are. */
  readonly ownerId: string;
  /** Every way out of the editor that the editor itself takes. */
  readonly leave: LeaveWhenSaved;
  readonly openDeck: (deckId: string) => void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor must be used inside EditorContext.');
  return editor;
}

/** Selects from the editor's state; re-renders only if the selected value changes. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditor().store, select);
}

/** Time between two numbers that somebody can read while an element moves. */
const READING_MS = 100;

/**
 * The document as fields and numbers show it. They follow a drag ten times a second, because to render them with every
 * frame takes longer than the frame's other work together; any other change reaches them at once.
 */
export function useDocumentToRead(): EditorDocument {
  const { store } = useEditor();
  const subscribe = useMemo(() => throttleGestures(store), [store]);
  return useSyncExternalStore(subscribe, () => store.getState().editingState.doc);
}

function throttleGestures(store: EditorStore) {
  return (notify: () => void): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notifyNow = () => {
      clearTimeout(timer);
      timer = undefined;
      notify();
    };
    const unsubscribe = store.subscribe(({ editingState }) => {
      if (isMoving(editingState.gesture)) timer ??= setTimeout(notifyNow, READING_MS);
      else notifyNow();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };
}
