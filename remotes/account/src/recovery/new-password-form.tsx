import { useNavigate } from '@site/router';
import { PasswordField } from '@site/ui';
import { useForm, type Fields, type FormResult } from '@site/ui/form';
import { useState } from 'react';
import { FormView } from '../forms/form-view';
import { NewPasswordField } from '../forms/new-password-field';
import { loginWith } from '../arrival/destination';
import { messages } from '../messages';
import { checkNewPassword, checkSame, problemsOf } from '../rules/check-fields';
import { ExpiredLink } from './expired-link';
import { resetPassword } from './reset-password';
import { useResetLink } from './use-reset-link';

/** Sets the new password. An expired link can be replaced on the same page; the typed text stays. */
export function NewPasswordForm() {
  const navigate = useNavigate();
  const { link, arrival } = useResetLink();
  const [isExpired, setExpired] = useState(false);

  async function send(fields: Fields): Promise<FormResult> {
    const result = await resetPassword(link, fields('password'));
    setExpired(result.kind === 'expired');
    if (result.kind === 'failed') return { kind: 'failed', failure: result.message };
    if (result.kind === 'done') await navigate(loginWith(messages.resetDone), { replace: true });
    return { kind: 'done' };
  }

  const form = useForm({ name: 'new password', check, send });
  const showsExpired = isExpired || (arrival?.kind === 'expired' && form.attempt === 0);
  return (
    <>
      {showsExpired && <ExpiredLink key={form.attempt} />}
      <FormView form={form} button="Reset Password" busyButton="Resetting...">
        {/* Tells password managers which account the new password belongs to. */}
        <input type="text" name="username" autoComplete="username" hidden readOnly />
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
      </FormView>
    </>
  );
}

function check(fields: Fields) {
  const [first, second] = [fields('password'), fields('confirmation')];
  return problemsOf(
    checkNewPassword(first, 'new-password'),
    checkSame({ first, second }, 'confirm-password'),
  );
}
