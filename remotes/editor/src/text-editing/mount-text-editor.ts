import { closeHistory, history, undoDepth } from 'prosemirror-history';
import {
  EditorState,
  Plugin,
  TextSelection,
  type Transaction,
  type Command,
} from 'prosemirror-state';
import { EditorView, Decoration, DecorationSet } from 'prosemirror-view';
import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { findElement } from '../core/edit/editor-document';
import { textBoxOf } from '../core/elements/change-text';
import { formatCount } from '../core/elements/element-labels';
import { DECK_LIMITS } from '../core/model/deck-constants';
import type { TextMarks } from '../core/model/rich-text-schema';
import { listMarkersOf } from '../core/text/lists';
import type { TextElement } from '../core/text/text-schema';
import { paragraphStyleOf } from '../drawing/text-run-style';
import {
  leaveTextByKey,
  redoInStore,
  sendGestureEvent,
  undoInStore,
} from '../store/editor-actions';
import type { EditorStore, ActiveTextEdit } from '../store/editor-store';
import { createPasteHandlers } from './paste-into-text';
import { toProseMirrorDoc, toRichText, toParagraph } from './prosemirror-conversion';
import {
  selectionStyleOf,
  TEXT_COMMANDS,
  setLink,
  setMarks,
  PLAIN_PARAGRAPH,
  shiftListLevel,
  withListChange,
} from './text-commands';

/** Splits a paragraph, keeping its list and the marks at the caret. */
const splitLine: Command = (state, dispatch) => {
  const marks = state.storedMarks ?? state.selection.$from.marks();
  const tr = state.tr.deleteSelection();
  dispatch?.(tr.split(tr.selection.from).ensureMarks(marks).scrollIntoView());
  return true;
};

/** Enter in an empty list item moves it one level out, from the outermost level out of the list. */
const leaveListOnEnter: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parent.content.size > 0) return false;
  return outdentListItem(state, dispatch);
};

const leaveListAtStart: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  return outdentListItem(state, dispatch);
};

const outdentListItem: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { list, level } = $from.parent.attrs;
  if (list === 'none') return false;
  const change = level > 0 ? { list, level: level - 1 } : PLAIN_PARAGRAPH;
  const attrs = withListChange($from.parent, change);
  dispatch?.(state.tr.setNodeMarkup($from.before(), null, attrs));
  return true;
};

interface TextEditorOptions {
  readonly store: EditorStore;
  readonly text: TextElement;
  /** Puts the caret behind what was typed while the library was loading; otherwise all is selected. */
  readonly isCaretAtEnd: boolean;
}

/** Makes a text box editable in a node and reports every change to the store; returns the function that unmounts it. */
export function mountTextEditor(node: HTMLElement, options: TextEditorOptions): () => void {
  const { store, text, isCaretAtEnd } = options;
  const box = () => currentBoxOf(store, text);
  const plugins = [
    selectionPlugin,
    ...createTextKeymaps(box, {
      leave: () => leaveTextByKey(store, node),
      undo: () => undoInStore(store),
      redo: () => redoInStore(store),
    }),
    // Groups what is typed into steps, which the editor's history keeps.
    history({ depth: Infinity }),
    createParagraphPlugin(box),
    lengthLimitPlugin,
  ];
  let isSending = false;
  const view = new EditorView(
    { mount: node },
    {
      // Letters that came since the last render are in the store alone.
      state: EditorState.create({ doc: toProseMirrorDoc(box()), plugins }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text on the slide' },
      clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n'),
      handleDOMEvents: {
        ...createPasteHandlers(store, box),
        blur: (_, { relatedTarget }) => leaveUnlessTool(options, relatedTarget),
      },
      dispatchTransaction(transaction) {
        const stepsBefore = undoDepth(view.state);
        view.updateState(applyOrReport(store, view.state, transaction));
        const startsStep = undoDepth(view.state) > stepsBefore;
        isSending = true;
        if (transaction.docChanged && transaction.getMeta(FROM_STORE) !== true)
          sendText(options, view, startsStep);
        isSending = false;
        store.setState({ textEdit: createActiveTextEdit(options, view) });
      },
    },
  );
  const stopWatching = store.subscribe((after, before) => {
    if (after.committedDeck === before.committedDeck) return;
    // A new style of the box may change the decorations.
    view.setProps({});
    const isTyping = after.editingState.gesture.name === 'editing-text';
    if (isTyping && !isSending) showStoredText(view, box());
  });
  const stopTracking = trackVirtualKeyboard(node);
  view.focus();
  const { doc, tr } = view.state;
  const all = TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size));
  view.dispatch(tr.setSelection(isCaretAtEnd ? TextSelection.atEnd(doc) : all));
  return () => {
    stopWatching();
    stopTracking();
    view.destroy();
    store.setState({ textEdit: null });
  };
}

