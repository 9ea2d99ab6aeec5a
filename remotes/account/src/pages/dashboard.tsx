import { useNavigate } from '@site/page/router';
import {
  revalidateSession,
  clearLocalSession,
  signOut,
  useSession,
  type User,
} from '@site/page/session';
import { Button, MuiScope, Notice, PasswordField, TextField } from '@site/ui/mui';
import { useRunOnce } from '../page/use-run-once';
import { useEffect } from 'react';
import { DashboardLayout } from '../dashboard/dashboard-layout';
import { DashboardView } from '../dashboard/dashboard-view';
import { displayNameOf, toDashboardMember } from '../dashboard/dashboard-member';
import { ProfileView } from '../dashboard/profile-view';
import { SettingsView } from '../dashboard/settings-view';
import { useAsyncData } from '../dashboard/use-async-data';
import { readDashboardView } from '../dashboard/dashboard-views';
import { FormComponentsContext } from '../forms/form-components-context';
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
