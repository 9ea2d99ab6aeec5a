import { Button, ButtonLink, Notice, Skeleton } from '@site/ui/mui';
import { listSynopses } from '../requests/list-synopses';
import { requestErrorMessage, type RequestError } from '../requests/call-supabase';
import { BlankPagePicture } from '../pictures/blank-page-picture';
import styles from './dashboard-views.module.css';
import { SynopsisCard } from './synopsis-card';
import { useAsyncData } from './use-async-data';

/** The member's synopses, newest first. */
export function SynopsisList({ userId }: { userId: string }) {
  const { data, reload } = useAsyncData(listSynopses, userId);
  return (
    <section aria-labelledby="synopses" className={styles.section}>
      <h2 id="synopses" className={styles.sectionTitle}>
        Your synopses
      </h2>
      {data.kind === 'loading' && <LoadingSkeleton />}
      {data.kind === 'error' && <LoadError error={data.error} onRetry={reload} />}
      {data.kind === 'ready' && data.value.length === 0 && <EmptyState />}
      {data.kind === 'ready' && data.value.length > 0 && (
        <ul className={styles.cards}>
          {data.value.map((synopsis) => (
            <SynopsisCard key={synopsis.id} synopsis={synopsis} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LoadingSkeleton() {
  return (
    <div role="status" aria-label="Loading your synopses" className={styles.cards}>
      <Skeleton variant="rounded" height={176} animation={false} />
      <Skeleton variant="rounded" height={176} animation={false} />
    </div>
  );
}

function LoadError({ error, onRetry }: { error: RequestError; onRetry: () => void }) {
  return (
    <Notice kind="error" title="Your synopses could not be loaded">
      <p>{requestErrorMessage(error, 'They are safe. Please try again.')}</p>
      <p>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </p>
    </Notice>
  );
}

function EmptyState() {
  return (
    <div className={styles.empty}>
      <BlankPagePicture />
      <div>
        <h3>No synopses yet</h3>
        <p className={styles.quiet}>
          Write one sentence about your film. The synopses you save appear here.
        </p>
        <p className={styles.actions}>
          <ButtonLink to="/setup">Write your first logline</ButtonLink>
        </p>
      </div>
    </div>
  );
}
