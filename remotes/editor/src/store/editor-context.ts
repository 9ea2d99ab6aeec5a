import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { DeckSession } from '../storage/session';
import type { EditorState, EditorStore } from './editor-store';

/** What every part of the editor works with. */
export interface Editor {
  readonly store: EditorStore;
  readonly session: DeckSession;
  /** Whose decks these are. */
  readonly owner: string;
  readonly openDeck: (deckId: string) => void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This part belongs inside the editor.');
  return editor;
}

/** Reads a part of the editor's state, and is drawn again only when that part changes. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditor().store, select);
}
