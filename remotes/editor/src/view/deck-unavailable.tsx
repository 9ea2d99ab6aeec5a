import { downloadBlob } from '@site/page/browser';
import { Button } from '@site/ui/mui';
import { useState } from 'react';
import { createBlankDeck } from '../storage/create-blank-deck';
import { findOrCreateDeck, type DeckOpenResult } from '../storage/open-deck-session';
import { storeNewDeck } from '../storage/store-new-deck';
import { toUserError } from '../storage/user-error';
import type { BackLink } from './editor-top-bar';
import styles from './deck-unavailable.module.css';

const MESSAGES = {
  missing: {
    title: 'This deck is not in this browser.',
    advice:
      'It was deleted, or created by another member, or in another browser and not kept in your account. If you are offline, try again with a connection.',
  },
  unreadable: {
    title: 'This deck couldn’t be read.',
    advice:
      'Nothing was deleted; its data stays in this browser. Try reloading. If that doesn’t help, download the data and keep the file.',
  },
} as const;

/** Replaces the editor if the deck of the URL cannot be shown, with reasons and next steps. */
export function DeckUnavailable({
  opening,
  owner,
  onOpen,
  backLink,
}: {
  opening: Exclude<DeckOpenResult, { kind: 'open' }>;
  owner: string;
  onOpen: (deckId: string) => void;
  backLink: BackLink;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const { title, advice } = MESSAGES[opening.kind];
  const raw = opening.kind === 'unreadable' ? opening.rawFile : null;

  async function openNew(): Promise<void> {
    const deck = createBlankDeck();
    try {
      await storeNewDeck(owner, deck);
      onOpen(deck.id);
    } catch (cause) {
      setFailure(toUserError(cause).title);
    }
  }

  async function openLast(): Promise<void> {
    const id = await findOrCreateDeck(owner);
    if (id === null) setFailure('No deck could be opened. Create a new one.');
    else onOpen(id);
  }

  return (
    <main id="content" tabIndex={-1} className={styles['page']}>
      <h1>{title}</h1>
      <p>{advice}</p>
      <div className={styles['row']}>
        {raw && (
          <Button variant="primary" onClick={() => downloadRaw(raw)}>
            Download data
          </Button>
        )}
        {opening.kind === 'missing' && (
          <Button variant="primary" onClick={() => void openLast()}>
            Open the last deck
          </Button>
        )}
        <Button onClick={() => void openNew()}>New deck</Button>
        <Button component={backLink}>Back to the dashboard</Button>
      </div>
      <p role="status">{failure}</p>
    </main>
  );
}

function downloadRaw(raw: Blob): void {
  downloadBlob(raw, 'deck-as-stored.json');
}
