import { useNavigate } from '@site/router';
import { buildLoginPath } from '../auth-redirect/choose-redirect-path';
import { useAuthLink } from '../auth-redirect/use-auth-link';
import { useRunOnce } from '../page/use-run-once';
import { ProgressPage } from '../auth-redirect/progress-page';
import { buildMediatorPath, takeNextPath } from '../login/next-path';
import { messages } from '../messages';
import { exchangeAuthLink } from '../requests/exchange-auth-link';
import type { AuthLink, AuthTokenLink } from '../rules/auth-link';
import { sessionStore, useSession } from '@site/session';
import { Button, ButtonLink, Notice } from '@site/ui';
import { type ReactNode, useState } from 'react';
import { AuthPageLayout } from '../page/auth-page-layout';
import { LetterPicture } from '../pictures/letter-picture';
import { requestErrorMessage } from '../requests/call-supabase';
import { openAuthLink } from '../auth-redirect/open-auth-link';
import { OtherSessionNotice } from '../auth-redirect/other-session-notice';

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

type LinkTexts = { title: string; lead: string; button: string; busyButton: string };

type LinkResult = 'half confirmed' | 'address changed' | 'signed in';

type LinkState = { kind: 'waiting' | 'opening' | LinkResult } | { kind: 'failed'; message: string };

/** Spends the token of a link when its button is pressed; opening the page spends nothing. */
function ConfirmLink({ link }: { link: AuthTokenLink }) {
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>({ kind: 'waiting' });
  const { title, lead, button, busyButton } = linkTextsOf(link);

  async function open() {
    setState({ kind: 'opening' });
    const result = await openAuthLink(link);
    if (result.ok && !result.value.session) setState({ kind: 'half confirmed' });
    else if (result.ok && link.type === 'email_change') setState({ kind: 'address changed' });
    // Nobody has seen yet whose link it was.
    else if (result.ok && !link.email && !sessionStore.getState().pendingUser)
      setState({ kind: 'signed in' });
    else if (result.ok) await navigate(buildMediatorPath(takeNextPath()), { replace: true });
    else if (result.error.kind === 'refused')
      await navigate(buildLoginPath(messages.authenticationFailed), { replace: true });
    else setState({ kind: 'failed', message: requestErrorMessage(result.error, '') });
  }

  if (isLinkResult(state.kind)) return <LinkDone kind={state.kind} />;
  return (
    <LinkLayout title={title} lead={lead}>
      {state.kind === 'failed' && (
        <Notice kind="error">
          <p>{state.message}</p>
        </Notice>
      )}
      {state.kind !== 'opening' && <OtherSessionNotice link={link} />}
      <Button variant="primary" aria-busy={state.kind === 'opening'} onClick={() => void open()}>
        {state.kind === 'opening' ? busyButton : button}
      </Button>
    </LinkLayout>
  );
}

function isLinkResult(kind: LinkState['kind']): kind is LinkResult {
  return kind === 'half confirmed' || kind === 'address changed' || kind === 'signed in';
}

function LinkDone({ kind }: { kind: LinkResult }) {
  const email = useSession(({ user, pendingUser }) => (user ?? pendingUser)?.email);
  if (kind === 'half confirmed')
    return (
      <LinkLayout title="One of two emails confirmed">
        <Notice kind="info">
          <p>
            Now open the link in the email to your other address. Until then you sign in with the
            old address.
          </p>
        </Notice>
      </LinkLayout>
    );
  const hasChanged = kind === 'address changed';
  return (
    <LinkLayout title={hasChanged ? 'Your address has changed' : 'You are signed in'}>
      <Notice kind="success">
        <p>
          {hasChanged ? `You sign in with ${email} from now on.` : `You are signed in as ${email}.`}
        </p>
      </Notice>
      <ButtonLink variant="primary" to="/mediator">
        Continue
      </ButtonLink>
    </LinkLayout>
  );
}

function LinkLayout({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <AuthPageLayout title={title} lead={lead} picture={<LetterPicture />}>
      {children}
    </AuthPageLayout>
  );
}

/** Texts of the page that spends the token of a link, by what the link does. */
function linkTextsOf({ type, email, newEmail }: AuthTokenLink): LinkTexts {
  if (type === 'email_change')
    return {
      title: 'Confirm the change of your address',
      lead: email && newEmail ? `Your account moves from ${email} to ${newEmail}.` : '',
      button: 'Confirm the change',
      busyButton: 'Confirming...',
    };
  if (type === 'magiclink' || type === 'recovery')
    return {
      title: 'Sign in',
      lead: email ? `This link signs you in as ${email}.` : 'This link signs you in.',
      button: 'Sign in',
      busyButton: 'Signing in...',
    };
  return {
    title: 'Confirm your email address',
    lead: email ? `Confirm that ${email} is yours.` : 'Confirm that the address is yours.',
    button: 'Confirm my email address',
    busyButton: 'Confirming...',
  };
}
