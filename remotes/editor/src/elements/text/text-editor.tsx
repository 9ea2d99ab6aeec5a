import { type MouseEvent, type RefObject, useRef, useState } from 'react';
import type { ElementEditorProps } from '../element-editor-props';
import { DECK_LIMITS } from '../../core/model/deck-constants';
import type { TextElement } from '../../core/text/text-schema';
import {
  leaveTextByKey,
  notifyChunkLoadFailure,
  sendGestureEvent,
} from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { TextBox } from './text-box';
import { RichTextView } from './rich-text-view';
import styles from '../../controls/stage.module.css';
import type { mountTextEditor } from '../../text-editing/mount-text-editor';

interface TextEditorModule {
  readonly mountTextEditor: typeof mountTextEditor;
}

let loadedModule: TextEditorModule | undefined;

/** Editor of a text box, with the same fonts and line breaks. A plain field takes what is typed before the library comes. */
export function TextEditor({ element: text }: ElementEditorProps<TextElement>) {
  const [editorModule, setEditorModule] = useState(getLoadedTextEditor);
  const hasTypedRef = useRef(false);
  return editorModule ? (
    <MountedTextEditor text={text} hasTypedRef={hasTypedRef} editorModule={editorModule} />
  ) : (
    <LoadingTextEditor
      text={text}
      hasTypedRef={hasTypedRef}
      onReady={(module) => setEditorModule(() => module)}
    />
  );
}

interface TextEditorProps {
  readonly text: TextElement;
  /** Whether something was typed before the library came. */
  readonly hasTypedRef: RefObject<boolean>;
}

function MountedTextEditor({
  text,
  hasTypedRef,
  editorModule,
}: TextEditorProps & { readonly editorModule: TextEditorModule }) {
  const { store } = useEditor();
  // Mounted once: afterwards the library owns these nodes, and React must not touch them.
  const [mount] = useState(
    () => (node: HTMLDivElement) =>
      editorModule.mountTextEditor(node, { store, text, isCaretAtEnd: hasTypedRef.current }),
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
  hasTypedRef,
  onReady,
}: TextEditorProps & { readonly onReady: (editorModule: TextEditorModule) => void }) {
  const { store } = useEditor();
  const [focusAndLoad] = useState(() => (node: HTMLTextAreaElement) => {
    let isUnmounted = false;
    node.focus({ preventScroll: true });
    loadTextEditor().then(
      (editorModule) => isUnmounted || onReady(editorModule),
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
        maxLength={DECK_LIMITS.text}
        // The deck has it at once, because editing may end before the library comes.
        onInput={({ currentTarget: { value } }) => {
          hasTypedRef.current = true;
          sendGestureEvent(store, { type: 'input-text', content: value });
        }}
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          const isLeaving = key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey));
          if (isLeaving) leaveTextByKey(store, currentTarget);
        }}
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
