import { useNavigate } from '@site/router';
import { buildLoginPath } from '../auth-redirect/choose-redirect-path';
import { ConfirmLink } from '../auth-redirect/confirm-link';
import { useAuthLink } from '../auth-redirect/use-auth-link';
import { useRunOnce } from '../page/use-run-once';
import { ProgressPage } from '../auth-redirect/progress-page';
import { buildMediatorPath, takeNextPath } from '../login/next-path';
import { messages } from '../messages';
import { exchangeAuthLink } from '../requests/exchange-auth-link';
import type { AuthLink, AuthTokenLink } from '../rules/auth-link';

export default function AuthCallbackPage() {
  const link = useAuthLink();
  return link.kind === 'token' ? <ConfirmLink link={link} /> : <CodeExchange link={link} />;
}

/** Exchanges a code at once: only the browser that asked for it can, and it expires within minutes. */
function CodeExchange({ link }: { link: Exclude<AuthLink, AuthTokenLink> }) {
  const navigate = useNavigate();
  useRunOnce(async () => {
    await navigate(await exchangeAndRedirect(link), { replace: true });
  });
  return <ProgressPage>Authenticating...</ProgressPage>;
}

async function exchangeAndRedirect(link: Exclude<AuthLink, AuthTokenLink>): Promise<string> {
  if (link.kind === 'error') return buildLoginPath(messages.authenticationFailed);
  if (link.kind === 'none') return buildMediatorPath(takeNextPath());
  const result = await exchangeAuthLink(link);
  return result.ok
    ? buildMediatorPath(takeNextPath())
    : buildLoginPath(messages.authenticationFailed);
}
