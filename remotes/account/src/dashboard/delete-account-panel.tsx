import { Button, Dialog, TextField } from '@site/ui/mui';
import { useState } from 'react';
import { FormView } from '../frame/form-view';
import { useForm, type Fields, type FormProblem } from '../frame/use-form';
import { deleteAccount, explainDeletion } from '../requests/delete-account';
import { isSameAddress } from '../rules/email-address';

export function DeleteAccountPanel({ email, onGone }: { email: string; onGone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog title="Delete your account?" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>
          Your profile, your synopses and every session are deleted at once and cannot be brought
          back. Decks stay in this browser until you delete them in the editor.
        </p>
        <DeleteForm email={email} onGone={onGone} />
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Keep my account
        </Button>
      </Dialog>
    </>
  );
}

function DeleteForm({ email, onGone }: { email: string; onGone: () => void }) {
  async function submit(fields: Fields): Promise<FormProblem> {
    const confirmation = fields('confirmation');
    if (!isSameAddress(confirmation, email)) {
      const message = 'Nothing was deleted. Type the e-mail address of your account to confirm.';
      return { errors: [{ fieldId: 'confirmation', message }] };
    }
    const outcome = await deleteAccount(confirmation);
    if (!outcome.ok) return { failure: explainDeletion(outcome.problem) };
    onGone();
    return undefined;
  }

  const form = useForm(submit);
  return (
    <FormView form={form} button="Delete for good" busyButton="Deleting..." variant="danger">
      <TextField
        id="confirmation"
        name="confirmation"
        label={`Type ${email} to confirm`}
        autoComplete="off"
        error={form.errorOf('confirmation')}
      />
    </FormView>
  );
}
