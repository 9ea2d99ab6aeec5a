import { Button } from '@site/ui/mui';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { AuthenticatorCodeField } from '../../forms/authenticator-code-field';
import { FormView } from '../../forms/form-view';
import { explainRefusal } from '../../requests/explain-refusal';
import { type AuthenticatorKey, verifyAuthenticator } from '../../requests/second-factor';
import {
  checkAuthenticatorCode,
  collectFieldErrors,
  toAuthenticatorCode,
} from '../../rules/check-fields';
import styles from './two-step.module.css';

/** QR code and text of a new key, and the first code that proves that an app has it. */
export function AddAuthenticatorForm({
  authenticatorKey: { id: factorId, totp },
  onAdded,
  onCancel,
}: {
  authenticatorKey: AuthenticatorKey;
  onAdded: () => void;
  onCancel: () => void;
}) {
  async function send(fields: ReadField): Promise<FormResult> {
    const code = toAuthenticatorCode(fields('code'));
    const result = await verifyAuthenticator({ factorId, code });
    if (!result.ok)
      return { kind: 'failed', message: explainRefusal('authenticator', result.error) };
    onAdded();
    return { kind: 'succeeded' };
  }

  const form = useForm({ name: 'authenticator', validate: check, send });
  return (
    <>
      <p>Scan this QR code with an authenticator app, or type the key into the app.</p>
      <img
        className={styles.qrCode}
        src={totp.qr_code}
        alt="QR code for your authenticator app"
        width="180"
        height="180"
      />
      <p>
        Key: <code className={styles.code}>{totp.secret.replace(/.{4}(?!$)/g, '$& ')}</code>
      </p>
      <FormView form={form} button="Confirm code" busyButton="Confirming...">
        <AuthenticatorCodeField id="first-code" form={form} />
      </FormView>
      <Button variant="quiet" onClick={onCancel}>
        Keep password only
      </Button>
    </>
  );
}

function check(fields: ReadField) {
  return collectFieldErrors(checkAuthenticatorCode(fields('code'), 'first-code'));
}
