import { type MouseEvent, useState } from 'react';
import type { TextElement } from '../../core/model/deck';
import { sayLost, send } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { TextBox } from '../slide/text-box';
import { Words } from '../slide/words';
import { loadedTextEditing, loadTextEditing, type TextEditing } from '../text/load-text-editing';
import styles from './stage.module.css';

/**
 * Editor of a text box, with the same fonts and line breaks. The library loads soon after the editor; typing before
 * that is buffered.
 */
export function TextEditor({ text }: { text: TextElement }) {
  const [editing, setEditing] = useState(loadedTextEditing);
  const [typed, setTyped] = useState('');
  return editing ? (
    <Editable text={text} typed={typed} editing={editing} />
  ) : (
    <Waiting
      text={text}
      onReady={(module, words) => {
        setTyped(words);
        setEditing(() => module);
      }}
    />
  );
}

function Editable({
  text,
  typed,
  editing,
}: {
  text: TextElement;
  typed: string;
  editing: TextEditing;
}) {
  const { store } = useEditor();
  // Mounted once: afterwards the library owns these nodes, and React must not touch them.
  const [mount] = useState(
    () => (node: HTMLDivElement) => editing.mountText(node, { store, text, typed }),
  );
  return (
    <TextBox text={text} className={styles['editing']} onMouseDown={focusBeside}>
      <div ref={mount} className={styles['words']} spellCheck />
    </TextBox>
  );
}

/** A press in the box beside the text focuses the text. */
function focusBeside(event: MouseEvent<HTMLDivElement>): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[role=textbox]')?.focus();
}

function Waiting({
  text,
  onReady,
}: {
  text: TextElement;
  onReady: (editing: TextEditing, typed: string) => void;
}) {
  const { store } = useEditor();
  const [wait] = useState(() => (node: HTMLTextAreaElement) => {
    let isGone = false;
    node.focus({ preventScroll: true });
    loadTextEditing().then(
      (editing) => isGone || onReady(editing, node.value),
      () => {
        if (isGone) return;
        sayLost(store);
        send(store, { type: 'leave-text' });
      },
    );
    return () => {
      isGone = true;
    };
  });
  return (
    <TextBox text={text} className={styles['editing']} aria-busy="true">
      <Words text={text} />
      <textarea ref={wait} className="ui-hidden" aria-label="Text on the slide" />
    </TextBox>
  );
}
