import type { PropsOf } from '@site/contract';
import { Slot } from '@site/page/slots';
import { ButtonLink, Skeleton } from '@site/ui/mui';
import { Lead } from '../page/heading';
import { listSynopses } from '../requests/synopses';
import type { slots } from '../routes';
import type { DashboardMember } from './dashboard-member';
import styles from './dashboard-views.module.css';
import { SynopsisSection } from './synopsis-section';
import { ViewHeading } from './view-heading';

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
      <SynopsisSection userId={member.id} title="Your synopses" load={listSynopses} />
    </>
  );
}
