import { useMemo } from 'react';
import { currentSlideOf } from '../../../core/edit/editor-document';
import type { Deck } from '../../../core/model/deck-schema';
import { createOneSheet, type OneSheetPaper, oneSheetHeightOf } from '../../../film/one-sheet';
import { useEditor, useEditorState } from '../../../store/editor-context';
import type { ExportFormat } from './export-formats';

/** Deck with the slides that a format shows. PowerPoint has hidden slides, too, so they are kept there. */
export function useExportedDeck(format: ExportFormat, paper: OneSheetPaper): Deck {
  const { store } = useEditor();
  const deck = useEditorState((state) => state.committedDeck);
  return useMemo(() => {
    if (format === 'png-one')
      return { ...deck, slides: [currentSlideOf(store.getState().editingState.doc)] };
    if (format === 'pptx') return deck;
    const shown = { ...deck, slides: deck.slides.filter(({ hidden }) => !hidden) };
    if (format !== 'one-sheet') return shown;
    const slides = [createOneSheet(shown, paper)];
    return {
      ...deck,
      title: `${deck.title}, one-sheet`,
      slides,
      slideHeight: oneSheetHeightOf(paper),
    };
  }, [store, deck, format, paper]);
}
