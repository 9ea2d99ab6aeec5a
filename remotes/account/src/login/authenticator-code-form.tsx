import type { User } from '@site/session';
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

/** Verifies a code; LoginPage redirects as soon as the session has both steps. */
export function AuthenticatorCodeForm({ user }: { user: User }) {
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
