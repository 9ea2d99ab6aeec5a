import { openFile } from '../effects/open-file';
import { troubleOfFile } from '../storage/trouble';
import type { Editor } from '../store/editor-context';
import { isAsWritten } from './copy-file';
import { decksCopiedTo, rememberFile } from './known-files';

/** Opens the deck file that the installed site was launched with from the system's file manager. */
export function takeLaunchedFiles(editor: Editor): void {
  window.launchQueue?.setConsumer(({ files }) => {
    const [file] = files.filter((each) => each instanceof FileSystemFileHandle);
    if (file) void openOrSay(editor, file);
  });
}

/** Reports its own errors, because no caller awaits it. */
async function openOrSay(editor: Editor, file: FileSystemFileHandle): Promise<void> {
  try {
    await openLaunched(editor, file);
  } catch {
    editor.store.setState({ trouble: troubleOfFile(file.name) });
  }
}

/** Opens the deck that is mirrored to the file, or a new deck if another program changed the file. */
async function openLaunched(editor: Editor, handle: FileSystemFileHandle): Promise<void> {
  const { owner } = editor;
  const file = await handle.getFile();
  const decks = await decksCopiedTo(owner, handle).catch(() => []);
  for (const linkedFile of decks)
    if (await isAsWritten(linkedFile, file)) return editor.openDeck(linkedFile.deckId);
  await openFile(editor, file, (deckId) =>
    rememberFile(owner, { deckId, file: handle, changedAt: file.lastModified, digest: '' }),
  );
}
