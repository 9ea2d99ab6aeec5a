import { Button, Notice, Skeleton } from '@site/ui/mui';
import type { ReactNode } from 'react';
import exampleCover from './example-cover.webp';
import styles from './recent-decks.module.css';

/** Section with its heading, around any state of the list. */
export function RecentDecksSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="decks">
      <h2 id="decks" className={styles['heading']}>
        Your decks
      </h2>
      {children}
    </section>
  );
}

export function LoadingRecentDecks() {
  return (
    <RecentDecksSection>
      <div role="status" aria-label="Looking for your decks">
        <Skeleton variant="rounded" animation={false} className={styles['waiting']} />
      </div>
    </RecentDecksSection>
  );
}

export function EmptyRecentDecks() {
  return (
    <RecentDecksSection>
      <div className={styles['empty']}>
        {/* Written by `npm run pictures`. */}
        <img src={exampleCover} alt="" className={styles['sample']} width={776} height={436} />
        <div>
          <h3>No deck in this browser yet</h3>
          <p className={styles['quiet']}>
            Start with a film template or a synopsis. A deck stays in this browser, unless you keep
            it in your account.
          </p>
          <p className={styles['caption']}>
            Example: The Salt Road, from the feature film template
          </p>
        </div>
      </div>
    </RecentDecksSection>
  );
}

export function FailedRecentDecks({ onRetry }: { onRetry: () => void }) {
  return (
    <RecentDecksSection>
      <Notice kind="error" title="Your decks couldn’t be read">
        <p>The browser couldn’t open its storage for this site. Nothing was changed.</p>
        <p>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </p>
      </Notice>
    </RecentDecksSection>
  );
}
