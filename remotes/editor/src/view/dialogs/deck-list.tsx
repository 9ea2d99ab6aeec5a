import { use, useState } from 'react';
import { createDeck } from '../../core/model/create';
import { deleteDeck, type DeckEntry, listDecks } from '../../storage/deck-list';
import { storeNewDeck } from '../../storage/deck-session';
import { show } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { Tool } from '../controls';
import { useRun } from '../use-run';
import controls from '../controls.module.css';
import styles from './dialogs.module.css';

export function DeckList() {
  const { session } = useEditor();
  const [entries, setEntries] = useState(() =>
    session.database ? listDecks(session.database) : Promise.resolve([]),
  );
  const refresh = () => session.database && setEntries(listDecks(session.database));
  return <Entries entries={entries} onChange={refresh} />;
}

function Entries({
  entries,
  onChange,
}: {
  entries: Promise<readonly DeckEntry[]>;
  onChange: () => void;
}) {
  const editor = useEditor();
  const run = useRun();
  const decks = use(entries);
  const open = (id: string) => {
    show(editor.store, null);
    editor.openDeck(id);
  };

  async function openNew(): Promise<void> {
    const deck = createDeck();
    await editor.session.flush();
    await storeNewDeck(editor.owner, deck);
    open(deck.id);
  }

  return (
    <>
      <div className={styles['row']}>
        <button type="button" className={controls['primary']} onClick={() => void openNew()}>
          New deck
        </button>
        <button
          type="button"
          className={`${controls['tool']} ${controls['outlined']}`}
          onClick={() => run('templates')}
        >
          From a film template
        </button>
        <button
          type="button"
          className={`${controls['tool']} ${controls['outlined']}`}
          onClick={() => run('import-json')}
        >
          From a file
        </button>
      </div>
      {decks.length === 0 && <p>No deck is stored in this browser yet.</p>}
      <ul className={styles['list']}>
        {decks.map((deck) => (
          <li key={deck.id} className={styles['row']}>
            <button type="button" className={styles['choice']} onClick={() => open(deck.id)}>
              <span>{deck.title}</span>
              <span className={styles['meta']}>
                {deck.slides} slides · {dateOf(deck.changedAt)}
              </span>
            </button>
            <DeleteButton deck={deck} onDeleted={onChange} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Deleting asks once more, in the same place. */
function DeleteButton({ deck, onDeleted }: { deck: DeckEntry; onDeleted: () => void }) {
  const { session } = useEditor();
  const [isSure, setIsSure] = useState(false);
  if (deck.id === session.deck.id) return <span className={styles['meta']}>open</span>;

  async function remove(): Promise<void> {
    if (session.database) await deleteDeck(session.database, deck.id);
    onDeleted();
  }

  if (!isSure)
    return <Tool icon="close" label={`Delete ${deck.title}`} onClick={() => setIsSure(true)} />;
  return (
    <button
      type="button"
      className={`${controls['tool']} ${controls['outlined']}`}
      onClick={() => void remove()}
    >
      Delete for good
    </button>
  );
}

function dateOf(time: number): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
