import { showDialog } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { storeNewDeck } from '../storage/store-new-deck';
import { toUserError } from '../storage/user-error';
import { openGrid, showProblems } from './open-grid';
import { isGridFileName, isPresentationFileName } from './openable-files';
import { pickFiles } from './pick-files';

export const GRID_EXTENSIONS = '.xlsx,.xlsm,.csv,.tsv';

export const OPENABLE_EXTENSIONS = `.deck,.json,.pptx,.ppsx,.potx,.pptm,.ppsm,${GRID_EXTENSIONS}`;

/** Asks for a file and opens it as a new deck or a table, or shows what is wrong with it. */
export async function openPickedFile(editor: Editor, extensions: string): Promise<void> {
  const [file] = await pickFiles(extensions);
  if (file) await openFile(editor, file);
}

/** Opens a file as a new deck, or as a table on the slide. `onStored` gets the deck's id before the deck is opened. */
export async function openFile(
  editor: Editor,
  file: File,
  onStored: StoredCallback = () => Promise.resolve(),
): Promise<void> {
  const { store } = editor;
  const reading = `Reading “${file.name}” …`;
  store.setState({ notice: reading });
  try {
    if (isGridFileName(file.name)) await openGrid(store, file);
    else if (isPresentationFileName(file.name)) await openPresentation(editor, file);
    else await openDeckFile(editor, file, onStored);
  } catch (cause) {
    store.setState({ error: toUserError(cause) });
  } finally {
    store.setState(({ notice }) => ({ notice: notice === reading ? null : notice }));
  }
}

type StoredCallback = (deckId: string) => Promise<void>;

async function openDeckFile(editor: Editor, file: File, onStored: StoredCallback): Promise<void> {
  const { readDeckFile } = await import('../exports/read-deck-file');
  const result = await readDeckFile(await file.text(), editor.session.assets);
  if (!result.ok) return showProblems(editor.store, result.problems);
  await storeNewDeck(editor.ownerId, result.deck);
  await onStored(result.deck.id);
  editor.openDeck(result.deck.id);
}

/** Shows import warnings before the deck is opened; it is stored by then. */
async function openPresentation(editor: Editor, file: File): Promise<void> {
  const { importPresentation } = await import('../imports/import-presentation');
  const result = await importPresentation(
    file,
    editor.session.assets,
    editor.store.getState().editingState.doc.deck,
  );
  if (!result.ok) return showProblems(editor.store, result.problems);
  const { deck, warnings } = result;
  await storeNewDeck(editor.ownerId, deck);
  if (warnings.length === 0) return editor.openDeck(deck.id);
  editor.store.setState({ importedDeck: { deck, warnings } });
  showDialog(editor.store, 'import-warnings');
}
