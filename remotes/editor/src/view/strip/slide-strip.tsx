import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { type Document, slideIndexOf } from '../../core/edit/document';
import { goToSlide, pickRange, stepSlide, stretchPick, togglePick } from '../../core/edit/slides';
import { setWork } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { CommandTool } from '../command-tool';
import { MenuButton } from '../menus/menu-button';
import { useRun } from '../use-run';
import layout from '../editor.module.css';
import { Thumbnail } from './thumbnail';
import { useSlideDrag } from './use-slide-drag';
import styles from './strip.module.css';

const SLIDE_MENU = [
  'slide-duplicate',
  'slide-hide',
  'slide-up',
  'slide-down',
  'slide-delete',
  'presenter',
];

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -1000,
  End: 1000,
};

/** The slides in order, like frames on a strip of film. */
export function SlideStrip() {
  const { store } = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const deck = useEditorState((state) => state.settled);
  const current = useEditorState((state) => slideIndexOf(state.work.doc));
  const picks = useEditorState((state) => state.work.doc.picks);
  const drag = useSlideDrag(list);
  const key = useStripKeys();

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  /** Shift picks all up to a slide, Ctrl one more; a click alone goes there. */
  function pick(slideId: string, { shiftKey, ctrlKey, metaKey }: MouseEvent): void {
    const { work } = store.getState();
    const isMore = ctrlKey || metaKey;
    const choose = shiftKey ? pickRange : isMore ? togglePick : goToSlide;
    const doc = choose(work.doc, slideId);
    setWork(store, { ...work, doc }, sayPicks(doc));
  }

  return (
    <nav
      className={`${layout['strip']} ${styles['strip']}`}
      aria-label="Slides"
      data-region="strip"
    >
      <div
        ref={list}
        role="listbox"
        aria-label="Slides"
        aria-orientation="horizontal"
        aria-multiselectable="true"
        aria-activedescendant={`slide-${current}`}
        tabIndex={0}
        className={styles['list']}
        onKeyDown={key}
        {...drag}
      >
        {deck.slides.map((slide, index) => (
          <Thumbnail
            key={slide.id}
            slide={slide}
            index={index}
            count={deck.slides.length}
            isCurrent={index === current}
            isPicked={index === current || picks.includes(slide.id)}
            onPick={pick}
          />
        ))}
      </div>
      <div className={styles['tools']}>
        <CommandTool id="slide-new" icon="plus" />
        <MenuButton label="More for this slide" icon="more" commandIds={SLIDE_MENU} />
      </div>
    </nav>
  );
}

function sayPicks(doc: Document): string | undefined {
  return doc.picks.length === 0 ? undefined : `${doc.picks.length + 1} slides picked`;
}

/** Arrows walk, with Shift they pick, with Alt they carry; Enter adds a slide. */
function useStripKeys(): (event: KeyboardEvent) => void {
  const { store } = useEditor();
  const run = useRun();

  function key(event: KeyboardEvent): void {
    if (event.altKey && STEPS[event.key] !== undefined) return moveSlide(event);
    if (event.key === 'Enter') return run('slide-new');
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { work } = store.getState();
    const doc = (event.shiftKey ? stretchPick : stepSlide)(work.doc, step);
    setWork(store, { ...work, doc }, sayPicks(doc));
  }

  function moveSlide(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    run((STEPS[event.key] ?? 0) < 0 ? 'slide-up' : 'slide-down');
  }

  return key;
}
