import { useNavigate } from '@site/page/router';
import { useSession } from '@site/page/session';
import { buildMediatorPath, takeNextPath } from '../login/next-path';
import { AuthPageLayout } from '../page/auth-page-layout';
import { setFirstPassword } from './confirm-link';
import { FirstPasswordForm } from './first-password-form';

/** Asks for the password of an account whose sign-up was not in this browser. The session is open already. */
export function MissingPassword() {
  const navigate = useNavigate();
  const email = useSession((session) => session.user?.email);

  async function send(password: string) {
    const problem = await setFirstPassword(password);
    if (problem) return problem;
    await navigate(buildMediatorPath(takeNextPath()), { replace: true });
    return { kind: 'succeeded' } as const;
  }

  return (
    <AuthPageLayout
      title="Choose your password"
      lead={`Your address is confirmed. Choose the password for ${email ?? 'your account'}: the one entered at sign-up no longer works.`}
    >
      <FirstPasswordForm email={email} button="Save password" busyButton="Saving..." send={send} />
    </AuthPageLayout>
  );
}
