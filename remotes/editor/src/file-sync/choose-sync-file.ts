import { downloadBlob, readStoredJson, safeLocalStorage } from '@site/page/browser';
import { DECK_FILE_TYPE } from '../core/model/deck-constants';
import { toFileName } from '../effects/pick-files';
import { writeDeckFile } from '../exports/write-deck-file';
import type { UserError } from '../storage/user-error';
import { announceInEditor } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import type { FileSyncState, FileSyncStopReason } from '../store/editor-store';
import { listDecksLinkedTo, deleteLinkedFile } from './linked-files';

const SAFE_SENTENCE = 'Your deck is safe in this browser; only the backup has stopped.';

const STOP_ERRORS: Readonly<Record<FileSyncStopReason, (file: string) => UserError>> = {
  missing: (file) => ({
    title: `“${file}” was moved or deleted.`,
    advice: `${SAFE_SENTENCE} Choose another file below the canvas.`,
  }),
  denied: (file) => ({
    title: `The browser may not write to “${file}”.`,
    advice: `${SAFE_SENTENCE} Allow it below the canvas, or choose another file there.`,
  }),
  changed: (file) => ({
    title: `“${file}” was changed by another program.`,
    advice: `${SAFE_SENTENCE} The file was not overwritten: open it as a new deck, or choose another file.`,
  }),
  'used-by-other-deck': (file) => ({
    title: `“${file}” is now the backup of another deck.`,
    advice: `${SAFE_SENTENCE} Choose another file for this one below the canvas.`,
  }),
  full: (file) => ({
    title: `The disk is too full for “${file}”.`,
    advice: `${SAFE_SENTENCE} Free some space, then choose the file again.`,
  }),
  unknown: (file) => ({
    title: `“${file}” couldn’t be written.`,
    advice: `${SAFE_SENTENCE} Choose the file again, or another one.`,
  }),
};

const DAY_MS = 24 * 60 * 60 * 1000;

const MIN_CHANGES = 30;

const storageKeyOf = (deckId: string) => `deck-backup:${deckId}`;

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

/** Explains why the backup stopped and how to continue it. */
export function fileSyncErrorOf(reason: FileSyncStopReason, file: string): UserError {
  return STOP_ERRORS[reason](file);
}

/** Status line for the backup; empty if there is nothing to report. */
export function fileSyncLabelOf(copy: FileSyncState): string {
  if (copy.kind === 'none') return copy.isReminderDue ? 'Only in this browser' : '';
  const { name } = copy.file;
  if (copy.kind === 'paused') return `Backup to ${name} paused`;
  if (copy.kind === 'stopped') return `No backup: writing ${name} failed`;
  return copy.isUpToDate ? `Backup in ${name}` : `Saving ${name} …`;
}

/** Notice for a deck that takes over the file of another deck. */
function fileTakenOverNotice(file: string): string {
  return `“${file}” was the backup of another deck. It is now the backup of this one; choose another file for the other.`;
}

/** Changes and time since the last backup of a deck. */
interface BackupStatus {
  readonly changeCount: number;
  readonly backedUpAt: number;
}

/** Decides whether to remind of a backup: only after many changes, and not every day. */
export function isBackupReminderDue(
  { changeCount, backedUpAt }: BackupStatus,
  { now, isPersisted }: { readonly now: number; readonly isPersisted: boolean },
): boolean {
  // A browser that may evict the site's data needs a backup sooner.
  const reminderDelayMs = isPersisted ? 7 * DAY_MS : DAY_MS;
  return changeCount >= MIN_CHANGES && now - backedUpAt > reminderDelayMs;
}

export function readBackupStatus(deckId: string): BackupStatus {
  const value = readStoredJson(safeLocalStorage, storageKeyOf(deckId));
  return isBackupStatus(value) ? value : { changeCount: 0, backedUpAt: 0 };
}

export function recordChange(deckId: string): BackupStatus {
  const previous = readBackupStatus(deckId);
  return storeBackupStatus(deckId, { ...previous, changeCount: previous.changeCount + 1 });
}

export function recordBackup(deckId: string): void {
  storeBackupStatus(deckId, { changeCount: 0, backedUpAt: Date.now() });
}

function storeBackupStatus(deckId: string, status: BackupStatus): BackupStatus {
  safeLocalStorage.setItem(storageKeyOf(deckId), JSON.stringify(status));
  return status;
}

function isBackupStatus(value: unknown): value is BackupStatus {
  return (
    typeof value === 'object' &&
    value !== null &&
    'changeCount' in value &&
    'backedUpAt' in value &&
    typeof value.changeCount === 'number' &&
    typeof value.backedUpAt === 'number'
  );
}
