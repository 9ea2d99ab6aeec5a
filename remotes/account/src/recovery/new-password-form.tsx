import { useNavigate } from '@site/page/router';
import { PasswordField, Notice } from '@site/ui';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { useState } from 'react';
import { AuthenticatorCodeField } from '../forms/authenticator-code-field';
import { FormView } from '../forms/form-view';
import { NewPasswordField } from '../forms/new-password-field';
import { OtherSessionNotice } from '../auth-redirect/other-session-notice';
import { buildLoginPath } from '../auth-redirect/choose-redirect-path';
import { messages } from '../messages';
import {
  checkNewPassword,
  checkPasswordsMatch,
  collectFieldErrors,
  toAuthenticatorCode,
} from '../rules/check-fields';
import { resetPassword } from './reset-password';
import { useResetLink, ResetLinkForm } from './reset-link-form';
import styles from './recovery.module.css';

const CODE_NEEDED =
  'Two-step sign-in is on for this account. Enter the code from your authenticator app, then press Reset Password again.';

/** Sets the new password. An expired link can be replaced on the same page; the typed text stays. */
export function NewPasswordForm() {
  const navigate = useNavigate();
  const { link, linkResult } = useResetLink();
  const [isExpired, setExpired] = useState(false);
  const [isCodeNeeded, setCodeNeeded] = useState(false);

  async function send(fields: ReadField): Promise<FormResult> {
    const code = toAuthenticatorCode(fields('code'));
    const result = await resetPassword(link, { password: fields('password'), code });
    setExpired(result.kind === 'expired');
    if (result.kind === 'code needed') {
      setCodeNeeded(true);
      return { kind: 'failed', message: CODE_NEEDED };
    }
    if (result.kind === 'failed') return { kind: 'failed', message: result.message };
    if (result.kind === 'done')
      await navigate(buildLoginPath(messages.resetDone), { replace: true });
    return { kind: 'succeeded' };
  }

  const form = useForm({ name: 'new password', validate: check, send });
  const showsExpired = isExpired || (linkResult?.kind === 'expired' && form.attemptCount === 0);
  return (
    <>
      {showsExpired && <ExpiredLink key={form.attemptCount} />}
      <FormView form={form} button="Reset Password" busyButton="Resetting...">
        {link.kind === 'token' && <OtherSessionNotice link={link} />}
        {/* Tells password managers which account the new password belongs to. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={link.kind === 'token' ? link.email : undefined}
          hidden
          readOnly
        />
        <NewPasswordField
          id="new-password"
          name="password"
          label="New Password"
          error={form.errorOf('new-password')}
        />
        <PasswordField
          id="confirm-password"
          name="confirmation"
          label="Confirm New Password"
          autoComplete="new-password"
          error={form.errorOf('confirm-password')}
        />
        {isCodeNeeded && <AuthenticatorCodeField id="code" form={form} />}
      </FormView>
    </>
  );
}

function check(fields: ReadField) {
  const [first, second] = [fields('password'), fields('confirmation')];
  return collectFieldErrors(
    checkNewPassword(first, 'new-password'),
    checkPasswordsMatch({ first, second }, 'confirm-password'),
  );
}

/** Error for an expired reset link, with a form that requests a new one. */
function ExpiredLink() {
  return (
    <section className={styles.expired}>
      <Notice kind="error">
        <p>{messages.linkExpired}</p>
      </Notice>
      <p>A reset link works once, for an hour. Request a new one:</p>
      <ResetLinkForm />
    </section>
  );
}
