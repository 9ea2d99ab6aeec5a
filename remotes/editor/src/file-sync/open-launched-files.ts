import { openFile } from '../effects/open-file';
import { toFileError } from '../storage/user-error';
import type { Editor } from '../store/editor-context';
import { hasOwnContent } from './write-linked-file';
import { listDecksLinkedTo, storeLinkedFile } from './linked-files';

/** Opens the deck file that the installed site was launched with from the system's file manager. */
export function openLaunchedFiles(editor: Editor): void {
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
