import { useNavigate } from '@site/router';
import { Button, Notice, TextAreaField } from '@site/ui/mui';
import { finish } from './run-setup';
import { applySetup } from './setup-draft';
import { SetupError } from './setup-error';
import styles from './setup.module.css';
import { useSetup } from './use-setup';

/** Form to edit and save the generated synopsis; nothing until there is one. */
export function SynopsisForm() {
  const navigate = useNavigate();
  const { generated, synopsis, phase } = useSetup();
  if (!generated) return null;
  const isSaving = phase.kind === 'saving';

  async function saveAndOpenDashboard() {
    if (await finish()) await navigate('/dashboard');
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
        onChange={(event) => applySetup({ type: 'synopsis typed', synopsis: event.target.value })}
      />
      <SetupError form="synopsis" />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-busy={isSaving}>
          {isSaving ? 'Saving...' : 'Finish'}
        </Button>
        <Button onClick={() => applySetup({ type: 'synopsis reset' })}>Reset to Generated</Button>
      </div>
    </form>
  );
}
