import { Link } from '@site/router';
import { useSession } from '@site/session';
import { Button, Notice, TextAreaField } from '@site/ui/mui';
import { messages } from '../messages';
import { startGeneration } from './setup-actions';
import { dispatchSetup, useSetupState } from './setup-draft-store';
import { SetupErrorNotice } from './generation-progress';
import styles from './setup.module.css';

const EXAMPLE_LOGLINE = 'A retired stunt driver must win one last race to free her daughter.';

/** Form for the logline; its submit generates a synopsis. */
export function LoglineForm() {
  const { logline, phase, generated } = useSetupState();
  const isAnonymous = useSession((session) => session.status) === 'anonymous';
  const isGenerating = phase.kind === 'generating';
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void startGeneration();
      }}
    >
      <TextAreaField
        id="logline"
        name="logline"
        rows={3}
        label="Enter Your Logline For Generating Synopsis"
        placeholder={EXAMPLE_LOGLINE}
        value={logline}
        onChange={(event) => dispatchSetup({ type: 'logline typed', logline: event.target.value })}
      />
      {isAnonymous && (
        <Notice kind="info">
          <p>
            {messages.loginNote} <Link to="/login?next=/setup">Log in</Link>
          </p>
        </Notice>
      )}
      <SetupErrorNotice form="logline" />
      <div className={styles.actions}>
        <Button type="submit" variant={generated ? 'secondary' : 'primary'} disabled={isGenerating}>
          {isGenerating ? 'Generating...' : 'Generate with AI'}
        </Button>
        <Button variant="quiet" onClick={clearLogline}>
          Clear
        </Button>
      </div>
    </form>
  );
}

function clearLogline() {
  dispatchSetup({ type: 'logline cleared' });
  document.getElementById('logline')?.focus();
}
