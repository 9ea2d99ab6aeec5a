import { ButtonLink, Notice } from '@site/ui';

/**
 * Shown to a signed-in member who was redirected here with a message. Redirecting on immediately would hide
 * the message and could cause a redirect loop.
 */
export function ContinueNotice({ email, to }: { email: string | undefined; to: string }) {
  return (
    <Notice kind="info">
      <p>You are signed in{email ? ` as ${email}` : ''}.</p>
      <p>
        <ButtonLink to={to} size="small">
          Continue
        </ButtonLink>
      </p>
    </Notice>
  );
}
