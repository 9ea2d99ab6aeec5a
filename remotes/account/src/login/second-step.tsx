import { type User, signOut } from '@site/session';
import { Button } from '@site/ui';
import { useState } from 'react';
import { AuthPageLayout } from '../page/auth-page-layout';
import { KeysPicture } from '../pictures/keys-picture';
import styles from './login.module.css';
import { RecoveryCodeForm } from './recovery-code-form';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { AuthenticatorCodeField } from '../forms/authenticator-code-field';
import { FormView } from '../forms/form-view';
import { explainAuthenticatorError, verifyAuthenticator } from '../requests/second-factor';
import {
  checkAuthenticatorCode,
  collectFieldErrors,
  toAuthenticatorCode,
} from '../rules/check-fields';
import { findAuthenticator } from '../rules/device-name';

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
      picture={<KeysPicture />}
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
      : { kind: 'failed', message: explainAuthenticatorError(result.error) };
  }

  const form = useForm({ name: 'second step', validate: check, send });
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

function check(fields: ReadField) {
  return collectFieldErrors(checkAuthenticatorCode(fields('code'), 'code'));
}
