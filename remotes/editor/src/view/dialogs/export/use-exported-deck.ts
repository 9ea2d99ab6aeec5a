import { useMemo } from 'react';
import { currentSlideOf } from '../../../core/edit/editor-document';
import type { Deck } from '../../../core/model/deck-schema';
import { finishSlides } from '../../../film/open-findings';
import { createOneSheet, type OneSheetPaper, oneSheetHeightOf } from '../../../film/one-sheet';
import { useEditor, useEditorState } from '../../../store/editor-context';
import type { ExportFormat } from './export-formats';

/** Deck with the slides that a format shows, without what is unfinished. PowerPoint has hidden slides, too, so they are kept there. */
export function useExportedDeck(format: ExportFormat, paper: OneSheetPaper): Deck {
  const { store } = useEditor();
  const deck = useEditorState((state) => state.committedDeck);
  return useMemo(() => {
    if (format === 'png-one') {
      const current = currentSlideOf(store.getState().editingState.doc);
      return { ...deck, slides: finishSlides([current]) };
    }
    const finished = { ...deck, slides: finishSlides(deck.slides) };
    if (format === 'pptx') return finished;
    const shown = { ...finished, slides: finished.slides.filter(({ hidden }) => !hidden) };
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
