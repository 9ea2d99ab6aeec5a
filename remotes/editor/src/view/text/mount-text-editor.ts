import { isText } from '../../elements/text/is-text';
import { closeHistory, history } from 'prosemirror-history';
import { EditorState, Plugin, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { findElement } from '../../core/edit/editor-document';
import type { TextElement } from '../../elements/text/text-schema';
import type { TextMarks } from '../../core/model/rich-text';
import { DECK_LIMITS } from '../../core/model/deck-limits';
import { sendGestureEvent } from '../../store/editor-actions';
import type { EditorStore } from '../../store/editor-store';
import type { ActiveTextEdit } from '../../store/active-text-edit';
import { TEXT_COMMANDS, setLink, setMarks } from './text-commands';
import { toProseMirrorDoc, toRichText } from './prosemirror-conversion';
import { trackVirtualKeyboard } from './track-virtual-keyboard';
import { createTextKeymaps } from './create-text-keymaps';
import { createParagraphPlugin } from './create-paragraph-plugin';
import { selectionStyleOf } from './selection-style-of';
import { pasteProps } from './paste-props';

export interface TextEditorOptions {
  readonly store: EditorStore;
  readonly text: TextElement;
  /** Text typed while the library was loading. */
  readonly pendingText: string;
}

/** Makes a text box editable in a node and reports every change to the store; returns the function that unmounts it. */
export function mountTextEditor(node: HTMLElement, options: TextEditorOptions): () => void {
  const { store, text, pendingText } = options;
  const box = () => currentBoxOf(store, text);
  const plugins = [
    ...createTextKeymaps(box, () => finishByKey(options, node)),
    history(),
    createParagraphPlugin(box),
    lengthLimitPlugin,
  ];
  const view = new EditorView(
    { mount: node },
    {
      state: EditorState.create({ doc: toProseMirrorDoc(text), plugins }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text on the slide' },
      ...pasteProps,
      handleDOMEvents: {
        blur: (_, { relatedTarget }) => leaveUnlessTool(options, relatedTarget),
      },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) sendText(options, view);
        store.setState({ textEdit: createActiveTextEdit(options, view) });
      },
    },
  );
  // A new style of the box may change the decorations.
  const stopWatching = store.subscribe((after, before) => {
    if (after.committedDeck !== before.committedDeck) view.setProps({});
  });
  const stopTracking = trackVirtualKeyboard(node);
  view.focus();
  const { state } = view;
  const all = TextSelection.between(
    state.doc.resolve(0),
    state.doc.resolve(state.doc.content.size),
  );
  view.dispatch(state.tr.setSelection(all));
  if (pendingText !== '') view.pasteText(pendingText);
  return () => {
    stopWatching();
    stopTracking();
    view.destroy();
    store.setState({ textEdit: null });
  };
}

function sendText({ store }: TextEditorOptions, { state }: EditorView): void {
  sendGestureEvent(store, { type: 'input-text', ...toRichText(state.doc) });
}

/** Current state of the box, whose style may change during editing. */
function currentBoxOf(store: EditorStore, text: TextElement): TextElement {
  const element = findElement(store.getState().editingState.doc, text.id);
  return element && isText(element) ? element : text;
}

/** Ends editing by key and moves the focus to the box. */
function finishByKey({ store }: TextEditorOptions, node: HTMLElement): void {
  const holder = node.closest<HTMLElement>('[data-id]');
  sendGestureEvent(store, { type: 'finish-editing' });
  holder?.focus({ preventScroll: true });
}

/** Ends editing when the focus leaves, except to controls of the text. */
function leaveUnlessTool({ store }: TextEditorOptions, target: EventTarget | null): void {
  const isTool = target instanceof Element && target.closest('[data-text-tools]') !== null;
  if (!isTool && store.getState().dialog !== 'link')
    sendGestureEvent(store, { type: 'finish-editing' });
}

const lengthLimitPlugin = new Plugin({
  filterTransaction: ({ docChanged, doc }) => !docChanged || doc.content.size <= DECK_LIMITS.text,
});

function createActiveTextEdit(options: TextEditorOptions, view: EditorView): ActiveTextEdit {
  const { state } = view;
  const box = currentBoxOf(options.store, options.text);
  const { from, to } = state.selection;
  return {
    selectionStyle: selectionStyleOf(state, box),
    selectedText: state.doc.textBetween(from, to, '\n'),
    runCommand(commandId) {
      const command = TEXT_COMMANDS[commandId];
      if (command) view.dispatch(closeHistory(command(view.state, box)));
      return command !== undefined;
    },
    setMarks: (marks: TextMarks) => view.dispatch(setMarks(view.state, marks)),
    setLink: (address) => view.dispatch(closeHistory(setLink(view.state, address))),
    onFocusLeft: (target) => {
      // System pickers blur to nothing and return the focus.
      if (target instanceof Node && !view.dom.contains(target)) leaveUnlessTool(options, target);
    },
    focus: () => view.focus(),
  };
}
