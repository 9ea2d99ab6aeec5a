import { useNavigate } from '@site/router';
import { checkAgain, forgetSession, signOut, useSession, type User } from '@site/session';
import { Button, MuiScope, Notice, PasswordField } from '@site/ui/mui';
import { useStep } from '../arrival/use-step';
import { DashboardFrame } from '../dashboard/dashboard-frame';
import { DashboardView } from '../dashboard/dashboard-view';
import { memberOf } from '../dashboard/member';
import { ProfileView } from '../dashboard/profile-view';
import { SettingsView } from '../dashboard/settings-view';
import { useLoaded } from '../dashboard/use-loaded';
import { readView } from '../dashboard/views';
import { FormParts } from '../forms/form-parts';
import { useQuery } from '../page/use-query';
import { readProfile } from '../requests/read-profile';
import { dropDrafts } from '../dashboard/drop-drafts';

export default function DashboardPage() {
  const user = useSession((session) => session.user);
  // The route guard lets only members in; after signing out the user is undefined until the redirect.
  return user && <MemberDashboard user={user} key={user.id} />;
}

const muiFormComponents = { Button, Notice, PasswordField };

function MemberDashboard({ user }: { user: User }) {
  const navigate = useNavigate();
  const view = readView(useQuery());
  const { loaded, replace } = useLoaded(readProfile, user.id);
  const member = memberOf(user, loaded);
  // Detects a session that was ended elsewhere before a request fails.
  useStep(checkAgain);

  async function logOut() {
    dropDrafts();
    await signOut();
    await navigate('/');
  }

  function leaveAfterDeletion() {
    dropDrafts();
    forgetSession();
    void navigate('/');
  }

  function replaceName(fullName: string) {
    if (loaded.face === 'ready') replace({ ...loaded.value, full_name: fullName });
  }

  return (
    <MuiScope>
      <DashboardFrame view={view} member={member} onLogout={() => void logOut()}>
        {view.id === 'dashboard' && <DashboardView member={member} />}
        {view.id === 'profile' && (
          <ProfileView member={member} isLoading={loaded.face === 'loading'} />
        )}
        {view.id === 'settings' && (
          <FormParts value={muiFormComponents}>
            <SettingsView
              member={member}
              onNameSaved={replaceName}
              onDeleted={leaveAfterDeletion}
            />
          </FormParts>
        )}
      </DashboardFrame>
    </MuiScope>
  );
}
