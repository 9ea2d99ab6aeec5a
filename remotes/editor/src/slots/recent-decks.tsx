import { Link } from '@site/page/router';
import { use, useEffect, useState } from 'react';
import { deckPathOf } from '../storage/deck-path';
import type { DeckSummary } from '../storage/list-decks';
import { AssetContext } from '../elements/image/asset-image';
import { SlidePicture } from '../view/slide/slide-picture';
import { formatDateTime, formatSlideCount } from '../view/format-deck-details';
import { MAX_SHOWN_DECKS, type RecentDecksSource } from './open-recent-decks';
import {
  EmptyRecentDecks,
  FailedRecentDecks,
  LoadingRecentDecks,
  RecentDecksSection,
} from './recent-decks-states';
import styles from './recent-decks.module.css';

/** The most recent decks, as covers. */
export function RecentDecks({
  source,
  onRetry,
}: {
  source: RecentDecksSource;
  onRetry: () => void;
}) {
  const localDecks = use(source.decks);
  const assets = use(source.assets);
  const accountDecks = useAccountDecks(source);
  if (!localDecks) return <FailedRecentDecks onRetry={onRetry} />;
  const decks = [...localDecks, ...(accountDecks ?? [])].toSorted(
    (a, b) => b.changedAt - a.changedAt,
  );
  if (decks.length === 0) return accountDecks ? <EmptyRecentDecks /> : <LoadingRecentDecks />;
  return (
    <AssetContext value={assets}>
      <RecentDecksSection>
        <ul className={styles['decks']}>
          {decks.slice(0, MAX_SHOWN_DECKS).map((deck) => (
            <DeckCover key={deck.id} deck={deck} />
          ))}
        </ul>
        {decks.length > MAX_SHOWN_DECKS && <MoreDecks count={decks.length - MAX_SHOWN_DECKS} />}
      </RecentDecksSection>
    </AssetContext>
  );
}

/** Undefined until the account has answered; the decks of this browser are shown before. */
function useAccountDecks({ accountDecks }: RecentDecksSource): readonly DeckSummary[] | undefined {
  const [decks, setDecks] = useState<readonly DeckSummary[]>();
  useEffect(() => {
    let isCurrent = true;
    void accountDecks.then((found) => isCurrent && setDecks(found));
    return () => {
      isCurrent = false;
    };
  }, [accountDecks]);
  return decks;
}

/** First slide of a deck, rendered as in the editor, with its title. The whole card leads to the deck. */
function DeckCover({ deck }: { deck: DeckSummary }) {
  return (
    <li className={styles['deck']}>
      <SlidePicture
        className={styles['picture']}
        slide={deck.firstSlide}
        slideHeight={deck.slideHeight}
      />
      <div className={styles['details']}>
        <h3 className={styles['name']}>
          <Link
            to={deckPathOf(deck.id)}
            className={styles['whole']}
            aria-label={`Continue with ${deck.title}`}
          >
            {deck.title}
          </Link>
        </h3>
        <p className={styles['slug']}>
          {formatDateTime(deck.changedAt)} · {formatSlideCount(deck.slideCount)}
        </p>
      </div>
    </li>
  );
}

function MoreDecks({ count }: { count: number }) {
  return (
    <p className={styles['more']}>
      {count === 1 ? 'One more is' : `${count} more are`} in the editor: “Open another deck”.
    </p>
  );
}
