import { downloadBlob } from '@site/page/browser';
import { getSiteSettings } from '@site/page/settings';
import { Button, Dialog, Notice } from '@site/ui/mui';
import { useRef, useState } from 'react';
import { type RequestError, requestErrorMessage } from '../../requests/call-supabase';
import { explainRefusal } from '../../requests/explain-refusal';
import {
  type AuthenticatorKey,
  createRecoveryCode,
  enrollAuthenticator,
  removeAuthenticator,
} from '../../requests/second-factor';
import { CopyButton } from '../copy-button';
import { AddAuthenticatorForm } from './add-authenticator-form';
import styles from '../dashboard-views.module.css';
import twoStepStyles from './two-step.module.css';
import { type DashboardMember, formatLongDate } from '../dashboard-member';
import { type FormResult, type ReadField, useForm } from '@site/ui/form';
import { AuthenticatorCodeField } from '../../forms/authenticator-code-field';
import { FormView } from '../../forms/form-view';
import {
  checkAuthenticatorCode,
  collectFieldErrors,
  toAuthenticatorCode,
} from '../../rules/check-fields';

type RemoveAuthenticatorProps = { factorId: string; onRemoved: () => void };

/** Adds an authenticator app, shows its recovery code once, and removes it. */
export function TwoStepPanel({ member }: { member: DashboardMember }) {
  const { authenticator } = member;
  const [key, setKey] = useState<AuthenticatorKey>();
  const [recoveryCode, setRecoveryCode] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed is replaced: the focus stays in the section.
  const keepFocus = () => panel.current?.focus();

  async function startEnrollment() {
    const result = await enrollAuthenticator();
    setFailure(result.ok ? undefined : explain(result.error, 'The app couldn’t be added.'));
    if (!result.ok) return;
    keepFocus();
    setKey(result.value);
  }

  async function renewRecoveryCode() {
    keepFocus();
    setKey(undefined);
    const result = await createRecoveryCode();
    setFailure(
      result.ok
        ? undefined
        : explain(result.error, 'The recovery code couldn’t be created. Press New recovery code.'),
    );
    setRecoveryCode(result.ok ? result.value : undefined);
  }

  return (
    <div ref={panel} tabIndex={-1} className={styles.panelBody}>
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      {!authenticator && key && (
        <AddAuthenticatorForm
          authenticatorKey={key}
          onAdded={() => void renewRecoveryCode()}
          onCancel={() => {
            keepFocus();
            setKey(undefined);
          }}
        />
      )}
      {!authenticator && !key && (
        <Button onClick={() => void startEnrollment()}>Add authenticator app</Button>
      )}
      {authenticator && (
        <>
          <p>On. App added on {formatLongDate(authenticator.addedAt)}.</p>
          {recoveryCode && <RecoveryCode code={recoveryCode} />}
          <Button onClick={() => void renewRecoveryCode()}>New recovery code</Button>
          <RemoveAuthenticator
            factorId={authenticator.id}
            onRemoved={() => setRecoveryCode(undefined)}
          />
        </>
      )}
    </div>
  );
}

function explain(error: RequestError, refused: string): string {
  return requestErrorMessage(error, refused);
}

/** Asks for a last code: somebody who found the browser open has none. */
function RemoveAuthenticator(props: RemoveAuthenticatorProps) {
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
    if (!result.ok)
      return { kind: 'failed', message: explainRefusal('authenticator', result.error) };
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

/** Shows a new recovery code, which cannot be read again. */
function RecoveryCode({ code }: { code: string }) {
  function save() {
    const text = `Recovery code for ${getSiteSettings().brand.name}: ${code}\n`;
    downloadBlob(new Blob([text], { type: 'text/plain' }), 'recovery-code.txt');
  }

  return (
    <Notice kind="success" title="Save your recovery code">
      <p>
        It removes the app from your account if you lose your device. Keep it somewhere else. We
        show it once.
      </p>
      <p>
        <code className={twoStepStyles.code}>{code}</code>
      </p>
      <p className={twoStepStyles.actions}>
        <CopyButton text={code} label="Copy code" />
        <Button size="small" variant="quiet" onClick={save}>
          Save code
        </Button>
      </p>
    </Notice>
  );
}
