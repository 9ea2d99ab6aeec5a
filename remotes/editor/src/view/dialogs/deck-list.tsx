import { Button, List, ListItem, ListItemButton, TextField } from '@site/ui/mui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { deleteAccountDeck, listAccountDecks } from '../../storage/account/download-deck';
import { createBlankDeck } from '../../storage/create-blank-deck';
import { downloadAllDecks } from '../../effects/download-all-decks';
import { openNewDeck } from '../../effects/open-new-deck';
import { loadFonts } from '../../fonts/load-fonts';
import type { DeckDatabase } from '../../storage/deck-database';
import {
  deleteDeck,
  type DeckSummary,
  listDecks,
  renameStoredDeck,
} from '../../storage/list-decks';
import { copyStoredDeck } from '../../storage/store-new-deck';
import { toCommandError } from '../../storage/user-error';
import { showDialog } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { SlidePicture } from '../slide/slide-picture';
import { ToolButton } from '../../controls/controls';
import { formatDateTime, formatSlideCount } from '../format-deck-details';
import { useRunCommand } from '../../commands/run-command';
import { useAsyncValue } from './use-async-value';
import styles from './editor-dialogs.module.css';

export function DeckList() {
  const { session } = useEditor();
  const [reloadKey, setReloadKey] = useState(0);
  const decks = useAsyncValue(async () => {
    const summaries = session.database ? await listDecks(session.database) : [];
    void loadFonts(summaries.flatMap(({ firstSlide }) => firstSlide ?? []));
    return summaries;
  }, reloadKey);
  if (!decks) return <p role="status">Looking for your decks…</p>;
  return (
    <DeckEntries decks={decks} onChange={() => setReloadKey(reloadKey + 1)}>
      <AccountDeckEntries key={reloadKey} localDecks={decks} />
    </DeckEntries>
  );
}

/** Decks that are in the account only, below those of this browser as soon as the account answers. */
function AccountDeckEntries({ localDecks }: { localDecks: readonly DeckSummary[] }) {
  const { ownerId } = useEditor();
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);
  const decks = useAsyncValue(() => listAccountDecks(ownerId, localDecks).catch(() => []));
  return decks
    ?.filter(({ id }) => !deletedIds.includes(id))
    .map((deck) => (
      <DeckEntry
        key={deck.id}
        deck={deck}
        onChange={() => setDeletedIds([...deletedIds, deck.id])}
      />
    ));
}

function DeckEntries({
  decks,
  onChange,
  children,
}: {
  decks: readonly DeckSummary[];
  onChange: () => void;
  children: ReactNode;
}) {
  const editor = useEditor();
  const run = useRunCommand();

  return (
    <>
      <div className={styles['choices']}>
        <Button variant="primary" onClick={() => void openNewDeck(editor, createBlankDeck())}>
          New deck
        </Button>
        <Button onClick={() => run('templates')}>From a film template</Button>
        <Button onClick={() => run('import-file')}>From a file</Button>
      </div>
      {decks.length === 0 && <p>No deck is stored in this browser yet.</p>}
      <List className={styles['list']}>
        {decks.map((deck) => (
          <DeckEntry key={deck.id} deck={deck} onChange={onChange} />
        ))}
        {children}
      </List>
      {decks.length > 0 && <DownloadAll />}
    </>
  );
}

