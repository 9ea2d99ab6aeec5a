import { Button, List, ListItem, ListItemButton } from '@site/ui/mui';
import { useState } from 'react';
import { createDeck } from '../../core/model/create';
import { openNewDeck } from '../../effects/open-new-deck';
import { showFaces } from '../../faces/load-faces';
import { deleteDeck, type DeckEntry, listDecks } from '../../storage/deck-list';
import { failureOf } from '../../storage/trouble';
import { show } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { SlideView } from '../slide/slide-view';
import { Tool } from '../controls';
import { sayChanged, saySlides } from '../deck-words';
import { useRun } from '../use-run';
import { useLoaded } from './use-loaded';
import styles from './dialogs.module.css';

export function DeckList() {
  const { session } = useEditor();
  const [reloadKey, setReloadKey] = useState(0);
  const decks = useLoaded(async () => {
    const summaries = session.database ? await listDecks(session.database) : [];
    void showFaces(summaries.flatMap(({ first }) => first ?? []));
    return summaries;
  }, reloadKey);
  if (!decks) return <p role="status">Looking for your decks…</p>;
  return <Entries decks={decks} onChange={() => setReloadKey(reloadKey + 1)} />;
}

function Entries({ decks, onChange }: { decks: readonly DeckEntry[]; onChange: () => void }) {
  const editor = useEditor();
  const run = useRun();
  const open = (id: string) => {
    show(editor.store, null);
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
          <Entry key={deck.id} deck={deck} onOpen={open} onDeleted={onChange} />
        ))}
      </List>
    </>
  );
}

function Entry({
  deck,
  onOpen,
  onDeleted,
}: {
  deck: DeckEntry;
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
          {deck.first && <SlideView slide={deck.first} />}
        </span>
        <span className={styles['deckTitle']}>
          {deck.title}
          <span className={styles['meta']}>
            {saySlides(deck.slides)} · {sayChanged(deck.changedAt)}
          </span>
        </span>
      </ListItemButton>
      <DeleteButton deck={deck} onDeleted={onDeleted} />
    </ListItem>
  );
}

/** Delete button that asks for confirmation in place. */
function DeleteButton({ deck, onDeleted }: { deck: DeckEntry; onDeleted: () => void }) {
  const { session, store } = useEditor();
  const [isConfirming, setIsConfirming] = useState(false);
  if (deck.id === session.deck.id) return <span className={styles['meta']}>open</span>;

  async function remove(): Promise<void> {
    try {
      if (session.database) await deleteDeck(session.database, deck.id);
      onDeleted();
    } catch (cause) {
      store.setState({ trouble: failureOf(`Delete ${deck.title}`, cause) });
      show(store, null);
    }
  }

  if (!isConfirming)
    return (
      <Tool icon="close" label={`Delete ${deck.title}`} onClick={() => setIsConfirming(true)} />
    );
  return (
    <Button variant="danger" onClick={() => void remove()}>
      Delete for good
    </Button>
  );
}
