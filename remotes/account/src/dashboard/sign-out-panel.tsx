import { useNavigate } from '@site/router';
import { signOut } from '@site/session';
import { Button } from '@site/ui/mui';
import { loginWith } from '../arrival/destination';
import { dropDrafts } from './drop-drafts';

export function SignOutPanel() {
  const navigate = useNavigate();

  async function leaveEverywhere() {
    dropDrafts();
    const isKnown = await signOut('global');
    const done = 'You are signed out on every device.';
    const here =
      'You are signed out here. The server could not be reached: other devices may still be in.';
    await navigate(loginWith(isKnown ? done : here));
  }

  return <Button onClick={() => void leaveEverywhere()}>Sign out everywhere</Button>;
}
