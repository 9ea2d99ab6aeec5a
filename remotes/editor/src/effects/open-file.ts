import { show } from '../store/actions';
import type { Editor } from '../store/editor-context';
import { storeNewDeck } from '../storage/store-new-deck';
import { troubleOf } from '../storage/trouble';
import { isPresentation } from './deck-files';
import { pickFiles } from './pick-file';

const ACCEPTED = '.deck,.json,.pptx,.ppsx,.potx,.pptm,.ppsm';

/** Asks for a file and opens it as a new deck, or shows what is wrong with it. */
export async function importFile(editor: Editor): Promise<void> {
  const [file] = await pickFiles(ACCEPTED);
  if (file) await openFile(editor, file);
}

/** Opens a file as a new deck. `onStored` gets the deck's id before the deck is opened. */
export async function openFile(
  editor: Editor,
  file: File,
  onStored: OnStored = () => Promise.resolve(),
): Promise<void> {
  const { store } = editor;
  store.setState({ notice: `Reading “${file.name}” …` });
  try {
    if (isPresentation(file.name)) await openPresentation(editor, file);
    else await openDeckFile(editor, file, onStored);
  } catch (cause) {
    store.setState({ trouble: troubleOf(cause) });
  } finally {
    store.setState({ notice: null });
  }
}

type OnStored = (deckId: string) => Promise<void>;

async function openDeckFile(editor: Editor, file: File, onStored: OnStored): Promise<void> {
  const { readDeckFile } = await import('../exports/deck-file');
  const result = await readDeckFile(await file.text(), editor.session.assets);
  if (!result.ok) return sayProblems(editor, result.problems);
  await storeNewDeck(editor.owner, result.deck);
  await onStored(result.deck.id);
  editor.openDeck(result.deck.id);
}

/** Shows import warnings before the deck is opened; it is stored by then. */
async function openPresentation(editor: Editor, file: File): Promise<void> {
  const { takePresentation } = await import('../imports/take-presentation');
  const result = await takePresentation(file, editor.session.assets);
  if (!result.ok) return sayProblems(editor, result.problems);
  const { deck, remarks } = result;
  await storeNewDeck(editor.owner, deck);
  if (remarks.length === 0) return editor.openDeck(deck.id);
  editor.store.setState({ imported: { deck, remarks } });
  show(editor.store, 'imported');
}

function sayProblems({ store }: Editor, problems: readonly string[]): void {
  store.setState({ problems });
  show(store, 'problems');
}
