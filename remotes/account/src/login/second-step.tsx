import { type User, signOut } from '@site/session';
import { Button } from '@site/ui';
import { useState } from 'react';
import { AuthPageLayout } from '../page/auth-page-layout';
import { KeysPicture } from '../pictures/keys-picture';
import { AuthenticatorCodeForm } from './authenticator-code-form';
import styles from './login.module.css';
import { RecoveryCodeForm } from './recovery-code-form';

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
