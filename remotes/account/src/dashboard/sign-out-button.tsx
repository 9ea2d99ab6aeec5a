import { useNavigate } from '@site/router';
import { signOut } from '@site/session';
import { Button } from '@site/ui/mui';
import { buildLoginPath } from '../auth-redirect/choose-redirect-path';
import { messages } from '../messages';
import { clearAllFormDrafts } from './clear-all-form-drafts';

export function SignOutButton() {
  const navigate = useNavigate();

  async function signOutEverywhere() {
    clearAllFormDrafts();
    const isConfirmed = await signOut('global');
    await navigate(
      buildLoginPath(isConfirmed ? messages.signedOutEverywhere : messages.signedOutHere),
    );
  }

  return <Button onClick={() => void signOutEverywhere()}>Sign out everywhere</Button>;
}
