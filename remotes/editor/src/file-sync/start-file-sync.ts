import type { Deck } from '../core/model/deck-schema';
import type { Editor } from '../store/editor-context';
import type { EditorState } from '../store/editor-store';
import { hashDeck, hasOwnContent, NEVER_WRITTEN, writeLinkedFile } from './write-linked-file';
import {
  type FileSyncState,
  stopReasonOf,
  type FileSyncStopReason,
} from '../store/file-sync-state';
import { fileSyncErrorOf } from './file-sync-messages';
import { type BatchedWriter, createBatchedWriter } from './batched-writer';
import {
  listDecksLinkedTo,
  findLinkedFile,
  type LinkedFile,
  storeLinkedFile,
} from './linked-files';
import { isBackupReminderDue, recordChange, recordBackup, readBackupStatus } from './backup-status';
import { openFile } from '../effects/open-file';
import type { UserError } from '../storage/user-error';

const WRITE_DELAY_MS = 1000;

interface FileSync {
  readonly editor: Editor;
  readonly writer: BatchedWriter<Deck>;
  /** Last known state of the linked file. */
  linkedFile: LinkedFile | null;
}

/** Mirrors every change of the deck to its linked file until the returned function is called. */
export function startFileSync(editor: Editor): () => void {
  const writer = createBatchedWriter<Deck>({
    restMs: WRITE_DELAY_MS,
    write: (deck) => writeDeck(sync, deck),
    onWritten: () => handleWritten(sync),
    onFailure: (cause) => void handleFailure(sync, cause),
  });
  const sync: FileSync = { editor, writer, linkedFile: null };
  const unsubscribe = editor.store.subscribe((state, previous) => {
    if (state.role === 'writer') handleStateChange(sync, state, previous);
  });
  const flushHidden = () => document.visibilityState === 'hidden' && void writer.flush();
  document.addEventListener('visibilitychange', flushHidden);
  void restoreLink(sync);
  openLaunchedFiles(editor);
  return () => {
    unsubscribe();
    writer.stop();
    document.removeEventListener('visibilitychange', flushHidden);
  };
}

/** Restores the link to the file that this deck was mirrored to before. */
async function restoreLink(sync: FileSync): Promise<void> {
  const { store, ownerId, session } = sync.editor;
  const deckId = session.deck.id;
  const linkedFile = await findLinkedFile(ownerId, deckId).catch(() => undefined);
  if (!linkedFile) {
    const unlinked: FileSyncState = { kind: 'none', isReminderDue: await isBackupDue(deckId) };
    return store.setState(({ fileSync }) => ({ fileSync: fileSync ?? unlinked }));
  }
  sync.linkedFile = linkedFile;
  const { file, deckHash } = linkedFile;
  if (!(await hasWritePermission(file)))
    return store.setState({ fileSync: { kind: 'paused', file } });
  if (await isFileOfOtherDeck(sync.editor, file))
    return stopWithError(sync.editor, file, 'used-by-other-deck');
  const isUpToDate = deckHash === (await hashDeck(store.getState().committedDeck));
  store.setState({ fileSync: { kind: 'active', file, isUpToDate } });
}

/** Checks the permission; browsers without permission queries grant it together with the handle. */
async function hasWritePermission(file: FileSystemFileHandle): Promise<boolean> {
  return ((await file.queryPermission?.({ mode: 'readwrite' })) ?? 'granted') === 'granted';
}

function handleStateChange(sync: FileSync, state: EditorState, previous: EditorState): void {
  const { fileSync, committedDeck } = state;
  const hasChanged = committedDeck !== previous.committedDeck;
  // The tab that edited the deck before may have written to the file.
  if (state.role !== previous.role) void restoreLink(sync);
  if (fileSync?.kind === 'none' && hasChanged) void updateReminder(sync.editor);
  if (fileSync?.kind !== 'active') return;
  if (hasChanged || (fileSync !== previous.fileSync && !fileSync.isUpToDate))
    sync.writer.schedule(committedDeck);
  if (hasChanged && fileSync.isUpToDate)
    sync.editor.store.setState({ fileSync: { ...fileSync, isUpToDate: false } });
}

