import { Button, Notice } from '@site/ui/mui';
import { useRef, useState } from 'react';
import { requestErrorMessage, type RequestError } from '../../requests/call-supabase';
import {
  createRecoveryCode,
  enrollAuthenticator,
  type AuthenticatorKey,
} from '../../requests/second-factor';
import { AddAuthenticatorForm } from './add-authenticator-form';
import styles from '../dashboard-views.module.css';
import { formatLongDate, type DashboardMember } from '../dashboard-member';
import { RecoveryCode } from './recovery-code';
import { RemoveAuthenticator } from './remove-authenticator';

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
