import { useNavigate } from '@site/page/router';
import {
  revalidateSession,
  clearLocalSession,
  signOut,
  useSession,
  type User,
} from '@site/page/session';
import {
  Avatar,
  Button,
  ButtonLink,
  MuiScope,
  Notice,
  PasswordField,
  TextField,
} from '@site/ui/mui';
import { useRunOnce } from '../page/use-run-once';
import { useEffect } from 'react';
import { DashboardLayout } from '../dashboard/dashboard-layout';
import { DashboardView } from '../dashboard/dashboard-view';
import {
  displayNameOf,
  initialsOf,
  listProfileFacts,
  toDashboardMember,
  type DashboardMember,
} from '../dashboard/dashboard-member';
import styles from '../dashboard/dashboard-views.module.css';
import { ViewHeading } from '../dashboard/view-heading';
import { SettingsView } from '../dashboard/settings-view';
import { useAsyncData } from '../dashboard/use-async-data';
import { dashboardPathOf, readDashboardView } from '../dashboard/dashboard-views';
import { FormComponentsContext } from '../forms/form-components-context';
import { Lead } from '../page/heading';
import { useHydratedSearchParams } from '../page/use-hydrated-search-params';
import { readProfile } from '../requests/profile';
import { loadFontFor } from '../page/load-font-for';
import { clearAllFormDrafts } from '../dashboard/clear-all-form-drafts';

export default function DashboardPage() {
  const user = useSession((session) => session.user);
  // The route guard lets only members in; after signing out the user is undefined until the redirect.
  return user && <MemberDashboard user={user} key={user.id} />;
}

const muiFormComponents = { Button, Notice, PasswordField, TextField };

function MemberDashboard({ user }: { user: User }) {
  const navigate = useNavigate();
  const view = readDashboardView(useHydratedSearchParams());
  const { data, replace } = useAsyncData(readProfile, user.id);
  const member = toDashboardMember(user, data);
  const name = displayNameOf(member);
  useEffect(() => void loadFontFor(name), [name]);
  // Detects a session that was ended elsewhere before a request fails.
  useRunOnce(revalidateSession);

  async function logOut() {
    clearAllFormDrafts();
    await signOut();
    await navigate('/');
  }

  function leaveAfterDeletion() {
    clearAllFormDrafts();
    clearLocalSession();
    void navigate('/');
  }

  function replaceName(fullName: string) {
    if (data.kind === 'ready') replace({ ...data.value, full_name: fullName });
  }

  return (
    <MuiScope>
      <DashboardLayout view={view} member={member} onLogout={() => void logOut()}>
        {view.id === 'dashboard' && <DashboardView member={member} />}
        {view.id === 'profile' && (
          <ProfileView member={member} isLoading={data.kind === 'loading'} />
        )}
        {view.id === 'settings' && (
          <FormComponentsContext value={muiFormComponents}>
            <SettingsView
              member={member}
              onNameSaved={replaceName}
              onDeleted={leaveAfterDeletion}
            />
          </FormComponentsContext>
        )}
      </DashboardLayout>
    </MuiScope>
  );
}

function ProfileView({ member, isLoading }: { member: DashboardMember; isLoading: boolean }) {
  return (
    <>
      <ViewHeading>Profile</ViewHeading>
      <Lead>Your account details. Only you can see them.</Lead>
      <section className={styles.profile}>
        <Avatar className={styles.portrait} aria-hidden="true">
          {initialsOf(displayNameOf(member))}
        </Avatar>
        <dl className={styles.facts} aria-busy={isLoading}>
          {listProfileFacts(member).map(({ term, fact, note }) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{isLoading && fact === 'N/A' ? '…' : fact}</dd>
              {note && <dd className={styles.hint}>{note}</dd>}
            </div>
          ))}
        </dl>
      </section>
      <div className={styles.actions}>
        <ButtonLink to={dashboardPathOf('settings')}>Change my settings</ButtonLink>
      </div>
    </>
  );
}
