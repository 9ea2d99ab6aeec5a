import { downloadBlob } from '@site/page/browser';
import { DECK_FILE_TYPE } from '../core/model/deck-constants';
import type { Deck } from '../core/model/deck-schema';
import { writeDeckFile } from '../exports/write-deck-file';
import { writeZip } from '../exports/write-zip';
import { keepsDecksInAccount } from '../storage/account/account-choice';
import { listAccountDecks, readAccountDeck } from '../storage/account/download-deck';
import { type DeckSummary, listDecks } from '../storage/list-decks';
import { loadDeck } from '../storage/load-deck';
import type { Editor } from '../store/editor-context';
import { toFileName } from './pick-files';

/** Larger ZIPs could exceed the memory of a browser; what is left goes into the next one. */
const MAX_ZIP_BYTES = 200 * 1024 * 1024;

/** Deck as it is now, and whether nothing of it is missing. */
interface ReadDeck {
  readonly deck: Deck;
  readonly isWhole: boolean;
}

/**
 * Downloads all decks of the member, of this browser and of the account, as deck files in a ZIP.
 * @param onDeck called before each deck with its number, from 1, and their count
 * @returns sentences that say what was downloaded and what is missing
 */
export async function downloadAllDecks(
  editor: Editor,
  onDeck: (number: number, count: number) => void,
): Promise<string> {
  const { database } = editor.session;
  const local = database ? await listDecks(database) : [];
  const remote = await listAccountDecks(editor.ownerId, local).catch(() =>
    keepsDecksInAccount(editor.ownerId) ? null : [],
  );
  const decks = [...local, ...(remote ?? [])];
  const zips = openZips();
  const incomplete: string[] = [];
  for (const [index, summary] of decks.entries()) {
    onDeck(index + 1, decks.length);
    const found = await readDeck(editor, summary).catch(() => undefined);
    const isWhole = found !== undefined && (await addDeckFile(editor, found, zips.add));
    if (!isWhole) incomplete.push(summary.title);
  }
  const files = await zips.finish();
  return describeDownload({ files, incomplete, isAccountMissing: remote === null });
}

async function readDeck(
  { ownerId, session, store }: Editor,
  { id, isInAccountOnly }: DeckSummary,
): Promise<ReadDeck | undefined> {
  if (id === session.deck.id) return { deck: store.getState().committedDeck, isWhole: true };
  if (isInAccountOnly) {
    const found = await readAccountDeck(ownerId, id);
    return found && { deck: found.deck, isWhole: true };
  }
  const loaded = session.database ? await loadDeck(session.database, id) : undefined;
  return loaded && { deck: loaded.deck, isWhole: loaded.damagedSlideCount === 0 };
}

/** Returns false if a slide, picture or video is missing from the file. */
async function addDeckFile(
  { session }: Editor,
  { deck, isWhole }: ReadDeck,
  add: (title: string, file: Blob) => Promise<void>,
): Promise<boolean> {
  let hasAllFiles = true;
  const blobOf = async (hash: string) => {
    const blob = await session.assets.blobOf(hash).catch(() => undefined);
    hasAllFiles &&= blob !== undefined;
    return blob;
  };
  await add(deck.title, await writeDeckFile(deck, { blobOf }));
  return isWhole && hasAllFiles;
}

/** ZIPs of deck files with names of their own, each downloaded when it is full. */
function openZips() {
  const names: string[] = [];
  let files = new Map<string, Blob>();
  let bytes = 0;

  async function download(): Promise<void> {
    if (files.size === 0) return;
    const name = names.length === 0 ? 'Decks.zip' : `Decks ${names.length + 1}.zip`;
    downloadBlob(await writeZip(files), name);
    names.push(name);
    files = new Map();
    bytes = 0;
  }

  return {
    async add(title: string, file: Blob): Promise<void> {
      if (bytes + file.size > MAX_ZIP_BYTES) await download();
      files.set(freeNameOf(title, files), file);
      bytes += file.size;
    },
    async finish(): Promise<readonly string[]> {
      await download();
      return names;
    },
  };
}

/** Names that differ by case only are one name on some machines. */
function freeNameOf(title: string, files: ReadonlyMap<string, unknown>): string {
  const taken = new Set([...files.keys()].map((name) => name.toLowerCase()));
  const ending = DECK_FILE_TYPE.extension;
  let name = toFileName(title, ending);
  for (let copy = 2; taken.has(name.toLowerCase()); copy += 1)
    name = toFileName(title, ` ${copy}${ending}`);
  return name;
}

function describeDownload({
  files,
  incomplete,
  isAccountMissing,
}: {
  files: readonly string[];
  incomplete: readonly string[];
  isAccountMissing: boolean;
}): string {
  return [
    files.length === 0 ? 'There was nothing to download.' : `Done: ${files.join(', ')}.`,
    incomplete.length > 0 &&
      `Something of these decks couldn’t be read and is not in the file: ${incomplete.join(', ')}. Open them to see what, then try again.`,
    isAccountMissing &&
      'The decks of your account couldn’t be loaded. Check your connection, then try again.',
  ]
    .filter(Boolean)
    .join(' ');
}
