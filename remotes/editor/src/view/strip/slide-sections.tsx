import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  memo,
  useRef,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { currentSlideIndexOf } from '../../core/edit/editor-document';
import {
  type DeckSection,
  sectionsOf,
  goToSlide,
  selectSlideRange,
  toggleSlideSelection,
} from '../../core/edit/slides/slides';
import { formatCount } from '../../core/elements/element-labels';
import { slideLabelOf } from '../../core/text/find-slide-title';
import { toggleSectionFold, setEditingState } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { announceSlideSelection } from './use-slide-keys';
import styles from './strip.module.css';
import type { Slide } from '../../core/model/deck-schema';
import { Icon } from '../../controls/icons';
import { SlideView } from '../slide/slide-view';

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
    setEditingState(store, { ...editingState, doc });
    announceSlideSelection(store);
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

/** Memoized: an edit renders only the thumbnail it changed. */
const SlideThumbnail = memo(function Thumbnail({
  slide,
  index,
  count,
  isCurrent,
  isSelected,
  onSelect,
}: {
  slide: Slide;
  index: number;
  count: number;
  isCurrent: boolean;
  isSelected: boolean;
  onSelect: (slideId: string, event: MouseEvent) => void;
}) {
  const node = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(node);
  return (
    // The list handles the keyboard for its active slide; the pointer is handled here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={node}
      id={`slide-${index}`}
      role="option"
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-label={`${slideLabelOf(slide, index)}${slide.hidden ? ', hidden' : ''}`}
      className={styles['thumb']}
      data-slide={slide.id}
      data-index={index}
      data-current={isCurrent || undefined}
      data-hidden={slide.hidden || undefined}
      onClick={(event) => onSelect(slide.id, event)}
    >
      <span className={styles['number']}>
        {index + 1}
        {slide.hidden && <Icon name="hidden" />}
      </span>
      <span className={styles['picture']} aria-hidden="true" inert>
        {isNear && (
          <span className={styles['small']}>
            <SlideView slide={slide} />
          </span>
        )}
      </span>
    </div>
  );
});

/** True while an element is within 300 px of the visible area: only then its slide is drawn. */
function useIsNearViewport(node: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = node.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting ?? false),
      {
        root: element.closest('[role=listbox]'),
        rootMargin: '300px',
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [node]);
  return isNear;
}
