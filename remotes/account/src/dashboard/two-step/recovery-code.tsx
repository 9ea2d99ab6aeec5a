import { downloadBlob } from '@site/browser';
import { getSiteSettings } from '@site/settings';
import { Button, Notice } from '@site/ui/mui';
import { CopyButton } from '../copy-button';
import styles from './two-step.module.css';

/** Shows a new recovery code, which cannot be read again. */
export function RecoveryCode({ code }: { code: string }) {
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
        <code className={styles.code}>{code}</code>
      </p>
      <p className={styles.actions}>
        <CopyButton text={code} label="Copy code" />
        <Button size="small" variant="quiet" onClick={save}>
          Save code
        </Button>
      </p>
    </Notice>
  );
}
