import { Frame } from '@site/ui';
import { createSvgElements, Drawing } from '@site/ui/drawing';
import { Button, ButtonLink, Notice, Skeleton } from '@site/ui/mui';
import loglineCard from '../pictures/logline-card.svg?raw';
import { type RequestError, requestErrorMessage } from '../requests/call-supabase';
import type { listSynopses, SavedSynopsis } from '../requests/synopses';
import { CopyButton } from './copy-button';
import { formatLongDate } from './dashboard-member';
import styles from './dashboard-views.module.css';
import { useAsyncData } from './use-async-data';

/** The member's synopses, newest first, as `load` lists them. */
export function SynopsisSection({
  userId,
  title,
  load,
}: {
  userId: string;
  title: string;
  load: (userId: string) => ReturnType<typeof listSynopses>;
}) {
  const { data, reload } = useAsyncData(load, userId);
  return (
    <section aria-labelledby="synopses" className={styles.section}>
      <h2 id="synopses" className={styles.sectionTitle}>
        {title}
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
    <Notice kind="error" title="Your synopses couldn’t be loaded">
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
      <Frame className={styles.sample} aria-hidden="true">
        <Drawing height={315}>{createSvgElements(loglineCard)}</Drawing>
      </Frame>
      <div>
        <h3>No synopses yet</h3>
        <p className={styles.quiet}>
          Write one sentence about your film. The synopses you save appear here.
        </p>
      </div>
    </div>
  );
}

function SynopsisCard({ synopsis }: { synopsis: SavedSynopsis }) {
  const { id, logline, generated_summary: text, created_at } = synopsis;

  return (
    <li className={styles.card}>
      <p className={styles.date}>
        <time dateTime={created_at}>{formatLongDate(created_at)}</time>
      </p>
      <h3 className={styles.logline}>{logline}</h3>
      <p className={styles.synopsis}>{text}</p>
      <div className={styles.cardActions}>
        <ButtonLink size="small" to={`/editor?from=synopsis&id=${id}`}>
          Start a deck from this
        </ButtonLink>
        <CopyButton text={text} label="Copy" />
      </div>
    </li>
  );
}
