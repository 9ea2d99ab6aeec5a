import { Avatar, ButtonLink } from '@site/ui/mui';
import { Lead } from '../page/heading';
import {
  type DashboardMember,
  displayNameOf,
  initialsOf,
  listProfileFacts,
} from './dashboard-member';
import { dashboardPathOf } from './dashboard-views';
import { listSynopses } from '../requests/synopses';
import styles from './profile-view.module.css';
import { SynopsisSection } from './synopsis-section';
import { ViewHeading } from './view-heading';

/** Facts of the account, set like the slate of a take, above the newest synopsis. */
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
      <section aria-label="Account details">
        <div className={styles.slate}>
          <div className={styles.sticks} aria-hidden="true" />
          <div className={styles.board}>
            <Avatar className={styles.portrait} aria-hidden="true">
              {initialsOf(displayNameOf(member))}
            </Avatar>
            <dl className={styles.facts} aria-busy={isLoading}>
              {listProfileFacts(member).map(({ term, fact, note }) => (
                <div key={term} className={styles.fact}>
                  <dt>{term}</dt>
                  <dd>{isLoading && fact === 'N/A' ? '…' : fact}</dd>
                  {note && <dd className={styles.note}>{note}</dd>}
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.actions}>
            <ButtonLink to={dashboardPathOf('settings')}>Change my settings</ButtonLink>
          </div>
        </div>
      </section>
      <SynopsisSection userId={member.id} title="Your latest synopsis" load={listNewest} />
    </>
  );
}

const listNewest = (userId: string) => listSynopses(userId, 1);
