import { ButtonLink } from '@site/ui/mui';
import { Lead } from '../page/heading';
import styles from './dashboard-views.module.css';
import { profileFacts, type Member } from './member';
import { ViewHeading } from './view-heading';
import { viewPath } from './views';

export function ProfileView({ member, isLoading }: { member: Member; isLoading: boolean }) {
  return (
    <>
      <ViewHeading>Profile</ViewHeading>
      <Lead>What we know of you. It is not shown to anybody else.</Lead>
      <dl className={styles.facts} aria-busy={isLoading}>
        {profileFacts(member).map(({ term, fact }) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{isLoading && fact === 'N/A' ? '…' : fact}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <ButtonLink to={viewPath('settings')}>Change my settings</ButtonLink>
      </div>
    </>
  );
}
