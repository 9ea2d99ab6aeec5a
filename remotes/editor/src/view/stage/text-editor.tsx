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
  const [editorModule, setEditorModule] = useState(loadedTextEditing);
  const [pendingText, setPendingText] = useState('');
  return editorModule ? (
    <Editable text={text} pendingText={pendingText} editorModule={editorModule} />
  ) : (
    <Waiting
      text={text}
      onReady={(module, text) => {
        setPendingText(text);
        setEditorModule(() => module);
      }}
    />
  );
}

function Editable({
  text,
  pendingText,
  editorModule,
}: {
  text: TextElement;
  pendingText: string;
  editorModule: TextEditing;
}) {
  const { store } = useEditor();
  // Mounted once: afterwards the library owns these nodes, and React must not touch them.
  const [mount] = useState(
    () => (node: HTMLDivElement) =>
      editorModule.mountText(node, { store, text, typed: pendingText }),
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
  onReady: (editorModule: TextEditing, pendingText: string) => void;
}) {
  const { store } = useEditor();
  const [focusAndLoad] = useState(() => (node: HTMLTextAreaElement) => {
    let isUnmounted = false;
    node.focus({ preventScroll: true });
    loadTextEditing().then(
      (editorModule) => isUnmounted || onReady(editorModule, node.value),
      () => {
        if (isUnmounted) return;
        sayLost(store);
        send(store, { type: 'leave-text' });
      },
    );
    return () => {
      isUnmounted = true;
    };
  });
  return (
    <TextBox text={text} className={styles['editing']} aria-busy="true">
      <Words text={text} />
      <textarea ref={focusAndLoad} className="ui-hidden" aria-label="Text on the slide" />
    </TextBox>
  );
}
