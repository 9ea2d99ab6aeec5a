import { Button, List, ListItem, ListItemButton } from '@site/ui/mui';
import { useState } from 'react';
import { createDeck } from '../../core/model/create';
import { openNewDeck } from '../../effects/open-new-deck';
import { loadFonts } from '../../fonts/load-fonts';
import { deleteDeck, type DeckSummary, listDecks } from '../../storage/list-decks';
import { toCommandError } from '../../storage/user-error';
import { showDialog } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { SlideView } from '../slide/slide-view';
import { ToolButton } from '../controls';
import { formatDateTime, formatSlideCount } from '../format-deck-details';
import { useRunCommand } from '../use-run-command';
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
  return <DeckEntries decks={decks} onChange={() => setReloadKey(reloadKey + 1)} />;
}

function DeckEntries({ decks, onChange }: { decks: readonly DeckSummary[]; onChange: () => void }) {
  const editor = useEditor();
  const run = useRunCommand();
  const open = (id: string) => {
    showDialog(editor.store, null);
    editor.openDeck(id);
  };

  return (
    <>
      <div className={styles['choices']}>
        <Button variant="primary" onClick={() => void openNewDeck(editor, createDeck())}>
          New deck
        </Button>
        <Button onClick={() => run('templates')}>From a film template</Button>
        <Button onClick={() => run('import-file')}>From a file</Button>
      </div>
      {decks.length === 0 && <p>No deck is stored in this browser yet.</p>}
      <List className={styles['list']}>
        {decks.map((deck) => (
          <DeckEntry key={deck.id} deck={deck} onOpen={open} onDeleted={onChange} />
        ))}
      </List>
    </>
  );
}

function DeckEntry({
  deck,
  onOpen,
  onDeleted,
}: {
  deck: DeckSummary;
  onOpen: (id: string) => void;
  onDeleted: () => void;
}) {
  return (
    <ListItem disablePadding className={styles['row']}>
      <ListItemButton
        component="button"
        className={styles['choice']}
        onClick={() => onOpen(deck.id)}
      >
        <span className={styles['picture']} aria-hidden="true" inert>
          {deck.firstSlide && <SlideView slide={deck.firstSlide} />}
        </span>
        <span className={styles['entryTitle']}>
          {deck.title}
          <span className={styles['details']}>
            {formatSlideCount(deck.slideCount)} · {formatDateTime(deck.changedAt)}
          </span>
        </span>
      </ListItemButton>
      <DeleteButton deck={deck} onDeleted={onDeleted} />
    </ListItem>
  );
}

/** Delete button that asks for confirmation in place. */
function DeleteButton({ deck, onDeleted }: { deck: DeckSummary; onDeleted: () => void }) {
  const { session, store } = useEditor();
  const [isConfirming, setIsConfirming] = useState(false);
  if (deck.id === session.deck.id) return <span className={styles['details']}>open</span>;

  async function remove(): Promise<void> {
    try {
      if (session.database) await deleteDeck(session.database, deck.id);
      onDeleted();
    } catch (cause) {
      store.setState({ error: toCommandError(`Delete ${deck.title}`, cause) });
      showDialog(store, null);
    }
  }

  if (!isConfirming)
    return (
      <ToolButton
        icon="close"
        label={`Delete ${deck.title}`}
        onClick={() => setIsConfirming(true)}
      />
    );
  return (
    <Button variant="danger" onClick={() => void remove()}>
      Delete for good
    </Button>
  );
}
