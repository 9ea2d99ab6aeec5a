import { useNavigate } from '@site/router';
import { Button, Notice, TextAreaField } from '@site/ui/mui';
import { finishSetup } from './setup-actions';
import { dispatchSetup, useSetupState } from './setup-draft-store';
import { SetupErrorNotice } from './generation-progress';
import styles from './setup.module.css';

/** Form to edit and save the generated synopsis; nothing until there is one. */
export function SynopsisForm() {
  const navigate = useNavigate();
  const { generated, synopsis, phase } = useSetupState();
  if (!generated) return null;
  const isSaving = phase.kind === 'saving';

  async function saveAndOpenDashboard() {
    if (await finishSetup()) await navigate('/dashboard');
  }

  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void saveAndOpenDashboard();
      }}
    >
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
    </form>
  );
}
