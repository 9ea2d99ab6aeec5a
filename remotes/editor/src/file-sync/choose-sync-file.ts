import { downloadBlob } from '@site/page/browser';
import { DECK_FILE_TYPE } from '../core/model/deck-constants';
import { toFileName } from '../effects/pick-files';
import { writeDeckFile } from '../exports/write-deck-file';
import { announceInEditor } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { fileTakenOverNotice } from './file-sync-messages';
import { listDecksLinkedTo, deleteLinkedFile } from './linked-files';
import { recordBackup } from './backup-status';

/** Asks for the file that the deck is mirrored to. Browsers without file access download a deck file instead. */
export async function chooseSyncFile(editor: Editor): Promise<void> {
  const { store, session } = editor;
  if (!window.showSaveFilePicker) {
    await downloadDeckFile(editor);
    return store.setState({
      notice:
        'A deck file is in your downloads. This browser can’t keep it up to date; we’ll remind you when it is old.',
    });
  }
  const { title } = store.getState().editingState.doc.deck;
  const file = await withoutAbort(
    window.showSaveFilePicker({
      id: 'deck',
      suggestedName: toFileName(title, DECK_FILE_TYPE.extension),
      types: [
        { description: 'Deck', accept: { [DECK_FILE_TYPE.type]: [DECK_FILE_TYPE.extension] } },
      ],
    }),
  );
  if (!file) return;
  // A file that was chosen here may be overwritten, even if it was this deck's file before.
  await deleteLinkedFile(editor.ownerId, session.deck.id).catch(() => undefined);
  const [otherDeck] = await listDecksLinkedTo(editor.ownerId, file).catch(() => []);
  store.setState({
    error: null,
    notice: otherDeck ? fileTakenOverNotice(file.name) : null,
    fileSync: { kind: 'active', file, isUpToDate: false },
  });
  announceInEditor(store, 'Backup started');
}

/** Resolves to undefined when the picker is cancelled. */
async function withoutAbort(
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
export async function resumeFileSync({ store }: Editor): Promise<void> {
  const { fileSync } = store.getState();
  if (fileSync?.kind !== 'paused' && fileSync?.kind !== 'stopped') return;
  const permission = await fileSync.file.requestPermission?.({ mode: 'readwrite' });
  if (permission !== undefined && permission !== 'granted')
    return store.setState({
      notice: `The browser may not write to “${fileSync.file.name}”. Your deck is safe in this browser, without a backup.`,
    });
  store.setState({
    error: null,
    fileSync: { kind: 'active', file: fileSync.file, isUpToDate: false },
  });
  announceInEditor(store, 'Backup started');
}

export async function stopFileSync({ store, session, ownerId }: Editor): Promise<void> {
  await deleteLinkedFile(ownerId, session.deck.id);
  store.setState({ fileSync: { kind: 'none', isReminderDue: false } });
  announceInEditor(store, 'Backup stopped');
}

/** Downloads the deck with its pictures as one deck file. */
export async function downloadDeckFile({ store, session }: Editor): Promise<void> {
  const { deck } = store.getState().editingState.doc;
  downloadBlob(
    await writeDeckFile(deck, session.assets),
    toFileName(deck.title, DECK_FILE_TYPE.extension),
  );
  recordBackup(deck.id);
  if (store.getState().fileSync?.kind === 'none')
    store.setState({ fileSync: { kind: 'none', isReminderDue: false } });
}
