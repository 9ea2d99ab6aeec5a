import type { Deck } from '../core/model/deck-schema';
import { openFile } from '../effects/open-file';
import { writeDeckFile } from '../exports/write-deck-file';
import { type AssetStore, hashBlob } from '../storage/assets/asset-store';
import type { UserError } from '../storage/user-error';
import type { Editor } from '../store/editor-context';
import {
  type EditorState,
  type FileSyncState,
  stopReasonOf,
  type FileSyncStopReason,
  FileChangedError,
} from '../store/editor-store';
import {
  isBackupReminderDue,
  recordChange,
  recordBackup,
  readBackupStatus,
  fileSyncErrorOf,
} from './choose-sync-file';
import {
  listDecksLinkedTo,
  findLinkedFile,
  type LinkedFile,
  storeLinkedFile,
} from './linked-files';

/** Modification time of a file that was just chosen: it may be overwritten, whatever it holds. */
const NEVER_WRITTEN = 0;

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

/** Hash of the deck's content: equal hashes mean equal decks. */
function hashDeck(deck: Deck): Promise<string> {
  return hashBlob(new Blob([JSON.stringify(deck)]));
}

/**
 * Writes the deck into its linked file. The browser writes to a temporary file and swaps it in, so a crash leaves the
 * file unchanged.
 * @param remember called before writing, so that a tab closed meanwhile recognizes its own file later, and after
 * @throws {FileChangedError}, or the browser's error if the file is missing or cannot be written
 */
async function writeLinkedFile(
  deck: Deck,
  assets: AssetStore,
  {
    linkedFile,
    remember,
  }: { linkedFile: LinkedFile; remember: (link: LinkedFile) => Promise<void> },
): Promise<LinkedFile> {
  const { deckId, file, deckHash } = linkedFile;
  const fileBefore = await file.getFile();
  if (linkedFile.modifiedAt !== NEVER_WRITTEN && !(await hasOwnContent(linkedFile, fileBefore)))
    throw new FileChangedError('Another program changed the file.');
  const content = await writeDeckFile(deck, assets);
  const pendingHash = await hashBlob(content);
  await remember({ deckId, file, modifiedAt: fileBefore.lastModified, deckHash, pendingHash });
  const stream = await file.createWritable();
  await stream.write(content);
  await stream.close();
  const { lastModified } = await file.getFile();
  const result = { deckId, file, modifiedAt: lastModified, deckHash: await hashDeck(deck) };
  await remember(result);
  return result;
}

/** Checks that the file still holds what this editor wrote last. */
async function hasOwnContent(
  { modifiedAt, pendingHash }: LinkedFile,
  content: File,
): Promise<boolean> {
  return (
    content.lastModified === modifiedAt ||
    (pendingHash !== undefined && pendingHash === (await hashBlob(content)))
  );
}

/** Writes the latest content, one write at a time; content that arrives meanwhile is written next. */
interface BatchedWriter<Content> {
  readonly schedule: (content: Content) => void;
  /** Writes pending content immediately. */
  readonly flush: () => Promise<void>;
  /** Drops pending content; no further write starts. */
  readonly stop: () => void;
}

export function createBatchedWriter<Content>({
  write,
  onWritten,
  onFailure,
  restMs,
}: {
  readonly write: (content: Content) => Promise<void>;
  readonly onWritten: () => void;
  readonly onFailure: (cause: unknown) => void;
  /** Delay that batches small changes, because each write replaces the whole file. */
  readonly restMs: number;
}): BatchedWriter<Content> {
  let pending: { readonly content: Content } | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function writeAll(): Promise<void> {
    try {
      for (let next = pending; next; next = pending) {
        pending = null;
        await write(next.content);
      }
      onWritten();
    } catch (cause) {
      pending = null;
      onFailure(cause);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (pending)
      running ??= writeAll().finally(() => {
        running = null;
      });
    return running ?? Promise.resolve();
  }

  return {
    schedule(content) {
      pending = { content };
      timer ??= setTimeout(() => void flush(), restMs);
    },
    flush,
    stop() {
      clearTimeout(timer);
      pending = null;
    },
  };
}
