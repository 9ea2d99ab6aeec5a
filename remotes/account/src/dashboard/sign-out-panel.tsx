import { useNavigate } from '@site/router';
import { signOut } from '@site/session';
import { Button } from '@site/ui/mui';
import { buildLoginPath } from '../auth-redirect/choose-redirect-path';
import { clearAllFormDrafts } from './clear-all-form-drafts';

export function SignOutPanel() {
  const navigate = useNavigate();

  async function signOutEverywhere() {
    clearAllFormDrafts();
    const isConfirmed = await signOut('global');
    const globalMessage = 'You are signed out on every device.';
    const localMessage =
      'You are signed out here. The server could not be reached: other devices may still be in.';
    await navigate(buildLoginPath(isConfirmed ? globalMessage : localMessage));
  }

  return <Button onClick={() => void signOutEverywhere()}>Sign out everywhere</Button>;
}
