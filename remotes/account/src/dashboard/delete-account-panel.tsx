import { Button, Dialog, TextField } from '@site/ui/mui';
import { useState } from 'react';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { FormView } from '../forms/form-view';
import { deleteAccount, explainDeleteAccountError } from '../requests/delete-account';
import { isSameEmailAddress } from '../rules/email-address';

export function DeleteAccountPanel({ email, onDeleted }: { email: string; onDeleted: () => void }) {
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
        <DeleteAccountForm email={email} onDeleted={onDeleted} />
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Keep my account
        </Button>
      </Dialog>
    </>
  );
}

function DeleteAccountForm({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  function check(fields: ReadField) {
    if (isSameEmailAddress(fields('confirmation'), email)) return [];
    const message = 'Nothing was deleted. Type the email address of your account to confirm.';
    return [{ fieldId: 'confirmation', message }];
  }

  async function send(fields: ReadField): Promise<FormResult> {
    const result = await deleteAccount(fields('confirmation'));
    if (!result.ok) return { kind: 'failed', message: explainDeleteAccountError(result.error) };
    onDeleted();
    return { kind: 'succeeded' };
  }

  const form = useForm({ name: 'delete account', validate: check, send });
  return (
    <FormView form={form} button="Delete account" busyButton="Deleting..." variant="danger">
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
