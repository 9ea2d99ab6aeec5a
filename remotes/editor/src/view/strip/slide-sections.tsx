import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { slideIndexOf } from '../../core/edit/document';
import { type Section, sectionsOf } from '../../core/edit/sections';
import { goToSlide, pickRange, togglePick } from '../../core/edit/slides';
import { countOf } from '../../core/words';
import { foldSection, setWork } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { sayPicks } from './say-picks';
import { Thumbnail } from './thumbnail';
import styles from './strip.module.css';

/** List of all slides by section, for the strip and the grid. */
export function SlideSections(props: ComponentProps<'div'>) {
  const { store } = useEditor();
  const deck = useEditorState((state) => state.settled);
  const current = useEditorState((state) => slideIndexOf(state.work.doc));
  const picks = useEditorState((state) => state.work.doc.picks);
  const folds = useEditorState((state) => state.folds);

  /** Shift selects up to a slide, Ctrl adds one; a plain click opens it. */
  function selectSlide(slideId: string, { shiftKey, ctrlKey, metaKey }: MouseEvent): void {
    const { work } = store.getState();
    const isToggle = ctrlKey || metaKey;
    const choose = shiftKey ? pickRange : isToggle ? togglePick : goToSlide;
    const doc = choose(work.doc, slideId);
    setWork(store, { ...work, doc }, sayPicks(doc));
  }

  const thumbnails = ({ name, start, slides }: Section) =>
    slides.map((slide, offset) =>
      start + offset !== current && folds.has(name) ? null : (
        <Thumbnail
          key={slide.id}
          slide={slide}
          index={start + offset}
          count={deck.slides.length}
          isCurrent={start + offset === current}
          isSelected={start + offset === current || picks.includes(slide.id)}
          onSelect={selectSlide}
        />
      ),
    );

  return (
    <div
      role="listbox"
      aria-label="Slides"
      aria-multiselectable="true"
      aria-activedescendant={`slide-${current}`}
      tabIndex={0}
      {...props}
    >
      {sectionsOf(deck.slides).map((section) =>
        section.name === '' ? (
          thumbnails(section)
        ) : (
          <Named key={section.start} section={section} isFolded={folds.has(section.name)}>
            {thumbnails(section)}
          </Named>
        ),
      )}
    </div>
  );
}

function Named({
  section,
  isFolded,
  children,
}: {
  section: Section;
  isFolded: boolean;
  children: ReactNode;
}) {
  const { store } = useEditor();
  const { name, slides } = section;
  const count = countOf(slides.length, 'slide');
  return (
    <div
      role="group"
      aria-label={`${name}, ${count}${isFolded ? ', folded' : ''}`}
      className={styles['section']}
    >
      {/* A command collapses sections by keyboard; a list of options must not contain buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span
        className={styles['mark']}
        aria-hidden="true"
        title={`${name}, ${count}`}
        onClick={() => foldSection(store, name)}
      >
        <span className={styles['sectionName']}>{name}</span>
        {isFolded && <span>{slides.length}</span>}
      </span>
      {children}
    </div>
  );
}
