import { openFile } from '../effects/open-file';
import type { Editor } from '../store/editor-context';
import { type KnownFile, knownFiles, rememberFile } from './known-files';

/** Opens the deck file that the installed site was started with, from the system's file manager. */
export function takeLaunchedFiles(editor: Editor): void {
  window.launchQueue?.setConsumer(({ files }) => {
    const [file] = files.filter((each) => each instanceof FileSystemFileHandle);
    if (file) void openLaunched(editor, file);
  });
}

/** The deck whose copy the file is, if nobody else has written to it; a new deck otherwise. */
async function openLaunched(editor: Editor, handle: FileSystemFileHandle): Promise<void> {
  const { owner } = editor;
  const file = await handle.getFile();
  const known = await knownAs(owner, handle);
  if (known && known.changedAt === file.lastModified) return editor.openDeck(known.deckId);
  await openFile(editor, file, (deckId) =>
    rememberFile(owner, { deckId, file: handle, changedAt: file.lastModified, digest: '' }),
  );
}

async function knownAs(
  owner: string,
  handle: FileSystemFileHandle,
): Promise<KnownFile | undefined> {
  const known = await knownFiles(owner).catch(() => []);
  for (const each of known) if (await each.file.isSameEntry(handle)) return each;
  return undefined;
}
