import type { KeyboardEvent } from 'react';
import { stepSlide, extendSlideSelection } from '../../core/edit/slides/slides';
import { setEditingState } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { useRunCommand } from '../use-run-command';
import { describeSlideSelection } from './describe-slide-selection';

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
  const run = useRunCommand();
  return (event) => {
    if (event.key === 'Enter' && !event.altKey) return run(enterCommand);
    const step = stepOf(event);
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.altKey) return run(step < 0 ? 'slide-up' : 'slide-down');
    const { editingState } = store.getState();
    const doc = (event.shiftKey ? extendSlideSelection : stepSlide)(editingState.doc, step);
    setEditingState(store, { ...editingState, doc }, describeSlideSelection(doc));
  };
}
