import { SelectField } from '@site/ui/mui';
import { useMemo } from 'react';
import { currentSlideOf } from '../../../core/edit/editor-document';
import type { Deck } from '../../../core/model/deck-schema';
import { typedKeysOf } from '../../../core/typed-keys-of';
import {
  createOneSheet,
  ONE_SHEET_PAPERS,
  type OneSheetPaper,
  oneSheetHeightOf,
} from '../../../film/one-sheet';
import { useEditor, useEditorState } from '../../../store/editor-context';
import type { ExportFormat } from './export-formats';

export function PaperField({
  paper,
  onChange,
}: {
  paper: OneSheetPaper;
  onChange: (paper: OneSheetPaper) => void;
}) {
  return (
    <SelectField
      label="Paper"
      value={paper}
      onChange={({ target }) => onChange(target.value as OneSheetPaper)}
    >
      {typedKeysOf(ONE_SHEET_PAPERS).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}

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
