import '../src/elements/kinds';
import '@site/ui/tokens.css';
import '@site/ui/fonts.css';
import '@site/ui/ui.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { applyEdit, createEditingState } from '../src/core/editing-state';
import { slideSizeOf } from '../src/core/model/deck-constants';
import type { Deck } from '../src/core/model/deck-schema';
import { fitChangedTexts } from '../src/elements/text/fit-text-boxes';
import { changeTheme } from '../src/film/themes/apply-deck-theme';
import { findOwnParts, withOwnParts } from '../src/film/themes/own-theme-parts';
import { requireTheme } from '../src/film/themes/themes';
import { loadFonts } from '../src/fonts/load-fonts';
import { SlideHeightContext, slideHeightStyleOf } from '../src/drawing/slide-size-context';
import { SlideView } from '../src/view/slide/slide-view';
import { measureTextHeights } from '../src/text-editing/measure-text-heights';
import { withOtherWords } from './own-decks';
import { listUnnamedFaults } from './measure-slides';

/** API of the page that draws slides without an editor. */
export interface SlidesApi {
  /** Applies the themes as the editor does, one after another, and draws the slides. @returns faults that the check does not name */
  readonly listFaults: (deck: Deck, themes: readonly string[]) => Promise<readonly string[]>;
  readonly draw: (deck: Deck, index: number) => Promise<void>;
  readonly change: (deck: Deck, themes: readonly string[]) => Promise<Deck>;
}

declare global {
  interface Window {
    slides: SlidesApi;
  }
}

const node = document.getElementById('root') ?? document.body;
Object.assign(node.style, { position: 'fixed', top: '0', left: '0' });
const root = createRoot(node);

async function draw(deck: Deck, index: number): Promise<void> {
  await loadFonts(deck.slides);
  await document.fonts.ready;
  const { height } = slideSizeOf(deck);
  const slide = deck.slides[index];
  flushSync(() =>
    root.render(
      slide && (
        <div style={slideHeightStyleOf(height)}>
          <SlideHeightContext value={height}>
            <SlideView slide={slide} />
          </SlideHeightContext>
        </div>
      ),
    ),
  );
  // Drawing asks for the parts of fonts that it needs.
  while (document.fonts.status === 'loading') await document.fonts.ready;
}

async function change(deck: Deck, steps: readonly string[]): Promise<Deck> {
  let state = createEditingState(deck);
  for (const step of steps) {
    const after = applyEdit(state, 'Theme', (doc) =>
      step === 'words'
        ? withOtherWords(doc)
        : changeTheme(doc, withOwnParts(requireTheme(step), findOwnParts(deck.theme))),
    );
    await loadFonts(after.doc.deck.slides);
    state = fitChangedTexts(state, after, (texts) => new Map(measureTextHeights(texts)));
  }
  return state.doc.deck;
}

async function listFaults(deck: Deck, themes: readonly string[]): Promise<readonly string[]> {
  const changed = await change(deck, themes);
  const faults: string[] = [];
  for (const [index, slide] of changed.slides.entries()) {
    await draw(changed, index);
    for (const fault of listUnnamedFaults(changed, slide, node))
      faults.push(`slide ${index + 1}: ${fault}`);
  }
  return faults;
}

window.slides = { listFaults, draw, change };
