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
    // Removes the code from the URL before its exchange, so that neither history nor referrer keeps it.
    await navigate('/auth-callback', { replace: true });
    await navigate(await exchangeAndRedirect(link), { replace: true });
  });

  return <WorkingPage slug="INT. STAGE DOOR — CONTINUOUS">Authenticating...</WorkingPage>;
}

async function exchangeAndRedirect(link: AuthLink): Promise<string> {
  if (link.kind === 'error') return loginWith(messages.authenticationFailed);
  if (link.kind === 'none') return mediatorPath(takeNext());
  const result = await openLink(link);
  return result.ok ? mediatorPath(takeNext()) : loginWith(messages.authenticationFailed);
}
