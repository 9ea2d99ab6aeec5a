import { Button, Notice, Skeleton } from '@site/ui/mui';
import type { ReactNode } from 'react';
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
        <SampleCover />
        <div>
          <h3>No deck in this browser yet</h3>
          <p className={styles['quiet']}>
            Start with a film template, one of your synopses or an empty slide. A deck stays in the
            browser it was created in, unless you keep it in your account.
          </p>
        </div>
      </div>
    </RecentDecksSection>
  );
}

/** Drawing of a title slide: a film's name over its landscape. */
function SampleCover() {
  return (
    <svg viewBox="0 0 192 108" className={styles['sample']} aria-hidden="true">
      <circle cx="138" cy="42" r="16" />
      <path d="M0 88l44-34 28 20 40-38 48 50 32-20v42H0z" />
      <path d="M16 24h68M16 36h44" />
    </svg>
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
