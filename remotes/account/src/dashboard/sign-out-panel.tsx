import { useNavigate } from '@site/router';
import { signOut } from '@site/session';
import { Button } from '@site/ui/mui';
import { loginWith } from '../arrival/destination';
import { dropDrafts } from './drop-drafts';

export function SignOutPanel() {
  const navigate = useNavigate();

  async function signOutEverywhere() {
    dropDrafts();
    const isConfirmed = await signOut('global');
    const globalMessage = 'You are signed out on every device.';
    const localMessage =
      'You are signed out here. The server could not be reached: other devices may still be in.';
    await navigate(loginWith(isConfirmed ? globalMessage : localMessage));
  }

  return <Button onClick={() => void signOutEverywhere()}>Sign out everywhere</Button>;
}
