import { TextField } from '@site/ui';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { FormView } from '../forms/form-view';
import { requestErrorMessage } from '../requests/call-supabase';
import { refreshSession } from '../requests/sessions';
import { sendRecoveryCode } from '../requests/second-factor';
import { collectFieldErrors } from '../rules/check-fields';

/** Removes a lost authenticator app; the session then needs no second step. */
export function RecoveryCodeForm({ onRecovered }: { onRecovered: () => void }) {
  async function send(fields: ReadField): Promise<FormResult> {
    const result = await sendRecoveryCode(fields('recoveryCode'));
    if (!result.ok) return { kind: 'failed', message: explainError(result.error) };
    if (!result.value)
      return {
        kind: 'failed',
        message: 'That recovery code is incorrect. Your authenticator app was not removed.',
      };
    // Before the session changes, because the page then leaves.
    onRecovered();
    await refreshSession();
    return { kind: 'succeeded' };
  }

  const form = useForm({ name: 'recovery code', validate: check, send });
  return (
    <FormView form={form} button="Remove app" busyButton="Removing...">
      <TextField
        id="recovery-code"
        name="recoveryCode"
        label="Recovery code"
        hint="32 letters and digits, with or without hyphens."
        autoComplete="off"
        spellCheck={false}
        error={form.errorOf('recovery-code')}
      />
    </FormView>
  );
}

function check(fields: ReadField) {
  const isEmpty = fields('recoveryCode').trim() === '';
  const message = 'Enter your recovery code';
  return collectFieldErrors(isEmpty ? { fieldId: 'recovery-code', message } : undefined);
}

function explainError(error: Parameters<typeof requestErrorMessage>[0]): string {
  return requestErrorMessage(error, 'The code couldn’t be checked. Please try again.');
}
