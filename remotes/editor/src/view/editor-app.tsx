import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { readSynopsis } from '../film/read-synopsis';
import { type DeckSession, openDeckSession, storeNewDeck } from '../storage/deck-session';
import { EditorRoot } from './editor-root';
import styles from './editor.module.css';

export type BackLink = (props: ComponentProps<'a'>) => ReactNode;

interface EditorAppProps {
  /** Whose decks these are: a member's id. */
  readonly owner: string;
  /** The deck to open; without one, the deck worked on last. */
  readonly deckId: string | null;
  /** A stored synopsis to make a new deck from. */
  readonly synopsisId: string | null;
  readonly onOpen: (deckId: string) => void;
  readonly backLink: BackLink;
}

/** Opens a deck and shows the editor on it. Another deck is another editor. */
export function EditorApp(props: EditorAppProps) {
  const { owner, deckId, synopsisId, onOpen } = props;
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (synopsisId === null) return;
    let isCurrent = true;
    async function make(id: string): Promise<void> {
      try {
        const deckId = await deckFromSynopsis(owner, id);
        if (isCurrent) onOpen(deckId);
      } catch {
        if (isCurrent)
          setFailure('The synopsis could not be read. Your last deck is open instead.');
      }
    }
    void make(synopsisId);
    return () => {
      isCurrent = false;
    };
    // `onOpen` is made anew by every render of the router; the synopsis is read once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [owner, synopsisId]);
  if (synopsisId !== null && failure === null)
    return <Loading words="Making a deck from your synopsis" />;
  return <OpenDeck key={`${owner} ${deckId ?? ''}`} {...props} notice={failure} />;
}

function OpenDeck({
  owner,
  deckId,
  onOpen,
  backLink,
  notice,
}: EditorAppProps & { readonly notice: string | null }) {
  const [session, setSession] = useState<DeckSession | null>(null);
  useEffect(() => {
    let opened: DeckSession | null = null;
    let isGone = false;
    async function open(): Promise<void> {
      opened = await openDeckSession(owner, deckId);
      if (isGone) opened.close();
      else setSession(opened);
    }
    void open();
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [owner, deckId]);
  if (!session) return <Loading words="Opening your deck" />;
  return (
    <EditorRoot
      session={session}
      owner={owner}
      onOpen={onOpen}
      backLink={backLink}
      notice={notice}
    />
  );
}

function Loading({ words }: { words: string }) {
  return (
    <div className={styles['loading']}>
      <h1 className="ui-hidden">Slide editor</h1>
      <p role="status">{words}…</p>
    </div>
  );
}

async function deckFromSynopsis(owner: string, synopsisId: string): Promise<string> {
  const [synopsis, { deckFromTemplate }] = await Promise.all([
    readSynopsis(synopsisId),
    import('../film/templates'),
  ]);
  const deck = deckFromTemplate('feature', synopsis);
  await storeNewDeck(owner, deck);
  return deck.id;
}
