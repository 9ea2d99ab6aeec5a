import { ButtonLink, Notice } from '@site/ui';

/**
 * For a signed-in person who was sent here with a message: moving them on at once would hide it, and
 * could send them round in circles.
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
