import { Button, Dialog } from '@site/ui/mui';
import { useState } from 'react';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { AuthenticatorCodeField } from '../../forms/authenticator-code-field';
import { FormView } from '../../forms/form-view';
import { removeAuthenticator, explainAuthenticatorError } from '../../requests/second-factor';
import {
  checkAuthenticatorCode,
  collectFieldErrors,
  toAuthenticatorCode,
} from '../../rules/check-fields';

type RemoveAuthenticatorProps = { factorId: string; onRemoved: () => void };

/** Asks for a last code: somebody who found the browser open has none. */
export function RemoveAuthenticator(props: RemoveAuthenticatorProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Remove app
      </Button>
      <Dialog title="Remove the authenticator app?" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>You’ll sign in with your password only.</p>
        <RemoveAuthenticatorForm {...props} />
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Keep app
        </Button>
      </Dialog>
    </>
  );
}

function RemoveAuthenticatorForm({ factorId, onRemoved }: RemoveAuthenticatorProps) {
  async function send(fields: ReadField): Promise<FormResult> {
    const code = toAuthenticatorCode(fields('code'));
    const result = await removeAuthenticator({ factorId, code });
    if (!result.ok) return { kind: 'failed', message: explainAuthenticatorError(result.error) };
    onRemoved();
    return { kind: 'succeeded' };
  }

  const form = useForm({ name: 'remove authenticator', validate: check, send });
  return (
    <FormView form={form} button="Remove app" busyButton="Removing..." variant="danger">
      <AuthenticatorCodeField id="last-code" form={form} />
    </FormView>
  );
}

function check(fields: ReadField) {
  return collectFieldErrors(checkAuthenticatorCode(fields('code'), 'last-code'));
}
