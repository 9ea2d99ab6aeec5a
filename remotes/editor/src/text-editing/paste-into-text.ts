import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { DECK_LIMITS } from '../core/model/deck-constants';
import type { RichText } from '../core/model/rich-text-schema';
import { clipRichText, replaceRichText } from '../core/text/marks';
import { findTextProblems } from '../core/text/text-limits';
import type { TextElement } from '../core/text/text-schema';
import { pasteOrAsk } from '../store/editor-actions';
import type { EditorStore } from '../store/editor-store';
import { readPasteData } from './paste-data';
import { toParagraphNodes, toRichText } from './prosemirror-conversion';
import { proseMirrorSchema } from './prosemirror-schema';
import { flattenBlocks, PICTURES_LEFT_OUT_NOTICE, readPaste } from './read-paste';

/** Take words that are pasted or dropped. All else goes on to the editor, which adds pictures to the slide. */
export function createPasteHandlers(store: EditorStore, box: () => TextElement) {
  return {
    paste(view: EditorView, event: ClipboardEvent): boolean {
      const { clipboardData } = event;
      // While an input method composes, only browsers insert reliably; on Android it always does.
      if (view.composing && !navigator.userAgent.includes('Android')) event.stopPropagation();
      else if (clipboardData && pasteIntoText(view, { store, box: box() }, clipboardData))
        event.preventDefault();
      return true;
    },
    drop(view: EditorView, event: DragEvent): boolean {
      const { dataTransfer, clientX: left, clientY: top } = event;
      const at = view.posAtCoords({ left, top });
      if (view.dragging || !dataTransfer || !at) return false;
      const { doc, tr } = view.state;
      view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at.pos))));
      view.focus();
      if (pasteIntoText(view, { store, box: box() }, dataTransfer)) event.preventDefault();
      return true;
    },
  };
}

/** Replaces the selection by words; returns false if there are none, but files perhaps. */
function pasteIntoText(
  view: EditorView,
  { store, box }: { readonly store: EditorStore; readonly box: TextElement },
  data: DataTransfer,
): boolean {
  const { blocks, isPlain, pictureUrls } = readPaste(readPasteData(data));
  if (blocks.length === 0) return false;
  const pasted = flattenBlocks(blocks);
  const rest = replaceRichText(box, toRichText(view.state.tr.deleteSelection().doc));
  pasteOrAsk(store, findTextProblems(pasted, rest), () => {
    const text = clipRichText(pasted, DECK_LIMITS.text - rest.content.length);
    view.dispatch(insertRichText(view.state, text, { isPlain }).setMeta('paste', true));
    if (pictureUrls.length > 0) store.setState({ notice: PICTURES_LEFT_OUT_NOTICE });
  });
  return true;
}

/** Replaces the selection. Plain text takes the style and the list of the text around it. */
function insertRichText(
  state: EditorState,
  text: RichText,
  { isPlain }: { readonly isPlain: boolean },
): Transaction {
  const { $from } = state.selection;
  const marks = state.storedMarks ?? $from.marks();
  const inStyle = (line: Node) => {
    const attrs = line.attrs['list'] === 'none' ? $from.parent.attrs : line.attrs;
    const content = line.children.map((run) => run.mark(marks));
    return proseMirrorSchema.node('paragraph', attrs, content);
  };
  const lines = toParagraphNodes(text).map((line) => (isPlain ? inStyle(line) : line));
  const transaction = state.tr.replaceSelection(new Slice(Fragment.from(lines), 1, 1));
  const [first] = lines;
  // The first line joins the one it is pasted into, and only there begins a list or has a direction.
  if (
    $from.parentOffset === 0 &&
    first &&
    (first.attrs['list'] !== 'none' || first.attrs['format'])
  )
    transaction.setNodeMarkup($from.before(), null, first.attrs);
  return transaction.scrollIntoView();
}