function sendText({ store }: TextEditorOptions, { state }: EditorView, startsStep: boolean): void {
  sendGestureEvent(store, { type: 'input-text', startsStep, ...toRichText(state.doc) });
}

const FROM_STORE = 'from-store';

/** Shows text that was undone or redone. The selection stays if the letters do; otherwise the caret is behind the change. */
function showStoredText(view: EditorView, text: TextElement): void {
  const { doc, selection, tr } = view.state;
  const stored = toProseMirrorDoc(text);
  const start = doc.content.findDiffStart(stored.content);
  const end = doc.content.findDiffEnd(stored.content);
  if (start === null || !end) return;
  // In repeated letters the ends may be found before the start.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const caret = end.b + overlap;
  tr.replace(start, end.a + overlap, stored.slice(start, caret));
  const hasSameLetters =
    doc.content.size === stored.content.size && doc.textContent === stored.textContent;
  tr.setSelection(
    hasSameLetters
      ? TextSelection.create(tr.doc, selection.anchor, selection.head)
      : TextSelection.near(tr.doc.resolve(caret), -1),
  );
  view.dispatch(closeHistory(tr).setMeta('addToHistory', false).setMeta(FROM_STORE, true));
}

/** Current state of the box, whose style may change during editing. */
function currentBoxOf(store: EditorStore, text: TextElement): TextElement {
  const element = findElement(store.getState().editingState.doc, text.id);
  return (element && textBoxOf(element)) ?? text;
}

/** Ends editing when the focus leaves, except to controls of the text. */
function leaveUnlessTool({ store }: TextEditorOptions, target: EventTarget | null): void {
  const isTool = target instanceof Element && target.closest('[data-text-tools]') !== null;
  const { dialog } = store.getState();
  if (!isTool && dialog !== 'link' && dialog !== 'paste')
    sendGestureEvent(store, { type: 'finish-editing' });
}

/** Applies a transaction, or tells that the text is too long for it. */
function applyOrReport(
  store: EditorStore,
  before: EditorState,
  transaction: Transaction,
): EditorState {
  const { state, transactions } = before.applyTransaction(transaction);
  if (transactions.length === 0) store.setState({ notice: FULL_NOTICE });
  return state;
}

const FULL_NOTICE = `This text box is full: it holds up to ${formatCount(DECK_LIMITS.text, 'character')}. Go on in another one.`;

const lengthLimitPlugin = new Plugin({
  // Each paragraph has two positions besides its letters, and all but the first a line break.
  filterTransaction: ({ docChanged, doc }) =>
    !docChanged || doc.content.size - doc.childCount - 1 <= DECK_LIMITS.text,
});

/**
 * On a busy machine the event of a new selection comes after the next key. In a text from right to left the library asks
 * its own, older selection then, and drops the key.
 */
const selectionPlugin = new Plugin({
  props: {
    handleKeyDown(view, { key }) {
      if (key === 'Delete' || key === 'Backspace') readSelection(view);
      return false;
    },
  },
});

