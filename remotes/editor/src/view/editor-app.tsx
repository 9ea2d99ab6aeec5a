import { MuiScope } from '@site/ui/mui';
import { useEffect, useState } from 'react';
import { findDeckToOpen, type Opening, openDeckSession } from '../storage/deck-session';
import type { BackLink } from './back-link';
import { LostWords } from '../late/lost-words';
import { part } from '../late/part';
import { EditorRoot } from './editor-root';
import styles from './editor.module.css';

const NoDeck = part(() => import('./no-deck').then((module) => module.NoDeck), {
  waiting: <Loading words="Opening your deck" />,
  Lost: ({ retry }) => (
    <div className={styles['loading']}>
      <h1 className="ui-hidden">Slide editor</h1>
      <LostWords retry={retry} safe="Nothing was changed." />
    </div>
  ),
});

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
      <DeckOfAddress {...props} />
    </MuiScope>
  );
}

/** Gives every deck a URL, then opens it. Another deck mounts another editor. */
function DeckOfAddress(props: EditorAppProps) {
  const { owner, deckId, synopsisId } = props;
  const [notice, setNotice] = useState<string | null>(null);
  if (deckId !== null)
    return <OpenDeck key={`${owner} ${deckId}`} {...props} deckId={deckId} notice={notice} />;
  if (synopsisId !== null && notice === null)
    return (
      <FindDeck
        {...props}
        words="Making a deck from your synopsis"
        find={() => deckFromSynopsis(owner, synopsisId).catch(() => null)}
        onFailure={() =>
          setNotice('The synopsis could not be read. Your last deck is open instead.')
        }
      />
    );
  return <LastDeck {...props} notice={notice} />;
}

/** If nothing can be stored, the new deck has no URL and lives as long as the tab. */
function LastDeck(props: EditorAppProps & { readonly notice: string | null }) {
  const [isHomeless, setIsHomeless] = useState(false);
  if (isHomeless) return <OpenDeck key={props.owner} {...props} deckId={null} />;
  return (
    <FindDeck
      key={props.owner}
      {...props}
      words="Opening your deck"
      find={() => findDeckToOpen(props.owner)}
      onFailure={() => setIsHomeless(true)}
    />
  );
}

function FindDeck({
  words,
  find,
  onOpen,
  onFailure,
}: EditorAppProps & {
  readonly words: string;
  readonly find: () => Promise<string | null>;
  readonly onFailure: () => void;
}) {
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function look(): Promise<void> {
      const id = await find();
      if (!isCurrent) return;
      if (id === null) onFailure();
      else onOpen(id);
    }
    look().catch((cause: unknown) => setFailure(new Error('No deck was found.', { cause })));
    return () => {
      isCurrent = false;
    };
    // Runs once: the router creates new callbacks with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // The page's error boundary shows the error and a retry button.
  if (failure) throw failure;
  return <Loading words={words} />;
}

function OpenDeck({
  owner,
  deckId,
  onOpen,
  backLink,
  notice,
}: EditorAppProps & { readonly notice: string | null }) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let found: Opening | null = null;
    let isGone = false;
    async function open(): Promise<void> {
      found = await openDeckSession(owner, deckId);
      if (isGone) closeSession(found);
      else setOpening(found);
    }
    open().catch((cause: unknown) => setFailure(new Error('The deck was not opened.', { cause })));
    return () => {
      isGone = true;
      closeSession(found);
    };
  }, [owner, deckId]);
  // The page's error boundary shows the error and a retry button, since nothing is known of the deck.
  if (failure) throw failure;
  if (!opening) return <Loading words="Opening your deck" />;
  if (opening.kind !== 'open')
    return <NoDeck opening={opening} owner={owner} onOpen={onOpen} backLink={backLink} />;
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

function closeSession(opening: Opening | null): void {
  if (opening?.kind === 'open') opening.session.close();
}

function Loading({ words }: { words: string }) {
  return (
    <div className={styles['loading']}>
      <h1 className="ui-hidden">Slide editor</h1>
      <p role="status">{words}…</p>
    </div>
  );
}

/** Loads the templates on demand: most decks are opened, not created. */
async function deckFromSynopsis(owner: string, synopsisId: string): Promise<string> {
  const { makeFromSynopsis } = await import('../film/make-from-synopsis');
  return makeFromSynopsis(owner, synopsisId);
}
