import { ButtonLink, Notice } from '@site/ui';
import { useSession } from '@site/page/session';
import type { AuthTokenLink } from '../rules/auth-link';
import { isForAnotherAccount } from './open-auth-link';

/** Asks a member who is signed in before a link signs another account in. */
export function OtherSessionNotice({ link }: { link: AuthTokenLink }) {
  const member = useSession((session) => session.user);
  if (!member || !isForAnotherAccount(link, member)) return null;
  const question = link.email
    ? `Sign in as ${link.email} instead?`
    : 'Sign in by this link instead?';
  return (
    <Notice kind="warning">
      <p>
        You are signed in as {member.email}. {question}
      </p>
      <p>
        <ButtonLink to="/dashboard" size="small">
          Stay signed in
        </ButtonLink>
      </p>
    </Notice>
  );
}
