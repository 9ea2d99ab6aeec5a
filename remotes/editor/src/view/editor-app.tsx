import { MuiScope } from '@site/ui/mui';
import { useEffect, useState } from 'react';
import {
  findOrCreateDeck,
  type DeckOpenResult,
  openDeckSession,
} from '../storage/open-deck-session';
import type { BackLink } from './editor-top-bar';
import { ChunkErrorMessage, lazyWithRetry } from '../deferred/lazy-with-retry';
import { EditorRoot } from './editor-root';
import styles from './editor.module.css';

const DeckUnavailable = lazyWithRetry(
  () => import('./deck-unavailable').then((module) => module.DeckUnavailable),
  {
    pending: <Loading label="Opening your deck" />,
    Fallback: ({ retry, cause }) => (
      <main id="content" tabIndex={-1} className={styles['loading']}>
        <h1 className="ui-hidden">Slide editor</h1>
        <ChunkErrorMessage retry={retry} cause={cause} reassurance="Nothing was changed." />
      </main>
    ),
  },
);

interface EditorAppProps {
  /** Id of the member whose decks these are. */
  readonly owner: string;
  /** Deck to open; null opens the most recent deck. */
  readonly deckId: string | null;
  /** Stored synopsis to create a new deck from. */
  readonly synopsisId: string | null;
  readonly onOpen: (deckId: string) => void;
  readonly backLink: BackLink;
}

/** Opens a deck and shows the editor, or why it cannot, in the site's theme. */
export function EditorApp(props: EditorAppProps) {
  return (
    <MuiScope>
      <DeckFromUrl {...props} />
    </MuiScope>
  );
}

/** Gives every deck a URL, then opens it. Another deck mounts another editor. */
function DeckFromUrl(props: EditorAppProps) {
  const { owner, deckId, synopsisId } = props;
  const [notice, setNotice] = useState<string | null>(null);
  if (deckId !== null)
    return <OpenDeck key={`${owner} ${deckId}`} {...props} deckId={deckId} notice={notice} />;
  if (synopsisId !== null && notice === null)
    return (
      <FindDeck
        {...props}
        label="Making a deck from your synopsis"
        find={() => deckFromSynopsis(owner, synopsisId).catch(() => null)}
        onFailure={() =>
          setNotice('The synopsis couldn’t be read. Your last deck is open instead.')
        }
      />
    );
  return <LastDeck {...props} notice={notice} />;
}

/** If nothing can be stored, the new deck has no URL and lives as long as the tab. */
function LastDeck(props: EditorAppProps & { readonly notice: string | null }) {
  const [hasNoStorage, setHasNoStorage] = useState(false);
  if (hasNoStorage) return <OpenDeck key={props.owner} {...props} deckId={null} />;
  return (
    <FindDeck
      key={props.owner}
      {...props}
      label="Opening your deck"
      find={() => findOrCreateDeck(props.owner)}
      onFailure={() => setHasNoStorage(true)}
    />
  );
}

function FindDeck({
  label,
  find,
  onOpen,
  onFailure,
}: EditorAppProps & {
  readonly label: string;
  readonly find: () => Promise<string | null>;
  readonly onFailure: () => void;
}) {
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function findAndOpen(): Promise<void> {
      const id = await find();
      if (!isCurrent) return;
      if (id === null) onFailure();
      else onOpen(id);
    }
    findAndOpen().catch((cause: unknown) => setFailure(new Error('No deck was found.', { cause })));
    return () => {
      isCurrent = false;
    };
    // Runs once: the router creates new callbacks with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // The page's error boundary shows the error and a retry button.
  if (failure) throw failure;
  return <Loading label={label} />;
}

function OpenDeck({
  owner,
  deckId,
  onOpen,
  backLink,
  notice,
}: EditorAppProps & { readonly notice: string | null }) {
  const [opening, setOpening] = useState<DeckOpenResult | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let result: DeckOpenResult | null = null;
    let isUnmounted = false;
    async function open(): Promise<void> {
      result = await openDeckSession(owner, deckId);
      if (isUnmounted) closeSession(result);
      else setOpening(result);
    }
    open().catch((cause: unknown) => setFailure(new Error('The deck was not opened.', { cause })));
    return () => {
      isUnmounted = true;
      closeSession(result);
    };
  }, [owner, deckId]);
  // The page's error boundary shows the error and a retry button, since nothing is known of the deck.
  if (failure) throw failure;
  if (!opening) return <Loading label="Opening your deck" />;
  if (opening.kind !== 'open')
    return <DeckUnavailable opening={opening} owner={owner} onOpen={onOpen} backLink={backLink} />;
  return (
    <EditorRoot
      session={opening.session}
      owner={owner}
      onOpen={onOpen}
      backLink={backLink}
      notice={notice}
    />
  );
}

function closeSession(opening: DeckOpenResult | null): void {
  if (opening?.kind === 'open') opening.session.close();
}

function Loading({ label }: { label: string }) {
  return (
    <main id="content" tabIndex={-1} className={styles['loading']}>
      <h1 className="ui-hidden">Slide editor</h1>
      <p>{label}…</p>
    </main>
  );
}

/** Loads the templates on demand: most decks are opened, not created. */
async function deckFromSynopsis(owner: string, synopsisId: string): Promise<string> {
  const { storeDeckFromSynopsis } = await import('../film/store-deck-from-synopsis');
  return storeDeckFromSynopsis(owner, synopsisId);
}
