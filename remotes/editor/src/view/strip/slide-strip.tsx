import { useEffect, useRef } from 'react';
import { useEditorState } from '../../store/editor-context';
import { CommandButton } from '../../controls/command-button';
import { MenuButton } from '../menus/menu-button';
import layout from '../editor.module.css';
import { SlideSections } from './slide-sections';
import { useSlideDrag } from './use-slide-drag';
import { useSlideKeys } from './use-slide-keys';
import styles from './strip.module.css';

const SLIDE_MENU = [
  'slide-copy',
  'slide-duplicate',
  'slide-hide',
  'slide-up',
  'slide-down',
  'slide-delete',
  'section-new',
  'section-fold',
  'section-join',
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

export function SlideStrip() {
  const list = useRef<HTMLDivElement>(null);
  const slideId = useEditorState((state) => state.editingState.doc.slideId);
  const drag = useSlideDrag(list);
  const key = useSlideKeys({ stepOf: ({ key: name }) => STEPS[name], enterCommand: 'slide-new' });

  useEffect(() => {
    list.current
      ?.querySelector('[data-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [slideId]);

  return (
    <nav
      className={`${layout['strip']} ${styles['strip']}`}
      aria-label="Slides"
      data-region="strip"
    >
      <SlideSections
        ref={list}
        aria-orientation="horizontal"
        className={styles['list']}
        onKeyDown={key}
        {...drag}
      />
      <div className={styles['tools']}>
        <CommandButton id="slide-new" icon="plus" />
        <CommandButton id="slide-grid" icon="grid" />
        <MenuButton label="More for this slide" icon="more" commandIds={SLIDE_MENU} />
      </div>
    </nav>
  );
}
