import { ButtonLink } from '@site/ui/mui';
import { Lead } from '../page/heading';
import styles from './dashboard-views.module.css';
import { listProfileFacts, type DashboardMember } from './dashboard-member';
import { ViewHeading } from './view-heading';
import { dashboardPathOf } from './dashboard-views';

export function ProfileView({
  member,
  isLoading,
}: {
  member: DashboardMember;
  isLoading: boolean;
}) {
  return (
    <>
      <ViewHeading>Profile</ViewHeading>
      <Lead>Your account details. Only you can see them.</Lead>
      <dl className={styles.facts} aria-busy={isLoading}>
        {listProfileFacts(member).map(({ term, fact }) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{isLoading && fact === 'N/A' ? '…' : fact}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <ButtonLink to={dashboardPathOf('settings')}>Change my settings</ButtonLink>
      </div>
    </>
  );
}
