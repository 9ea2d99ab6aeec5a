import { type User, signOut } from '@site/page/session';
import { Button, TextField } from '@site/ui';
import { useState } from 'react';
import { AuthPageLayout } from '../page/auth-page-layout';
import styles from './login.module.css';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { AuthenticatorCodeField } from '../forms/authenticator-code-field';
import { FormView } from '../forms/form-view';
import { refreshSession } from '../requests/auth';
import { requestErrorMessage } from '../requests/call-supabase';
import { explainRefusal } from '../requests/explain-refusal';
import { verifyAuthenticator, sendRecoveryCode } from '../requests/second-factor';
import {
  checkAuthenticatorCode,
  collectFieldErrors,
  toAuthenticatorCode,
} from '../rules/check-fields';
import { findAuthenticator } from '../rules/find-authenticator';

/** Second step of a sign-in: the code of the authenticator app, or the recovery code. */
export function SecondStep({ user, onRecovered }: { user: User; onRecovered: () => void }) {
  const [isRecovering, setRecovering] = useState(false);
  return (
    <AuthPageLayout
      title={isRecovering ? 'Enter your recovery code' : 'Enter your code'}
      lead={
        isRecovering
          ? 'It removes the authenticator app from your account. You saved it when you added the app.'
          : `Two-step sign-in is on for ${user.email}. Enter the code from your authenticator app.`
      }
    >
      {isRecovering ? (
        <RecoveryCodeForm onRecovered={onRecovered} />
      ) : (
        <AuthenticatorCodeForm user={user} />
      )}
      <div className={styles.otherSteps}>
        <Button variant="quiet" onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? 'Use app code' : 'Use recovery code'}
        </Button>
        <Button variant="quiet" onClick={() => void signOut()}>
          Use another account
        </Button>
      </div>
    </AuthPageLayout>
  );
}

/** Verifies a code; LoginPage redirects as soon as the session has both steps. */
function AuthenticatorCodeForm({ user }: { user: User }) {
  async function send(fields: ReadField): Promise<FormResult> {
    const factorId = findAuthenticator(user)?.id ?? '';
    const code = toAuthenticatorCode(fields('code'));
    const result = await verifyAuthenticator({ factorId, code });
    return result.ok
      ? { kind: 'succeeded' }
      : { kind: 'failed', message: explainRefusal('authenticator', result.error) };
  }

  const form = useForm({ name: 'second step', validate: checkTypedCode, send });
  return (
    <FormView form={form} button="Sign in" busyButton="Signing in...">
      <AuthenticatorCodeField id="code" form={form} label="Code" ref={focusField} />
    </FormView>
  );
}

/** The form of the first step, which had the focus, is replaced by this one. */
function focusField(input: HTMLInputElement | null): void {
  input?.focus();
}

function checkTypedCode(fields: ReadField) {
  return collectFieldErrors(checkAuthenticatorCode(fields('code'), 'code'));
}

/** Removes a lost authenticator app; the session then needs no second step. */
function RecoveryCodeForm({ onRecovered }: { onRecovered: () => void }) {
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

  const form = useForm({ name: 'recovery code', validate: checkRecoveryCode, send });
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

function checkRecoveryCode(fields: ReadField) {
  const isEmpty = fields('recoveryCode').trim() === '';
  const message = 'Enter your recovery code';
  return collectFieldErrors(isEmpty ? { fieldId: 'recovery-code', message } : undefined);
}

function explainError(error: Parameters<typeof requestErrorMessage>[0]): string {
  return requestErrorMessage(error, 'The code couldn’t be checked. Please try again.');
}
