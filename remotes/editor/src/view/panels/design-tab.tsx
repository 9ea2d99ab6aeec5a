import { SLIDE_SIZE } from '../../core/model/deck-constants';
import { slideHeightStyleOf, useSlideSize } from '../../drawing/slide-size-context';
import { typedKeysOf } from '../../core/typed-keys-of';
import { useEffect, useMemo, useState } from 'react';
import { addSlides } from '../../core/edit/slides/slides';
import type { Slide } from '../../core/model/deck-schema';
import type { DeckTheme } from '../../core/model/theme-schema';
import { changeTheme } from '../../film/themes/apply-deck-theme';
import { loadFonts } from '../../fonts/load-fonts';
import { LAYOUT_TITLES } from '../../film/layouts/layouts';
import { createSampleSlide } from '../../film/layouts/create-sample-slide';
import { createThemePreview } from '../../film/themes/create-theme-preview';
import { findOwnParts } from '../../film/themes/own-theme-parts';
import { FILM_THEMES } from '../../film/themes/themes';
import { editDeck } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { lazyWithRetry } from '../../deferred/lazy-with-retry';
import { CommandButton } from '../../controls/command-button';
import { DesignCard } from './design-card';
import controls from '../../controls/controls.module.css';
import styles from './design-tab.module.css';

const BrandKit = lazyWithRetry(() => import('./brand-kit').then((module) => module.BrandKit));

const OwnPartsQuestion = lazyWithRetry(() =>
  import('./own-parts-question').then((module) => module.OwnPartsQuestion),
);

const LAYOUT_NAMES = typedKeysOf(LAYOUT_TITLES);

/** Themes of the deck, and slides from layouts. */
export function DesignTab() {
  const theme = useEditorState((state) => state.editingState.doc.deck.theme);
  return (
    <>
      <Themes current={theme} />
      {theme && <Layouts theme={theme} />}
      {/* Its code loads with the first theme, so it stands where it moves nothing under the pointer. */}
      {theme && <BrandKit theme={theme} />}
    </>
  );
}

function Themes({ current }: { current: DeckTheme | null }) {
  const { store } = useEditor();
  const builtInCards = useMemo(() => FILM_THEMES.map(createCard), []);
  const customCards = useMemo(() => createCustomCards(current), [current]);
  const parts = useMemo(() => findOwnParts(current), [current]);
  const [questioned, setQuestioned] = useState<DeckTheme | null>(null);
  useFonts(builtInCards.map(({ slide }) => slide));

  function choose(theme: DeckTheme): void {
    const hasOwn = Object.keys(parts).length > 0 && theme.name !== current?.name;
    if (hasOwn) setQuestioned(theme);
    else apply(theme);
  }

  function apply(theme: DeckTheme): void {
    setQuestioned(null);
    editDeck(store, `Theme ${theme.title}`, (doc) => changeTheme(doc, theme));
  }

  return (
    <section className={controls['group']}>
      <h2 className={controls['heading']}>Theme</h2>
      {!current && (
        <p className={controls['hint']}>
          A theme sets fonts, colours and backgrounds of every slide. You can undo it in one step.
        </p>
      )}
      <div
        className={styles['cards']}
        style={slideHeightStyleOf(SLIDE_SIZE.height)}
        role="group"
        aria-label="Theme"
      >
        {[...customCards, ...builtInCards].map(({ theme, slide }) => (
          <DesignCard
            key={theme.name}
            label={theme.title}
            slide={slide}
            isChosen={current?.name === theme.name}
            onPick={() => choose(theme)}
          />
        ))}
      </div>
      {questioned && (
        <OwnPartsQuestion
          theme={questioned}
          parts={parts}
          onChoose={apply}
          onCancel={() => setQuestioned(null)}
        />
      )}
      <CommandButton id="theme-from-still" icon="image" hasText className={styles['still']} />
    </section>
  );
}

function createCard(theme: DeckTheme) {
  return { theme, slide: createThemePreview(theme) };
}

/** A theme made from a still exists in its deck only. */
function createCustomCards(current: DeckTheme | null) {
  const isCustom = current !== null && !FILM_THEMES.some(({ name }) => name === current.name);
  return isCustom ? [createCard(current)] : [];
}

function Layouts({ theme }: { theme: DeckTheme }) {
  const { store } = useEditor();
  const { height } = useSlideSize();
  const language = useEditorState(({ editingState }) => editingState.doc.deck.language);
  const cards = useMemo(
    () =>
      LAYOUT_NAMES.map((name) => ({
        name,
        slide: createSampleSlide(name, theme, { slideHeight: height, language }),
      })),
    [theme, height, language],
  );
  return (
    <section className={controls['group']}>
      <h2 className={controls['heading']}>Add a slide</h2>
      <div className={styles['cards']} role="group" aria-label="Add a slide">
        {cards.map(({ name, slide }) => (
          <DesignCard
            key={name}
            label={LAYOUT_TITLES[name]}
            slide={slide}
            onPick={() =>
              editDeck(store, 'New slide', (doc) =>
                addSlides(doc, [createSampleSlide(name, theme, doc.deck)]),
              )
            }
          />
        ))}
      </div>
    </section>
  );
}

function useFonts(slides: readonly Slide[]): void {
  useEffect(() => {
    void loadFonts(slides);
    // The cards never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
