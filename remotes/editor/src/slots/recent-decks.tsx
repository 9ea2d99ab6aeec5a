import { Link } from '@site/router';
import { ButtonLink } from '@site/ui/mui';
import { use } from 'react';
import { deckPathOf } from '../storage/deck-path';
import type { DeckSummary } from '../storage/list-decks';
import { AssetContext } from '../elements/image/asset-image';
import { SlidePicture } from '../view/slide/slide-picture';
import { formatDateTime, formatDate, formatSlideCount } from '../view/format-deck-details';
import { MAX_SHOWN_DECKS, type RecentDecksSource } from './open-recent-decks';
import { EmptyRecentDecks, FailedRecentDecks, RecentDecksSection } from './recent-decks-states';
import styles from './recent-decks.module.css';

/** The most recent deck, large, above a row of others. */
export function RecentDecks({
  source,
  onRetry,
}: {
  source: RecentDecksSource;
  onRetry: () => void;
}) {
  const decks = use(source.decks);
  const assets = use(source.assets);
  if (!decks) return <FailedRecentDecks onRetry={onRetry} />;
  const [latest, ...others] = decks.slice(0, MAX_SHOWN_DECKS);
  if (!latest) return <EmptyRecentDecks />;
  return (
    <AssetContext value={assets}>
      <RecentDecksSection>
        <LatestDeck deck={latest} />
        {others.length > 0 && (
          <ul className={styles['others']}>
            {others.map((deck) => (
              <OtherDeck key={deck.id} deck={deck} />
            ))}
          </ul>
        )}
        {decks.length > MAX_SHOWN_DECKS && <MoreDecks count={decks.length - MAX_SHOWN_DECKS} />}
      </RecentDecksSection>
    </AssetContext>
  );
}

function LatestDeck({ deck }: { deck: DeckSummary }) {
  return (
    <article className={styles['latest']}>
      <Link to={deckPathOf(deck.id)} className={styles['open']} tabIndex={-1} aria-hidden="true">
        <FirstSlidePicture deck={deck} />
      </Link>
      <div className={styles['details']}>
        <p className={styles['slug']}>
          {formatDateTime(deck.changedAt)} · {formatSlideCount(deck.slideCount)}
        </p>
        <h3 className={styles['title']}>{deck.title}</h3>
        <p className={styles['action']}>
          <ButtonLink to={deckPathOf(deck.id)} aria-label={`Continue with ${deck.title}`}>
            Continue
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}

function OtherDeck({ deck }: { deck: DeckSummary }) {
  return (
    <li className={styles['other']}>
      <FirstSlidePicture deck={deck} />
      <div className={styles['details']}>
        <h3 className={styles['name']}>
          <Link to={deckPathOf(deck.id)} className={styles['whole']}>
            {deck.title}
          </Link>
        </h3>
        <p className={styles['slug']}>{formatDate(deck.changedAt)}</p>
      </div>
    </li>
  );
}

/** First slide of a deck, rendered as in the editor. */
function FirstSlidePicture({ deck }: { deck: DeckSummary }) {
  return (
    <SlidePicture
      className={styles['picture']}
      slide={deck.firstSlide}
      slideHeight={deck.slideHeight}
    />
  );
}

function MoreDecks({ count }: { count: number }) {
  return (
    <p className={styles['more']}>
      {count === 1 ? 'One more is' : `${count} more are`} in the editor: “Open another deck”.
    </p>
  );
}
