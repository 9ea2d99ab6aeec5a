import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { TextElement } from '../../core/model/deck';
import { send } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { textStyle } from '../slide/element-style';
import slideStyles from '../slide/slide.module.css';
import styles from './stage.module.css';

/**
 * The text's own node, made editable in place: same font, same lines, native spelling, input
 * methods and undo. React writes the content once and then leaves it to the browser.
 */
export function TextEditor({ text }: { text: TextElement }) {
  const { store } = useEditor();
  const node = useRef<HTMLDivElement>(null);
  const [content] = useState(text.content);

  useEffect(() => {
    const element = node.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    window.getSelection()?.selectAllChildren(element);
  }, []);

  function write(): void {
    const element = node.current;
    if (!element) return;
    const height = element.scrollHeight;
    send(store, { type: 'type', content: textOf(element, text.textCase === 'upper'), height });
  }

  function leave(): void {
    send(store, { type: 'leave-text' });
  }

  function key(event: KeyboardEvent<HTMLElement>): void {
    const isDone =
      event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!isDone || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    const holder = node.current?.closest<HTMLElement>('[data-id]');
    leave();
    holder?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={node}
      className={`${slideStyles['text']} ${styles['editing']}`}
      style={textStyle(text)}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      aria-multiline="true"
      aria-label="Text on the slide"
      tabIndex={0}
      spellCheck
      onInput={write}
      onBlur={leave}
      onKeyDown={key}
    >
      {content}
    </div>
  );
}

/**
 * Browsers end an editable text with one line break nobody typed. What is shown in capitals reads
 * as capitals, so there the nodes are asked for what was typed.
 */
function textOf(element: HTMLElement, isShownOtherwise: boolean): string {
  const typed = Array.from(element.childNodes, (node) =>
    node.nodeName === 'BR' ? '\n' : (node.textContent ?? ''),
  ).join('');
  return (isShownOtherwise ? typed : element.innerText).replace(/\n$/, '');
}
