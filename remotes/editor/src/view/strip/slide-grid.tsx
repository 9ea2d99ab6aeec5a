import { type KeyboardEvent, useEffect, useRef } from 'react';
import { centerOf } from '../../core/geometry/box';
import { useEditor } from '../../store/editor-context';
import { CommandButton } from '../../controls/command-button';
import { MenuButton } from '../menus/menu-button';
import { useRunCommand } from '../../commands/run-command';
import { SlideSections } from './slide-sections';
import { useSlideDrag } from './use-slide-drag';
import { useSlideKeys } from './use-slide-keys';
import styles from './grid.module.css';

const GRID_MENU = [
  'slide-duplicate',
  'slide-hide',
  'slide-delete',
  'section-new',
  'section-fold',
  'section-join',
];

/** Grid of all slides. Enter or a double-click opens one. */
export function SlideGrid() {
  const { store } = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const run = useRunCommand();
  const drag = useSlideDrag(list);
  const key = useSlideKeys({
    stepOf: (event) => stepInGrid(list.current, event),
    enterCommand: 'slide-grid',
  });
  useEffect(() => list.current?.focus(), []);

  function close(): void {
    store.setState({ isSlideGridOpen: false });
  }

  return (
    <nav className={styles['grid']} aria-label="All slides" data-region="strip">
      <div className={styles['tools']}>
        <h2 className={styles['title']}>All slides</h2>
        <CommandButton id="slide-new" icon="plus" hasText />
        <MenuButton label="More for these slides" icon="more" commandIds={GRID_MENU} />
        <span className={styles['spacer']} />
        <CommandButton id="slide-grid" icon="close" />
      </div>
      <SlideSections
        ref={list}
        id="content"
        className={styles['list']}
        onKeyDown={(event) => (event.key === 'Escape' ? close() : key(event))}
        onDoubleClick={() => run('slide-grid')}
        {...drag}
      />
    </nav>
  );
}

const ROW_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -1000,
  End: 1000,
};

/** Number of slides to the nearest one in the next row, whatever columns the sections form. */
function stepInGrid(list: HTMLElement | null, { key }: KeyboardEvent): number | undefined {
  const direction = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (direction === undefined) return ROW_STEPS[key];
  const thumbs = Array.from(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [], (node) => ({
    place: Number(node.dataset['index']),
    at: centerOf(node.getBoundingClientRect()),
    isHere: node.dataset['current'] !== undefined,
  }));
  const current = thumbs.find(({ isHere }) => isHere);
  if (!current) return undefined;
  const candidates = thumbs
    .map((each) => ({ ...each, down: (each.at.y - current.at.y) * direction }))
    .filter(({ down }) => down > 1);
  const next = Math.min(...candidates.map(({ down }) => down));
  const row = candidates.filter(({ down }) => down - next < 1);
  const horizontalDistance = ({ at }: { at: { x: number } }) => Math.abs(at.x - current.at.x);
  const target = row.toSorted(
    (one, other) => horizontalDistance(one) - horizontalDistance(other),
  )[0];
  return target ? target.place - current.place : 0;
}
