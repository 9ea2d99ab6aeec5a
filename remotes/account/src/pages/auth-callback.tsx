import { useNavigate } from '@site/page/router';
import { buildLoginPath } from '../auth-redirect/choose-redirect-path';
import { useAuthLink } from '../auth-redirect/use-auth-link';
import { useRunOnce } from '../page/use-run-once';
import { ProgressPage } from '../auth-redirect/progress-page';
import { buildMediatorPath, takeNextPath } from '../login/next-path';
import { messages } from '../messages';
import { exchangeAuthLink } from '../requests/auth';
import type { AuthLink, AuthTokenLink } from '../rules/auth-link';
import { useState } from 'react';
import { keepPassword } from '../auth-redirect/confirm-link';
import { ConfirmLink } from '../auth-redirect/confirm-link-page';
import { MissingPassword } from '../auth-redirect/missing-password';

export default function AuthCallbackPage() {
  const link = useAuthLink();
  return link.kind === 'token' ? <ConfirmLink link={link} /> : <CodeExchange link={link} />;
}

/** Exchanges a code at once: only the browser that asked for it can, and it expires within minutes. */
function CodeExchange({ link }: { link: Exclude<AuthLink, AuthTokenLink> }) {
  const navigate = useNavigate();
  const [isPasswordMissing, setPasswordMissing] = useState(false);
  useRunOnce(async () => {
    const path = await exchangeAndRedirect(link);
    if (path === undefined) setPasswordMissing(true);
    else await navigate(path, { replace: true });
  });
  return isPasswordMissing ? <MissingPassword /> : <ProgressPage>Authenticating...</ProgressPage>;
}

/** Path of the next page; undefined if the account needs a password first. */
async function exchangeAndRedirect(
  link: Exclude<AuthLink, AuthTokenLink>,
): Promise<string | undefined> {
  if (link.kind === 'error') return buildLoginPath(messages.authenticationFailed, takeNextPath());
  if (link.kind === 'none') return buildMediatorPath(takeNextPath());
  const result = await exchangeAuthLink(link);
  if (!result.ok) return buildLoginPath(messages.authenticationFailed, takeNextPath());
  const problem = await keepPassword();
  return problem?.kind === 'password missing' ? undefined : buildMediatorPath(takeNextPath());
}
