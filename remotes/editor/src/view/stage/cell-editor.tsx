import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Cell, CellStep } from '../../core/edit/tables';
import { send } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import styles from './stage.module.css';

/** Editor of a table cell. Tab and Enter move between cells, as in spreadsheets. */
export function CellEditor({ text, cell }: { text: string; cell: Cell }) {
  const { store } = useEditor();
  const node = useRef<HTMLDivElement>(null);
  const [content] = useState(text);

  useEffect(() => {
    const element = node.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    window.getSelection()?.selectAllChildren(element);
  }, []);

  /** Leaving a cell for another must not end editing there. */
  function finish(): void {
    const { gesture } = store.getState().work;
    if (gesture.name === 'text-editing' && gesture.cell === cell)
      send(store, { type: 'leave-text' });
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event);
    if (!step && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const holder = node.current?.closest<HTMLElement>('[data-id]');
    send(store, step ? { type: 'step-cell', step } : { type: 'leave-text' });
    if (store.getState().work.gesture.name === 'idle') holder?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={node}
      className={`${styles['editing']} ${styles['cell']}`}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      aria-label={`Row ${cell.row + 1}, column ${cell.column + 1}`}
      tabIndex={0}
      spellCheck
      onInput={({ currentTarget }) =>
        send(store, { type: 'type', content: oneLine(currentTarget.innerText), height: 0 })
      }
      onBlur={finish}
      onKeyDown={handleKey}
    >
      {content}
    </div>
  );
}

function stepOf({ key: handleKey, shiftKey }: KeyboardEvent): CellStep | undefined {
  if (handleKey === 'Tab') return shiftKey ? 'previous' : 'next';
  return handleKey === 'Enter' ? 'below' : undefined;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}
