import { Button, ButtonLink, Notice, Skeleton } from '@site/ui/mui';
import { listSynopses } from '../requests/list-synopses';
import { sayProblem, type Problem } from '../requests/outcome';
import { BlankPagePicture } from '../pictures/blank-page-picture';
import styles from './dashboard-views.module.css';
import { SynopsisCard } from './synopsis-card';
import { useLoaded } from './use-loaded';

/** The member's synopses, newest first. */
export function SynopsisList({ userId }: { userId: string }) {
  const { loaded, reload } = useLoaded(listSynopses, userId);
  return (
    <section aria-labelledby="synopses" className={styles.section}>
      <h2 id="synopses" className={styles.sectionTitle}>
        Your synopses
      </h2>
      {loaded.face === 'loading' && <LoadingSkeleton />}
      {loaded.face === 'error' && <LoadError error={loaded.problem} onRetry={reload} />}
      {loaded.face === 'ready' && loaded.value.length === 0 && <EmptyState />}
      {loaded.face === 'ready' && loaded.value.length > 0 && (
        <ul className={styles.cards}>
          {loaded.value.map((synopsis) => (
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

function LoadError({ error, onRetry }: { error: Problem; onRetry: () => void }) {
  return (
    <Notice kind="error" title="Your synopses could not be loaded">
      <p>{sayProblem(error, 'They are safe. Please try again.')}</p>
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
        <h3>Nothing on the page yet</h3>
        <p className={styles.quiet}>
          Start with one sentence about your film. The synopsis that you keep appears here.
        </p>
        <p className={styles.actions}>
          <ButtonLink to="/setup">Write your first logline</ButtonLink>
        </p>
      </div>
    </div>
  );
}
