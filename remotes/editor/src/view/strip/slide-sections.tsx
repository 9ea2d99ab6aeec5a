import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { currentSlideIndexOf } from '../../core/edit/editor-document';
import { type DeckSection, sectionsOf } from '../../core/edit/slides/sections';
import { goToSlide, selectSlideRange, toggleSlideSelection } from '../../core/edit/slides/slides';
import { formatCount } from '../../core/element-labels';
import { toggleSectionFold, setEditingState } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { describeSlideSelection } from './use-slide-keys';
import { SlideThumbnail } from './slide-thumbnail';
import styles from './strip.module.css';

/** List of all slides by section, for the strip and the grid. */
export function SlideSections(props: ComponentProps<'div'>) {
  const { store } = useEditor();
  const deck = useEditorState((state) => state.committedDeck);
  const current = useEditorState((state) => currentSlideIndexOf(state.editingState.doc));
  const selectedSlideIds = useEditorState((state) => state.editingState.doc.selectedSlideIds);
  const folds = useEditorState((state) => state.foldedSections);

  /** Shift selects up to a slide, Ctrl adds one; a plain click opens it. */
  function selectSlide(slideId: string, { shiftKey, ctrlKey, metaKey }: MouseEvent): void {
    const { editingState } = store.getState();
    const isToggle = ctrlKey || metaKey;
    const choose = shiftKey ? selectSlideRange : isToggle ? toggleSlideSelection : goToSlide;
    const doc = choose(editingState.doc, slideId);
    setEditingState(store, { ...editingState, doc }, describeSlideSelection(doc));
  }

  const thumbnails = ({ name, startIndex, slides }: DeckSection) =>
    slides.map((slide, offset) =>
      startIndex + offset !== current && folds.has(name) ? null : (
        <SlideThumbnail
          key={slide.id}
          slide={slide}
          index={startIndex + offset}
          count={deck.slides.length}
          isCurrent={startIndex + offset === current}
          isSelected={startIndex + offset === current || selectedSlideIds.includes(slide.id)}
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
          <NamedSection
            key={section.startIndex}
            section={section}
            isFolded={folds.has(section.name)}
          >
            {thumbnails(section)}
          </NamedSection>
        ),
      )}
    </div>
  );
}

function NamedSection({
  section,
  isFolded,
  children,
}: {
  section: DeckSection;
  isFolded: boolean;
  children: ReactNode;
}) {
  const { store } = useEditor();
  const { name, slides } = section;
  const count = formatCount(slides.length, 'slide');
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
        onClick={() => toggleSectionFold(store, name)}
      >
        <span className={styles['sectionName']}>{name}</span>
        {isFolded && <span>{slides.length}</span>}
      </span>
      {children}
    </div>
  );
}
