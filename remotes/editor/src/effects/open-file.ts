import { pasteGrid } from '../core/clipboard-content';
import { readDelimitedFile } from '../core/pasted-text';
import { editDeck, showDialog } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { storeNewDeck } from '../storage/store-new-deck';
import { toUserError } from '../storage/user-error';
import { isGridFileName, isPresentationFileName } from './openable-files';
import { pickFiles } from './pick-files';

const ACCEPTED_EXTENSIONS = '.deck,.json,.pptx,.ppsx,.potx,.pptm,.ppsm,.csv,.tsv';

/** Asks for a file and opens it as a new deck or a table, or shows what is wrong with it. */
export async function openPickedFile(editor: Editor): Promise<void> {
  const [file] = await pickFiles(ACCEPTED_EXTENSIONS);
  if (file) await openFile(editor, file);
}

/** Opens a file as a new deck, or as a table on the slide. `onStored` gets the deck's id before the deck is opened. */
export async function openFile(
  editor: Editor,
  file: File,
  onStored: StoredCallback = () => Promise.resolve(),
): Promise<void> {
  const { store } = editor;
  store.setState({ notice: `Reading “${file.name}” …` });
  try {
    if (isGridFileName(file.name)) await addGrid(editor, file);
    else if (isPresentationFileName(file.name)) await openPresentation(editor, file);
    else await openDeckFile(editor, file, onStored);
  } catch (cause) {
    store.setState({ error: toUserError(cause) });
  } finally {
    store.setState({ notice: null });
  }
}

/** Adds the cells of a file to the current slide. */
async function addGrid({ store }: Editor, file: File): Promise<void> {
  const grid = readDelimitedFile(await file.text());
  if (grid) editDeck(store, 'Add table', (doc) => pasteGrid(doc, grid));
  else store.setState({ notice: null, announcement: `“${file.name}” has no cells.` });
}

type StoredCallback = (deckId: string) => Promise<void>;

async function openDeckFile(editor: Editor, file: File, onStored: StoredCallback): Promise<void> {
  const { readDeckFile } = await import('../exports/deck-file');
  const result = await readDeckFile(await file.text(), editor.session.assets);
  if (!result.ok) return showProblems(editor, result.problems);
  await storeNewDeck(editor.ownerId, result.deck);
  await onStored(result.deck.id);
  editor.openDeck(result.deck.id);
}

/** Shows import warnings before the deck is opened; it is stored by then. */
async function openPresentation(editor: Editor, file: File): Promise<void> {
  const { importPresentation } = await import('../imports/import-presentation');
  const result = await importPresentation(file, editor.session.assets);
  if (!result.ok) return showProblems(editor, result.problems);
  const { deck, warnings } = result;
  await storeNewDeck(editor.ownerId, deck);
  if (warnings.length === 0) return editor.openDeck(deck.id);
  editor.store.setState({ importedDeck: { deck, warnings } });
  showDialog(editor.store, 'import-warnings');
}

function showProblems({ store }: Editor, importProblems: readonly string[]): void {
  store.setState({ importProblems });
  showDialog(store, 'problems');
}
