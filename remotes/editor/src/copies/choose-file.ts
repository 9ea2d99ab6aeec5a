import { download } from '@site/browser';
import { DECK_FILE } from '../core/model/file-kind';
import { fileName } from '../effects/pick-file';
import { deckFile } from '../exports/deck-file';
import type { Editor } from '../store/editor-context';
import { takenWords } from './copy-words';
import { decksCopiedTo, forgetFile } from './known-files';
import { noteTaken } from './reminder';

/** Asks for the file that the deck is mirrored to. Browsers without file access download a deck file instead. */
export async function keepCopy(editor: Editor): Promise<void> {
  const { store, session } = editor;
  if (!window.showSaveFilePicker) {
    await downloadCopy(editor);
    return store.setState({
      notice:
        'A copy is in your downloads. This browser cannot keep it up to date by itself; you will be reminded when it is old.',
    });
  }
  const { title } = store.getState().work.doc.deck;
  const file = await picked(
    window.showSaveFilePicker({
      id: 'deck',
      suggestedName: fileName(title, DECK_FILE.ending),
      types: [{ description: 'Deck', accept: { [DECK_FILE.type]: [DECK_FILE.ending] } }],
    }),
  );
  if (!file) return;
  // A file that was chosen here may be overwritten, even if it was this deck's file before.
  await forgetFile(editor.owner, session.deck.id).catch(() => undefined);
  const [otherDeck] = await decksCopiedTo(editor.owner, file).catch(() => []);
  store.setState({
    trouble: null,
    notice: otherDeck ? takenWords(file.name) : null,
    copy: { kind: 'kept', file, isWritten: false },
  });
}

/** Resolves to undefined when the picker is cancelled. */
async function picked(
  choice: Promise<FileSystemFileHandle>,
): Promise<FileSystemFileHandle | undefined> {
  try {
    return await choice;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return undefined;
    throw cause;
  }
}

/** Asks for write permission again. Browsers allow that only during a click. */
export async function resumeCopy({ store }: Editor): Promise<void> {
  const { copy } = store.getState();
  if (copy?.kind !== 'paused' && copy?.kind !== 'stopped') return;
  const permission = await copy.file.requestPermission?.({ mode: 'readwrite' });
  if (permission !== undefined && permission !== 'granted')
    return store.setState({
      notice: `The browser was not allowed to write to “${copy.file.name}”. Your deck is safe here; no copy is kept.`,
    });
  store.setState({ trouble: null, copy: { kind: 'kept', file: copy.file, isWritten: false } });
}

export async function stopCopy({ store, session, owner }: Editor): Promise<void> {
  await forgetFile(owner, session.deck.id);
  store.setState({
    copy: { kind: 'none', isDue: false },
    announcement: 'No copy is kept any more',
  });
}

/** Downloads the deck with its pictures as one deck file. */
export async function downloadCopy({ store, session }: Editor): Promise<void> {
  const { deck } = store.getState().work.doc;
  download(await deckFile(deck, session.assets), fileName(deck.title, DECK_FILE.ending));
  noteTaken(deck.id);
  if (store.getState().copy?.kind === 'none')
    store.setState({ copy: { kind: 'none', isDue: false } });
}
