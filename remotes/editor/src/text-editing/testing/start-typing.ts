import { findElement } from '../../core/edit/editor-document';
import { createDeck, createSlide } from '../../core/model/create';
import { createText } from '../../core/text/create-text';
import type { TextElement } from '../../core/text/text-schema';
import { sendGestureEvent } from '../../store/editor-actions';
import { createEditorStore } from '../../store/editor-store';
import { mountTextEditor } from '../mount-text-editor';

// The document that stands in for a browser lays nothing out.
const NOWHERE = { left: 0, right: 0, top: 0, bottom: 0 };
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => NOWHERE,
});

let stopLast: () => void = () => undefined;

afterEach(() => stopLast());

/** Edits a text whose words are all selected. Editing ends with the test. */
export function startTyping(given: Partial<TextElement> = {}) {
  const text = createText({ content: 'Mira waits', ...given });
  const store = createEditorStore(createDeck({ slides: [createSlide({ elements: [text] })] }));
  sendGestureEvent(store, { type: 'start-text-editing', id: text.id });
  const holder = document.createElement('div');
  holder.innerHTML =
    '<div data-id="text" tabindex="-1"><div></div></div><button>Elsewhere</button>';
  document.body.append(holder);
  const node = holder.querySelector<HTMLElement>('[data-id] > div');
  if (!node) throw new Error('There is no place to type in.');
  const unmount = mountTextEditor(node, { store, text, isCaretAtEnd: false });
  const stop = () => {
    unmount();
    holder.remove();
    stopLast = () => undefined;
  };
  stopLast = stop;
  const typing = () => {
    const now = store.getState().textEdit;
    if (!now) throw new Error('Nothing is being typed.');
    return now;
  };
  return {
    store,
    node,
    stop,
    typing,
    elsewhere: holder.querySelector('button'),
    gesture: () => store.getState().editingState.gesture.name,
    text(): TextElement {
      const found = findElement(store.getState().editingState.doc, text.id);
      if (found?.type !== 'text') throw new Error('The text is gone.');
      return found;
    },
    key(key: string, held: KeyboardEventInit = {}) {
      node.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }),
      );
    },
    paste(html: string, plain = '', files: readonly File[] = []) {
      const getData = (type: string) => (type === 'text/html' ? html : plain);
      const event = new Event('paste', { bubbles: true, cancelable: true });
      const paste = Object.assign(event, { clipboardData: { getData, files } });
      node.dispatchEvent(paste);
      return paste as unknown as ClipboardEvent;
    },
  };
}
