import type { KeyboardEvent } from 'react';
import { extendSlideSelection, stepSlide } from '../../core/edit/slides/slides';
import { setEditingState } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { useRunCommand } from '../../commands/run-command';
import type { EditorDocument } from '../../core/edit/editor-document';

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
    setEditingState(store, { ...editingState, doc }, describeSlideSelection(doc));
  };
}

export function describeSlideSelection({ selectedSlideIds }: EditorDocument): string | undefined {
  return selectedSlideIds.length === 0
    ? undefined
    : `${selectedSlideIds.length + 1} slides selected`;
}
