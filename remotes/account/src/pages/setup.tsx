import type { ReactNode } from 'react';
import { revalidateSession, useSession } from '@site/page/session';
import { useRemoteSettings } from '@site/page/settings';
import { Button, Container, Notice, TextAreaField } from '@site/ui';
import { useRunOnce } from '../page/use-run-once';
import { Lead, Title } from '../page/heading';
import { PagePicture } from '../page/page-picture';
import styles from '../setup/setup.module.css';
import { GenerationProgress, SetupErrorNotice } from '../setup/generation-progress';
import { Link, useNavigate } from '@site/page/router';
import { messages } from '../messages';
import { settings } from '../settings';
import { startGeneration, finishSetup } from '../setup/setup-actions';
import { dispatchSetup, useSetupState } from '../setup/setup-draft-store';

export default function SetupPage() {
  useRunOnce(revalidateSession);
  return (
    <Container className={styles.page}>
      <div className={styles.column}>
        <div>
          <Title>{"Let's start with your logline!"}</Title>
          <Lead>
            One or two sentences: who wants what, and what stands in the way. We turn them into a
            synopsis that you can edit and keep.
          </Lead>
        </div>
        <SetupNotice />
        <LoglineForm />
        <GenerationProgress />
        <SynopsisForm />
      </div>
      <PagePicture name="story" />
    </Container>
  );
}

/** Notice that the owner of the site sets while something is out of order; none by default. */
function SetupNotice() {
  const { setupNotice } = useRemoteSettings(settings);
  return (
    setupNotice && (
      <Notice kind="info">
        <p>{setupNotice}</p>
      </Notice>
    )
  );
}

const EXAMPLE_LOGLINE = 'A retired stunt driver must win one last race to free her daughter.';

/** Form for the logline; its submit generates a synopsis. */
function LoglineForm() {
  const { logline, phase, generated } = useSetupState();
  const isAnonymous = useSession((session) => session.status) === 'anonymous';
  const isGenerating = phase.kind === 'generating';
  return (
    <SetupForm onSubmit={startGeneration}>
      <TextAreaField
        id="logline"
        name="logline"
        rows={5}
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
        {/* Not `disabled`, which would take the focus away. A press while it runs does nothing. */}
        <Button
          type="submit"
          variant={generated ? 'secondary' : 'primary'}
          aria-disabled={isGenerating}
          aria-busy={isGenerating}
        >
          {isGenerating ? 'Generating...' : 'Generate with AI'}
        </Button>
        <Button variant="quiet" onClick={clearLogline}>
          Clear
        </Button>
      </div>
    </SetupForm>
  );
}

function clearLogline() {
  dispatchSetup({ type: 'logline cleared' });
  document.getElementById('logline')?.focus();
}

/** Form to edit and save the generated synopsis; nothing until there is one. */
function SynopsisForm() {
  const navigate = useNavigate();
  const { generated, synopsis, phase } = useSetupState();
  if (!generated) return null;
  const isSaving = phase.kind === 'saving';

  async function saveAndOpenDashboard() {
    if (await finishSetup()) await navigate('/dashboard');
  }

  return (
    <SetupForm onSubmit={saveAndOpenDashboard}>
      {generated.isSample && (
        <Notice kind="warning" title="This is sample text">
          <p>No language model is connected to this site. Use it to try the steps, not to pitch.</p>
        </Notice>
      )}
      <TextAreaField
        id="synopsis"
        name="synopsis"
        rows={6}
        label="Generated Synopsis (Edit as needed):"
        value={synopsis}
        onChange={(event) =>
          dispatchSetup({ type: 'synopsis typed', synopsis: event.target.value })
        }
      />
      <SetupErrorNotice form="synopsis" />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-busy={isSaving}>
          {isSaving ? 'Saving...' : 'Finish'}
        </Button>
        <Button onClick={() => dispatchSetup({ type: 'synopsis reset' })}>
          Reset to Generated
        </Button>
      </div>
    </SetupForm>
  );
}

function SetupForm({ onSubmit, children }: { onSubmit: () => Promise<void>; children: ReactNode }) {
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
