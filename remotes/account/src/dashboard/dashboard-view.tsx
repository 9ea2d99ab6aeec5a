import type { PropsOf } from '@site/contract';
import { Slot } from '@site/page/slots';
import { ButtonLink, Skeleton, Button, Notice } from '@site/ui/mui';
import { Lead } from '../page/heading';
import blankPage from '../pictures/blank-page.svg?raw';
import { Picture } from '../pictures/picture';
import type { slots } from '../routes';
import styles from './dashboard-views.module.css';
import { type DashboardMember, formatLongDate } from './dashboard-member';
import { ViewHeading } from './view-heading';
import { listSynopses, type SavedSynopsis } from '../requests/synopses';
import { type RequestError, requestErrorMessage } from '../requests/call-supabase';
import { useAsyncData } from './use-async-data';
import { CopyButton } from './copy-button';

export function DashboardView({ member }: { member: DashboardMember }) {
  return (
    <>
      <ViewHeading>Welcome to Your Dashboard</ViewHeading>
      <Lead>Your decks and synopses. Any synopsis can become a deck.</Lead>
      <div className={styles.actions}>
        <ButtonLink to="/editor?start" variant="primary">
          Start a deck
        </ButtonLink>
        <ButtonLink to="/setup">Write a logline</ButtonLink>
      </div>
      <div className={styles.slot}>
        <Slot
          name="account/dashboard"
          widgetProps={{ memberId: member.id } satisfies PropsOf<typeof slots, 'dashboard'>}
          fallback={<Skeleton variant="rounded" animation={false} className={styles.waiting} />}
        />
      </div>
      <SynopsisList userId={member.id} />
    </>
  );
}

/** The member's synopses, newest first. */
function SynopsisList({ userId }: { userId: string }) {
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
      <Picture svg={blankPage} />
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
