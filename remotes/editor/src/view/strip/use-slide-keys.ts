import type { KeyboardEvent } from 'react';
import { extendSlideSelection, stepSlide } from '../../core/edit/slides/slides';
import { announceInEditor, setEditingState } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { useRunCommand } from '../../commands/run-command';
import type { EditorStore } from '../../store/editor-store';

/** Arrows move, with Shift they select, with Alt they reorder. */
export function useSlideKeys({
  stepOf,
  enterCommand,
}: {
  /** Number of slides a key moves by; undefined for other keys. */
  readonly stepOf: (event: KeyboardEvent<HTMLElement>) => number | undefined;
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
    setEditingState(store, { ...editingState, doc });
    announceSlideSelection(store);
  };
}

/** Announces how many slides are selected; a single one is the active option of the list, which is read out. */
export function announceSlideSelection(store: EditorStore): void {
  const { selectedSlideIds } = store.getState().editingState.doc;
  if (selectedSlideIds.length > 0)
    announceInEditor(store, `${selectedSlideIds.length + 1} slides selected`);
}
