import { useLocation, useNavigate } from '@site/router';
import { buildLoginPath } from '../auth-redirect/choose-redirect-path';
import { useRunOnce } from '../page/use-run-once';
import { ProgressPage } from '../auth-redirect/progress-page';
import { buildMediatorPath, takeNextPath } from '../login/next-path';
import { messages } from '../messages';
import { exchangeAuthLink } from '../requests/exchange-auth-link';
import { readAuthLink, type AuthLink } from '../rules/auth-link';

export default function AuthCallbackPage() {
  const navigate = useNavigate();
  const location = useLocation();

  useRunOnce(async () => {
    const link = readAuthLink(location);
    // Removes the code from the URL before its exchange, so that neither history nor referrer keeps it.
    await navigate('/auth-callback', { replace: true });
    await navigate(await exchangeAndRedirect(link), { replace: true });
  });

  return <ProgressPage>Authenticating...</ProgressPage>;
}

async function exchangeAndRedirect(link: AuthLink): Promise<string> {
  if (link.kind === 'error') return buildLoginPath(messages.authenticationFailed);
  if (link.kind === 'none') return buildMediatorPath(takeNextPath());
  const result = await exchangeAuthLink(link);
  return result.ok
    ? buildMediatorPath(takeNextPath())
    : buildLoginPath(messages.authenticationFailed);
}
