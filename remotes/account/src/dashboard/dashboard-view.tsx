import { Slot } from '@site/slots';
import { ButtonLink, Skeleton } from '@site/ui/mui';
import { Lead } from '../page/heading';
import styles from './dashboard-views.module.css';
import type { DashboardMember } from './dashboard-member';
import { SynopsisList } from './synopsis-list';
import { ViewHeading } from './view-heading';

export function DashboardView({ member }: { member: DashboardMember }) {
  return (
    <>
      <ViewHeading>Welcome to Your Dashboard</ViewHeading>
      <Lead>Your saved loglines and synopses. Start a deck from any of them.</Lead>
      <div className={styles.actions}>
        <ButtonLink to="/setup" variant="primary">
          Write a logline
        </ButtonLink>
        <ButtonLink to="/editor">Open the editor</ButtonLink>
      </div>
      <div className={styles.slot}>
        <Slot
          name="account/dashboard"
          widgetProps={{ memberId: member.id }}
          fallback={<Skeleton variant="rounded" animation={false} className={styles.waiting} />}
        />
      </div>
      <SynopsisList userId={member.id} />
    </>
  );
}
