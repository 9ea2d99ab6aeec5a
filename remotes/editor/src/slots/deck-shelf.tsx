import { Link } from '@site/router';
import { ButtonLink } from '@site/ui/mui';
import { use } from 'react';
import type { DeckEntry } from '../storage/deck-list';
import { AssetContext } from '../view/slide/asset-context';
import { SlideView } from '../view/slide/slide-view';
import { sayChanged, sayDay, saySlides } from '../view/deck-words';
import { SHOWN, type Shelf } from './open-shelf';
import { EmptyShelf, FailedShelf, ShelfFrame } from './shelf-faces';
import styles from './deck-shelf.module.css';

/** The most recent deck, large, above a row of others. */
export function DeckShelf({ source, onRetry }: { source: Shelf; onRetry: () => void }) {
  const decks = use(source.decks);
  const assets = use(source.assets);
  if (!decks) return <FailedShelf onRetry={onRetry} />;
  const [latest, ...others] = decks.slice(0, SHOWN);
  if (!latest) return <EmptyShelf />;
  return (
    <AssetContext value={assets}>
      <ShelfFrame>
        <LatestDeck deck={latest} />
        {others.length > 0 && (
          <ul className={styles['others']}>
            {others.map((deck) => (
              <OtherDeck key={deck.id} deck={deck} />
            ))}
          </ul>
        )}
        {decks.length > SHOWN && <MoreDecks count={decks.length - SHOWN} />}
      </ShelfFrame>
    </AssetContext>
  );
}

function LatestDeck({ deck }: { deck: DeckEntry }) {
  return (
    <article className={styles['latest']}>
      <Link to={addressOf(deck)} className={styles['open']} tabIndex={-1} aria-hidden="true">
        <Picture deck={deck} />
      </Link>
      <div className={styles['words']}>
        <p className={styles['slug']}>
          {sayChanged(deck.changedAt)} · {saySlides(deck.slides)}
        </p>
        <h3 className={styles['title']}>{deck.title}</h3>
        <p className={styles['action']}>
          <ButtonLink to={addressOf(deck)} aria-label={`Go on with ${deck.title}`}>
            Go on
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}

function OtherDeck({ deck }: { deck: DeckEntry }) {
  return (
    <li className={styles['other']}>
      <Picture deck={deck} />
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          <Link to={addressOf(deck)} className={styles['whole']}>
            {deck.title}
          </Link>
        </h3>
        <p className={styles['slug']}>{sayDay(deck.changedAt)}</p>
      </div>
    </li>
  );
}

/** First slide of a deck, rendered as in the editor. */
function Picture({ deck }: { deck: DeckEntry }) {
  return (
    <span className={styles['picture']} aria-hidden="true" inert>
      {deck.first && <SlideView slide={deck.first} />}
    </span>
  );
}

function MoreDecks({ count }: { count: number }) {
  return (
    <p className={styles['more']}>
      {count === 1 ? 'One more is' : `${count} more are`} in the editor: “Open another deck”.
    </p>
  );
}

function addressOf({ id }: DeckEntry): string {
  return `/editor?deck=${encodeURIComponent(id)}`;
}
