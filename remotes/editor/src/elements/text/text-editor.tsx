import { type MouseEvent, useState } from 'react';
import type { ElementEditorProps } from '../element-editor-props';
import type { TextElement } from '../../core/text/text-schema';
import { notifyChunkLoadFailure, sendGestureEvent } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { TextBox } from './text-box';
import { RichTextView } from './rich-text-view';
import styles from '../../controls/stage.module.css';
import type { mountTextEditor } from '../../text-editing/mount-text-editor';

interface TextEditorModule {
  readonly mountTextEditor: typeof mountTextEditor;
}

let loadedModule: TextEditorModule | undefined;

/**
 * Editor of a text box, with the same fonts and line breaks. The library loads soon after the editor; typing before
 * that is buffered.
 */
export function TextEditor({ element: text }: ElementEditorProps<TextElement>) {
  const [editorModule, setEditorModule] = useState(getLoadedTextEditor);
  const [pendingText, setPendingText] = useState('');
  return editorModule ? (
    <MountedTextEditor text={text} pendingText={pendingText} editorModule={editorModule} />
  ) : (
    <LoadingTextEditor
      text={text}
      onReady={(module, text) => {
        setPendingText(text);
        setEditorModule(() => module);
      }}
    />
  );
}

function MountedTextEditor({
  text,
  pendingText,
  editorModule,
}: {
  text: TextElement;
  pendingText: string;
  editorModule: TextEditorModule;
}) {
  const { store } = useEditor();
  // Mounted once: afterwards the library owns these nodes, and React must not touch them.
  const [mount] = useState(
    () => (node: HTMLDivElement) =>
      editorModule.mountTextEditor(node, { store, text, pendingText: pendingText }),
  );
  return (
    <TextBox text={text} className={styles['editing']} onMouseDown={focusTextOnPress}>
      <div ref={mount} className={styles['textEditor']} spellCheck />
    </TextBox>
  );
}

/** A press in the box beside the text focuses the text. */
function focusTextOnPress(event: MouseEvent<HTMLDivElement>): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[role=textbox]')?.focus();
}

function LoadingTextEditor({
  text,
  onReady,
}: {
  text: TextElement;
  onReady: (editorModule: TextEditorModule, pendingText: string) => void;
}) {
  const { store } = useEditor();
  const [focusAndLoad] = useState(() => (node: HTMLTextAreaElement) => {
    let isUnmounted = false;
    node.focus({ preventScroll: true });
    loadTextEditor().then(
      (editorModule) => isUnmounted || onReady(editorModule, node.value),
      (cause: unknown) => {
        if (isUnmounted) return;
        void notifyChunkLoadFailure(store, cause);
        sendGestureEvent(store, { type: 'finish-editing' });
      },
    );
    return () => {
      isUnmounted = true;
    };
  });
  return (
    <TextBox text={text} className={styles['editing']} aria-busy="true">
      <RichTextView text={text} />
      <textarea
        ref={focusAndLoad}
        className="ui-hidden"
        aria-label="Text on the slide"
        // The deck has it at once, because editing may end before the library comes.
        onInput={({ currentTarget: { value } }) =>
          sendGestureEvent(store, { type: 'input-text', content: value })
        }
      />
    </TextBox>
  );
}

/** Returns the text editor's module if it is loaded. */
function getLoadedTextEditor(): TextEditorModule | undefined {
  return loadedModule;
}

/** Loads the text editor; called soon after the start, so that texts open without delay. */
export async function loadTextEditor(): Promise<TextEditorModule> {
  loadedModule ??= await import('../../text-editing/mount-text-editor');
  return loadedModule;
}
