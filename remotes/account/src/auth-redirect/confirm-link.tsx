import { useNavigate } from '@site/router';
import { Button, ButtonLink, Notice } from '@site/ui';
import { useState, type ReactNode } from 'react';
import { buildMediatorPath, takeNextPath } from '../login/next-path';
import { messages } from '../messages';
import { AuthPageLayout } from '../page/auth-page-layout';
import { LetterPicture } from '../pictures/letter-picture';
import { requestErrorMessage } from '../requests/call-supabase';
import type { AuthTokenLink } from '../rules/auth-link';
import { buildLoginPath } from './choose-redirect-path';
import { linkTextsOf } from './link-texts';
import { openAuthLink } from './open-auth-link';
import { OtherSessionNotice } from './other-session-notice';

type LinkState =
  | { kind: 'waiting' | 'opening' | 'half confirmed' | 'address changed' }
  | { kind: 'failed'; message: string };

/** Spends the token of a link when its button is pressed; opening the page spends nothing. */
export function ConfirmLink({ link }: { link: AuthTokenLink }) {
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>({ kind: 'waiting' });
  const { title, lead, button, busyButton } = linkTextsOf(link);

  async function open() {
    setState({ kind: 'opening' });
    const result = await openAuthLink(link);
    if (result.ok && !result.value.session) setState({ kind: 'half confirmed' });
    else if (result.ok && link.type === 'email_change') setState({ kind: 'address changed' });
    else if (result.ok) await navigate(buildMediatorPath(takeNextPath()), { replace: true });
    else if (result.error.kind === 'refused')
      await navigate(buildLoginPath(messages.authenticationFailed), { replace: true });
    else setState({ kind: 'failed', message: requestErrorMessage(result.error, '') });
  }

  if (state.kind === 'half confirmed' || state.kind === 'address changed')
    return <LinkDone kind={state.kind} newEmail={link.newEmail} />;
  return (
    <LinkLayout title={title} lead={lead}>
      {state.kind === 'failed' && (
        <Notice kind="error">
          <p>{state.message}</p>
        </Notice>
      )}
      {state.kind !== 'opening' && <OtherSessionNotice link={link} />}
      <Button
        variant="primary"
        aria-busy={state.kind === 'opening'}
        onClick={() => void open()}
      >
        {state.kind === 'opening' ? busyButton : button}
      </Button>
    </LinkLayout>
  );
}

/** Result of the link of a change of address. */
function LinkDone({
  kind,
  newEmail = 'the new address',
}: {
  kind: 'half confirmed' | 'address changed';
  newEmail: string | undefined;
}) {
  if (kind === 'half confirmed')
    return (
      <LinkLayout title="One of two emails confirmed" lead="">
        <Notice kind="info">
          <p>
            Now open the link in the email to your other address. Until then you sign in with the
            old address.
          </p>
        </Notice>
      </LinkLayout>
    );
  return (
    <LinkLayout title="Your address has changed" lead="">
      <Notice kind="success">
        <p>You sign in with {newEmail} from now on.</p>
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
  lead: string;
  children: ReactNode;
}) {
  return (
    <AuthPageLayout
      slug="INT. MAIL ROOM — CONTINUOUS"
      title={title}
      lead={lead}
      picture={<LetterPicture />}
      timecode="01:00:02:06"
    >
      {children}
    </AuthPageLayout>
  );
}
