import { keysOf } from '../../core/keys-of';
import { useEffect, useMemo } from 'react';
import { addSlides } from '../../core/edit/slides';
import type { Slide } from '../../core/model/deck';
import type { Theme } from '../../core/model/theme';
import { restyle } from '../../core/theme/restyle';
import { showFaces } from '../../faces/load-faces';
import { LAYOUTS } from '../../film/layouts/layouts';
import { sampleSlide } from '../../film/layouts/sample';
import { themeSlide } from '../../film/themes/theme-slide';
import { THEMES } from '../../film/themes/themes';
import { announce, edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { CommandTool } from '../command-tool';
import { SlideView } from '../slide/slide-view';
import controls from '../controls.module.css';
import styles from './design-tab.module.css';

const NAMES = keysOf(LAYOUTS);

/** Themes of the deck, and slides from layouts. */
export function DesignTab() {
  const theme = useEditorState((state) => state.work.doc.deck.theme);
  return (
    <>
      <Themes current={theme} />
      {theme && <Layouts theme={theme} />}
    </>
  );
}

function Themes({ current }: { current: Theme | null }) {
  const { store } = useEditor();
  const builtInCards = useMemo(() => THEMES.map(cardOf), []);
  const customCards = useMemo(() => ownCards(current), [current]);
  useFaces(builtInCards.map(({ slide }) => slide));

  function choose(theme: Theme): void {
    edit(store, 'Theme', (doc) => restyle(doc, theme));
    announce(store, `Theme ${theme.title}`);
  }

  return (
    <section className={controls['group']}>
      <h2 className={controls['heading']}>Theme</h2>
      {!current && (
        <p className={controls['hint']}>
          A theme sets fonts, colours and backgrounds of every slide. You can undo it in one step.
        </p>
      )}
      <div className={styles['cards']}>
        {[...customCards, ...builtInCards].map(({ theme, slide }) => (
          <Card
            key={theme.name}
            label={theme.title}
            slide={slide}
            isChosen={current?.name === theme.name}
            onPick={() => choose(theme)}
          />
        ))}
      </div>
      <CommandTool id="theme-from-still" icon="image" hasText className={styles['still']} />
    </section>
  );
}

function cardOf(theme: Theme) {
  return { theme, slide: themeSlide(theme) };
}

/** A theme made from a still exists in its deck only. */
function ownCards(current: Theme | null) {
  const isCustom = current !== null && !THEMES.some(({ name }) => name === current.name);
  return isCustom ? [cardOf(current)] : [];
}

function Layouts({ theme }: { theme: Theme }) {
  const { store } = useEditor();
  const cards = useMemo(
    () => NAMES.map((name) => ({ name, slide: sampleSlide(name, theme) })),
    [theme],
  );
  return (
    <section className={controls['group']}>
      <h2 className={controls['heading']}>Add a slide</h2>
      <div className={styles['cards']}>
        {cards.map(({ name, slide }) => (
          <Card
            key={name}
            label={LAYOUTS[name].title}
            slide={slide}
            onPick={() =>
              edit(store, 'New slide', (doc) => addSlides(doc, [sampleSlide(name, theme)]))
            }
          />
        ))}
      </div>
    </section>
  );
}

function Card({
  label,
  slide,
  isChosen,
  onPick,
}: {
  label: string;
  slide: Slide;
  isChosen?: boolean;
  onPick: () => void;
}) {
  return (
    <button type="button" className={styles['card']} aria-pressed={isChosen} onClick={onPick}>
      <span className={styles['picture']} aria-hidden="true" inert>
        <span className={styles['small']}>
          <SlideView slide={slide} />
        </span>
      </span>
      {label}
    </button>
  );
}

function useFaces(slides: readonly Slide[]): void {
  useEffect(() => {
    void showFaces(slides);
    // The cards never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
