import { slideSizeOf } from '../../core/model/deck-constants';
import type { EditorDocument } from '../../core/edit/editor-document';
import type { Deck } from '../../core/model/deck-schema';
import type { DeckTheme } from '../../core/model/theme-schema';
import { changeDeckTheme, keepSlideReadable } from './change-theme';
import { applyMaster } from './apply-master';
import { hasNewOverlap } from './has-new-overlap';
import { recomposeSlide } from '../layouts/recompose-slide';

/** Changes the theme of a deck with its composition. Changes made by hand are kept. */
export function applyDeckTheme(deck: Deck, theme: DeckTheme): Deck {
  const { theme: before, slides } = deck;
  const changed = changeDeckTheme(deck, theme);
  const { height: slideHeight } = slideSizeOf(deck);
  return {
    ...changed,
    slides: changed.slides.map((slide, index) => {
      const old = slides[index];
      const moved =
        old && before
          ? recomposeSlide(
              { slide: old, theme: before, slideHeight },
              { slide, theme, slideHeight },
            )
          : slide;
      // Elements of the person's own never move: where they would lie on a text, the slide keeps its arrangement.
      const composed = old && hasNewOverlap(moved, old) ? slide : moved;
      return keepSlideReadable(applyMaster(composed, theme, before, slideHeight), theme);
    }),
  };
}

/** Changes the theme of the deck in the editor. */
export function changeTheme(doc: EditorDocument, theme: DeckTheme): EditorDocument {
  return doc.deck.theme === theme ? doc : { ...doc, deck: applyDeckTheme(doc.deck, theme) };
}
