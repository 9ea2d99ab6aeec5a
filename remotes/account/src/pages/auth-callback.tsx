import { useLocation, useNavigate } from '@site/router';
import { loginWith } from '../arrival/destination';
import { useStep } from '../arrival/use-step';
import { WorkingPage } from '../arrival/working-page';
import { mediatorPath, takeNext } from '../login/next-path';
import { messages } from '../messages';
import { openLink } from '../requests/open-link';
import { readAuthLink, type AuthLink } from '../rules/auth-link';

export default function AuthCallbackPage() {
  const navigate = useNavigate();
  const location = useLocation();

  useStep(async () => {
    const link = readAuthLink(location);
    // The code leaves the address before it is spent, so that it stays in no history and no referrer.
    await navigate('/auth-callback', { replace: true });
    await navigate(await afterLink(link), { replace: true });
  });

  return <WorkingPage slug="INT. STAGE DOOR — CONTINUOUS">Authenticating...</WorkingPage>;
}

async function afterLink(link: AuthLink): Promise<string> {
  if (link.kind === 'error') return loginWith(messages.authenticationFailed);
  if (link.kind === 'none') return mediatorPath(takeNext());
  const outcome = await openLink(link);
  return outcome.ok ? mediatorPath(takeNext()) : loginWith(messages.authenticationFailed);
}
