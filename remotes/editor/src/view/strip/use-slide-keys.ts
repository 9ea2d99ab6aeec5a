import type { KeyboardEvent } from 'react';
import { stepSlide, stretchPick } from '../../core/edit/slides';
import { setWork } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { useRun } from '../use-run';
import { sayPicks } from './say-picks';

/** Arrows move, with Shift they select, with Alt they reorder. */
export function useSlideKeys({
  stepOf,
  enterCommand,
}: {
  /** Number of slides a key moves by; undefined for other keys. */
  readonly stepOf: (event: KeyboardEvent<HTMLElement>) => number | undefined;
  /** Command that Enter runs. */
  readonly enterCommand: string;
}): (event: KeyboardEvent<HTMLElement>) => void {
  const { store } = useEditor();
  const run = useRun();
  return (event) => {
    if (event.key === 'Enter' && !event.altKey) return run(enterCommand);
    const step = stepOf(event);
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.altKey) return run(step < 0 ? 'slide-up' : 'slide-down');
    const { work } = store.getState();
    const doc = (event.shiftKey ? stretchPick : stepSlide)(work.doc, step);
    setWork(store, { ...work, doc }, sayPicks(doc));
  };
}