/** Takes over what is selected on the page where the editor knows of a caret only. */
function readSelection(view: EditorView): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } =
    document.getSelection() ?? {};
  if (isCollapsed !== false || !view.state.selection.empty) return;
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode))
    return;
  const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0);
  const head = view.posAtDOM(focusNode, focusOffset ?? 0);
  const { tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, anchor, head)));
}

function createActiveTextEdit(options: TextEditorOptions, view: EditorView): ActiveTextEdit {
  const { state } = view;
  const box = currentBoxOf(options.store, options.text);
  const { from, to } = state.selection;
  return {
    selectionStyle: selectionStyleOf(state, box),
    selectedText: state.doc.textBetween(from, to, '\n'),
    runCommand(commandId) {
      const transaction = TEXT_COMMANDS[commandId]?.(view.state, box);
      if (transaction) view.dispatch(closeHistory(transaction));
      return transaction !== undefined;
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

/** Tracks the top of the virtual keyboard in `--keyboard`, for toolbars that stand on it, while a text is edited. */
function trackVirtualKeyboard(node: HTMLElement): () => void {
  const editor = node.closest<HTMLElement>('[data-region=editor]');
  const viewport = window.visualViewport;
  if (!editor || !viewport) return () => undefined;
  const update = () => {
    const coveredPx = window.innerHeight - viewport.height - viewport.offsetTop;
    editor.style.setProperty('--keyboard', `${Math.max(0, Math.round(coveredPx))}px`);
  };
  update();
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
  return () => {
    viewport.removeEventListener('resize', update);
    viewport.removeEventListener('scroll', update);
  };
}

/** Decorates paragraphs with their style and list marker, as outside of editing. */
function createParagraphPlugin(box: () => TextElement): Plugin {
  return new Plugin({ props: { decorations: (state) => createDecorations(state, box()) } });
}

function createDecorations({ doc }: EditorState, box: TextElement): DecorationSet {
  const paragraphs = doc.children.map(toParagraph);
  const markers = listMarkersOf(paragraphs);
  let at = 0;
  const decorations = doc.children.map((node, line) => {
    const from = at;
    at += node.nodeSize;
    const marker = markers[line] ?? '';
    const paragraph = paragraphs[line];
    return Decoration.node(from, at, {
      style: paragraph ? toCssText(paragraphStyleOf(box, paragraph)) : '',
      ...(marker === '' ? {} : { 'data-marker': marker }),
    });
  });
  return DecorationSet.create(doc, decorations);
}

function toCssText(style: object): string {
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}: ${value}`,
    )
    .join('; ');
}

interface EditorKeys {
  readonly leave: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Keymaps of the text editor; undo and redo are those of the whole editor. */
function createTextKeymaps(box: () => TextElement, keys: EditorKeys) {
  const runCommand =
    (name: string): Command =>
    (state, dispatch) => {
      const transaction = TEXT_COMMANDS[name]?.(state, box());
      if (transaction) dispatch?.(closeHistory(transaction));
      return transaction !== undefined;
    };
  const run = (action: () => void): Command => {
    return () => {
      action();
      return true;
    };
  };
  return [
    keymap({
      Escape: run(keys.leave),
      'Mod-Enter': run(keys.leave),
      Enter: chainCommands(leaveListOnEnter, splitLine),
      'Shift-Enter': splitLine,
      Backspace: leaveListAtStart,
      Tab: createShiftCommand(1),
      'Shift-Tab': createShiftCommand(-1),
      // The library stops these keys from reaching the editor's shortcuts, so they are bound here, too.
      'Mod-b': runCommand('bold'),
      'Mod-i': runCommand('italic'),
      'Mod-z': run(keys.undo),
      'Mod-y': run(keys.redo),
      'Shift-Mod-z': run(keys.redo),
    }),
    keymap(baseKeymap),
  ];
}

/** Tab changes the level within a list; elsewhere it moves to the next control. */
function createShiftCommand(step: 1 | -1): Command {
  return (state, dispatch) => {
    if (state.selection.$from.parent.attrs['list'] === 'none') return false;
    dispatch?.(shiftListLevel(state, step));
    return true;
  };
}