async function writeDeck(sync: FileSync, deck: Deck): Promise<void> {
  const { store, session, ownerId } = sync.editor;
  const { fileSync } = store.getState();
  if (fileSync?.kind !== 'active') return;
  const { file } = fileSync;
  const newLink = { deckId: session.deck.id, file, modifiedAt: NEVER_WRITTEN, deckHash: '' };
  const linkedFile = sync.linkedFile?.file === file ? sync.linkedFile : newLink;
  const remember = (link: LinkedFile) => storeLinkedFile(ownerId, link).catch(() => undefined);
  sync.linkedFile = await writeLinkedFile(deck, session.assets, { linkedFile, remember });
}

function handleWritten({ editor: { store, session } }: FileSync): void {
  const { fileSync } = store.getState();
  if (fileSync?.kind !== 'active') return;
  recordBackup(session.deck.id);
  store.setState({ fileSync: { ...fileSync, isUpToDate: true } });
}

async function handleFailure({ editor }: FileSync, cause: unknown): Promise<void> {
  const { fileSync } = editor.store.getState();
  if (fileSync?.kind !== 'active') return;
  const reason = stopReasonOf(cause);
  const isOtherDecksFile = reason === 'changed' && (await isFileOfOtherDeck(editor, fileSync.file));
  stopWithError(editor, fileSync.file, isOtherDecksFile ? 'used-by-other-deck' : reason);
}

function stopWithError(
  { store }: Editor,
  file: FileSystemFileHandle,
  reason: FileSyncStopReason,
): void {
  store.setState({
    fileSync: { kind: 'stopped', file, reason },
    error: fileSyncErrorOf(reason, file.name),
  });
}

/** Checks whether the file's content was written for another deck. */
async function isFileOfOtherDeck(
  { ownerId, session }: Editor,
  file: FileSystemFileHandle,
): Promise<boolean> {
  const decks = await listDecksLinkedTo(ownerId, file).catch(() => []);
  const others = decks.filter(({ deckId }) => deckId !== session.deck.id);
  if (others.length === 0) return false;
  const content = await file.getFile().catch(() => undefined);
  if (!content) return false;
  const matches = await Promise.all(others.map((other) => hasOwnContent(other, content)));
  return matches.includes(true);
}

async function updateReminder({ store, session }: Editor): Promise<void> {
  recordChange(session.deck.id);
  const isNowDue = await isBackupDue(session.deck.id);
  const { fileSync } = store.getState();
  if (fileSync?.kind === 'none' && fileSync.isReminderDue !== isNowDue)
    store.setState({ fileSync: { kind: 'none', isReminderDue: isNowDue } });
}

async function isBackupDue(deckId: string): Promise<boolean> {
  const { storage }: Partial<Navigator> = navigator;
  const isPersisted = (await storage?.persisted().catch(() => false)) ?? false;
  return isBackupReminderDue(readBackupStatus(deckId), { now: Date.now(), isPersisted });
}

/** Opens the deck file that the installed site was launched with from the system's file manager. */
function openLaunchedFiles(editor: Editor): void {
  window.launchQueue?.setConsumer(({ files }) => {
    const [file] = files.filter((each) => each instanceof FileSystemFileHandle);
    if (file) void openOrReport(editor, file);
  });
}

/** Reports its own errors, because no caller awaits it. */
async function openOrReport(editor: Editor, file: FileSystemFileHandle): Promise<void> {
  try {
    await openLaunchedFile(editor, file);
  } catch {
    editor.store.setState({ error: toFileError(file.name) });
  }
}

/** Opens the deck that is mirrored to the file, or a new deck if another program changed the file. */
async function openLaunchedFile(editor: Editor, handle: FileSystemFileHandle): Promise<void> {
  const { ownerId } = editor;
  const file = await handle.getFile();
  const decks = await listDecksLinkedTo(ownerId, handle).catch(() => []);
  for (const linkedFile of decks)
    if (await hasOwnContent(linkedFile, file)) return editor.openDeck(linkedFile.deckId);
  await openFile(editor, file, (deckId) =>
    storeLinkedFile(ownerId, { deckId, file: handle, modifiedAt: file.lastModified, deckHash: '' }),
  );
}

/** Message for a file that the system launched the site with and that could not be opened. */
function toFileError(name: string): UserError {
  return {
    title: `“${name}” could not be opened.`,
    advice:
      'It may have been moved, or the browser may not read it. Choose it with “Open a deck or a PowerPoint file” in the menu.',
  };
}
