import { useNavigate } from '@site/page/router';
import { useSession } from '@site/page/session';
import { Button, ButtonLink, Notice } from '@site/ui';
import type { FormResult } from '@site/ui/form';
import { type ReactNode, useState } from 'react';
import { buildMediatorPath, takeNextPath } from '../login/next-path';
import { messages } from '../messages';
import { AuthPageLayout } from '../page/auth-page-layout';
import type { AuthTokenLink } from '../rules/auth-link';
import { buildLoginPath } from './choose-redirect-path';
import { confirmLink, type ConfirmedLink, isPasswordNeeded } from './confirm-link';
import { FirstPasswordForm } from './first-password-form';
import { MissingPassword } from './missing-password';
import { OtherSessionNotice } from './other-session-notice';

type FinalKind = 'half confirmed' | 'address changed' | 'signed in';
type LinkState = ConfirmedLink | { kind: 'waiting' | 'opening' };

/** Spends the token of a link when its button is pressed; opening the page spends nothing. */
export function ConfirmLink({ link }: { link: AuthTokenLink }) {
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>({ kind: 'waiting' });
  const [needsPassword] = useState(() => isPasswordNeeded(link));
  const { title, lead, button, busyButton } = linkTextsOf(link);

  async function open(password?: string): Promise<FormResult> {
    const result = await confirmLink(link, password);
    if (result.kind === 'failed') return result;
    if (result.kind === 'next page')
      await navigate(buildMediatorPath(takeNextPath()), { replace: true });
    else if (result.kind === 'refused')
      await navigate(buildLoginPath(messages.authenticationFailed, takeNextPath()), {
        replace: true,
      });
    else setState(result);
    return { kind: 'succeeded' };
  }

  async function press() {
    setState({ kind: 'opening' });
    const result = await open();
    if (result.kind === 'failed') setState({ kind: 'failed', message: result.message });
  }

  if (state.kind === 'password missing') return <MissingPassword />;
  if (isFinal(state.kind)) return <LinkDone kind={state.kind} />;
  if (needsPassword)
    return (
      <LinkLayout
        title={title}
        lead={`${lead} Choose a password for the account: one that was entered at sign-up stops working.`}
      >
        <OtherSessionNotice link={link} />
        <FirstPasswordForm email={link.email} button={button} busyButton={busyButton} send={open} />
      </LinkLayout>
    );
  return (
    <LinkLayout title={title} lead={lead}>
      {state.kind === 'failed' && (
        <Notice kind="error">
          <p>{state.message}</p>
        </Notice>
      )}
      {state.kind !== 'opening' && <OtherSessionNotice link={link} />}
      <Button variant="primary" aria-busy={state.kind === 'opening'} onClick={() => void press()}>
        {state.kind === 'opening' ? busyButton : button}
      </Button>
    </LinkLayout>
  );
}

function isFinal(kind: LinkState['kind']): kind is FinalKind {
  return kind === 'half confirmed' || kind === 'address changed' || kind === 'signed in';
}

function LinkDone({ kind }: { kind: FinalKind }) {
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
    <AuthPageLayout title={title} lead={lead}>
      {children}
    </AuthPageLayout>
  );
}

/** Texts of the page that spends the token of a link, by what the link does. */
function linkTextsOf({ type, email, newEmail }: AuthTokenLink) {
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