/** Files of all decks, for who wants to keep them elsewhere. */
function DownloadAll() {
  const editor = useEditor();
  const [isBusy, setIsBusy] = useState(false);
  const [status, setStatus] = useState('');

  async function download(): Promise<void> {
    setIsBusy(true);
    const showProgress = (number: number, count: number) =>
      setStatus(`Deck ${number} of ${count} …`);
    setStatus(
      await downloadAllDecks(editor, showProgress).catch(
        () => 'The decks couldn’t be downloaded. They are where they were; try again.',
      ),
    );
    setIsBusy(false);
  }

  return (
    <div className={styles['choices']}>
      <Button disabled={isBusy} onClick={() => void download()}>
        Download all decks
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}

function DeckEntry({ deck, onChange }: { deck: DeckSummary; onChange: () => void }) {
  const editor = useEditor();
  const open = () => {
    showDialog(editor.store, null);
    editor.openDeck(deck.id);
  };
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <ListItem disablePadding className={styles['row']}>
      {isRenaming ? (
        <RenameField
          deck={deck}
          onDone={() => {
            setIsRenaming(false);
            onChange();
          }}
        />
      ) : (
        <ListItemButton component="button" className={styles['choice']} onClick={open}>
          <SlidePicture
            className={styles['picture']}
            slide={deck.firstSlide}
            slideHeight={deck.slideHeight}
          />
          <span className={styles['entryTitle']}>
            {deck.title}
            <span className={styles['details']}>
              {formatSlideCount(deck.slideCount)} · {formatDateTime(deck.changedAt)}
              {deck.isInAccountOnly && ' · in your account'}
            </span>
          </span>
        </ListItemButton>
      )}
      <DeckActions deck={deck} onRename={() => setIsRenaming(true)} onChange={onChange} />
    </ListItem>
  );
}

/** Takes effect on Enter and when it is left; Escape keeps the title. */
function RenameField({ deck, onDone }: { deck: DeckSummary; onDone: () => void }) {
  const [title, setTitle] = useState(deck.title);
  const change = useDeckChange(deck);
  const finish = () =>
    void change('Rename', async (database) => {
      const trimmed = title.trim();
      if (trimmed !== '' && trimmed !== deck.title)
        await renameStoredDeck(database, deck.id, trimmed);
    }).then(onDone);

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') finish();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  }

  return (
    <TextField
      label="Title of the deck"
      value={title}
      maxLength={200}
      // Whoever asks to rename a deck types next.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTitle(target.value)}
      onBlur={finish}
      onKeyDown={handleKey}
    />
  );
}

/** The open deck is renamed in its title, and cannot be deleted. */
function DeckActions({
  deck,
  onRename,
  onChange,
}: {
  deck: DeckSummary;
  onRename: () => void;
  onChange: () => void;
}) {
  const { session, ownerId } = useEditor();
  const change = useDeckChange(deck);
  const isOpen = deck.id === session.deck.id;

  async function copy(): Promise<void> {
    await change('Copy', async (database) => {
      if (isOpen) await session.flush();
      await copyStoredDeck(ownerId, database, deck.id);
    });
    onChange();
  }

  return (
    <span className={styles['actions']}>
      {!isOpen && !deck.isInAccountOnly && (
        <Button variant="tool" aria-label={`Rename ${deck.title}`} onClick={onRename}>
          Rename
        </Button>
      )}
      {!deck.isInAccountOnly && (
        <Button variant="tool" aria-label={`Copy ${deck.title}`} onClick={() => void copy()}>
          Copy
        </Button>
      )}
      {isOpen ? (
        <span className={styles['details']}>open</span>
      ) : (
        <DeleteButton deck={deck} onDeleted={onChange} />
      )}
    </span>
  );
}

/** Delete button that asks for confirmation in place. */
function DeleteButton({ deck, onDeleted }: { deck: DeckSummary; onDeleted: () => void }) {
  const { ownerId } = useEditor();
  const change = useDeckChange(deck);
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = () =>
    void change('Delete', async (database) => {
      // First there: a deck that stayed in the account would come back.
      await deleteAccountDeck(ownerId, deck);
      await deleteDeck(database, deck.id);
    }).then(onDeleted);

  if (!isConfirming)
    return (
      <ToolButton
        icon="close"
        label={`Delete ${deck.title}`}
        onClick={() => setIsConfirming(true)}
      />
    );
  return (
    <Button variant="danger" onClick={remove}>
      Delete for good
    </Button>
  );
}

/** Runs a change of a stored deck; a failure closes the dialog and is shown by its name. */
function useDeckChange({ title }: DeckSummary) {
  const { session, store } = useEditor();
  return async (verb: string, change: (database: DeckDatabase) => Promise<void>): Promise<void> => {
    try {
      if (session.database) await change(session.database);
      // A deletion may have made room.
      void session.flush();
    } catch (cause) {
      store.setState({ error: toCommandError(`${verb} ${title}`, cause) });
      showDialog(store, null);
    }
  };
}
