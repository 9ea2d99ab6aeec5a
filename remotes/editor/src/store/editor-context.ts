import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { DeckSession } from '../storage/deck-session';
import type { Leave } from '../storage/guard-exits';
import type { EditorState, EditorStore } from './editor-store';

/** Store and services of one open editor, shared through React context. */
export interface Editor {
  readonly store: EditorStore;
  readonly session: DeckSession;
  /** Id of the member whose decks these are. */
  readonly ownerId: string;
  /** Every way out of the editor that the editor itself takes. */
  readonly leave: Leave;
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
