import { closeHistory, history } from 'prosemirror-history';
import { EditorState, Plugin, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { findElement } from '../../core/edit/document';
import type { TextElement } from '../../core/model/deck';
import type { Marks } from '../../core/model/words';
import { LIMITS } from '../../core/model/limits';
import { send } from '../../store/actions';
import type { EditorStore } from '../../store/editor-store';
import type { Typing } from '../../store/typing';
import { ACTS, setLink, setMarks } from './acts';
import { docFrom, wordsIn } from './convert';
import { followKeyboard } from './follow-keyboard';
import { keysOf } from './keys';
import { lines } from './lines';
import { lookOf } from './look';
import { paste } from './paste';

export interface Mounting {
  readonly store: EditorStore;
  readonly text: TextElement;
  /** Text typed while the library was loading. */
  readonly typed: string;
}

/** Makes a text box editable in a node and reports every change to the store; returns the function that unmounts it. */
export function mountText(node: HTMLElement, options: Mounting): () => void {
  const { store, text, typed } = options;
  const box = () => boxIn(store, text);
  const plugins = [...keysOf(box, () => finish(options, node)), history(), lines(box), withinLimit];
  const view = new EditorView(
    { mount: node },
    {
      state: EditorState.create({ doc: docFrom(text), plugins }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text on the slide' },
      ...paste,
      handleDOMEvents: {
        blur: (_, { relatedTarget }) => leaveFor(options, relatedTarget),
      },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) write(options, view);
        store.setState({ typing: typingOf(options, view) });
      },
    },
  );
  // A new style of the box may change the decorations.
  const stopWatching = store.subscribe((after, before) => {
    if (after.settled !== before.settled) view.setProps({});
  });
  const stopTracking = followKeyboard(node);
  view.focus();
  const { state } = view;
  const all = TextSelection.between(
    state.doc.resolve(0),
    state.doc.resolve(state.doc.content.size),
  );
  view.dispatch(state.tr.setSelection(all));
  if (typed !== '') view.pasteText(typed);
  return () => {
    stopWatching();
    stopTracking();
    view.destroy();
    store.setState({ typing: null });
  };
}

function write({ store }: Mounting, { state, dom }: EditorView): void {
  send(store, { type: 'type', ...wordsIn(state.doc), height: dom.offsetHeight });
}

/** Current state of the box, whose style may change during editing. */
function boxIn(store: EditorStore, text: TextElement): TextElement {
  const element = findElement(store.getState().work.doc, text.id);
  return element?.type === 'text' ? element : text;
}

/** Ends editing by key and moves the focus to the box. */
function finish({ store }: Mounting, node: HTMLElement): void {
  const holder = node.closest<HTMLElement>('[data-id]');
  send(store, { type: 'leave-text' });
  holder?.focus({ preventScroll: true });
}

/** Ends editing when the focus leaves, except to controls of the text. */
function leaveFor({ store }: Mounting, target: EventTarget | null): void {
  const isTool = target instanceof Element && target.closest('[data-text-tools]') !== null;
  if (!isTool && store.getState().dialog !== 'link') send(store, { type: 'leave-text' });
}

const withinLimit = new Plugin({
  filterTransaction: ({ docChanged, doc }) => !docChanged || doc.content.size <= LIMITS.text,
});

function typingOf(options: Mounting, view: EditorView): Typing {
  const { state } = view;
  const box = boxIn(options.store, options.text);
  const { from, to } = state.selection;
  return {
    look: lookOf(state, box),
    pickedWords: state.doc.textBetween(from, to, '\n'),
    run(commandId) {
      const command = ACTS[commandId];
      if (command) view.dispatch(closeHistory(command(view.state, box)));
      return command !== undefined;
    },
    style: (marks: Marks) => view.dispatch(setMarks(view.state, marks)),
    link: (address) => view.dispatch(closeHistory(setLink(view.state, address))),
    left: (target) => {
      // System pickers blur to nothing and return the focus.
      if (target instanceof Node && !view.dom.contains(target)) leaveFor(options, target);
    },
    focus: () => view.focus(),
  };
}
