import { Button, Dialog, PasswordField, TextField } from '@site/ui/mui';
import { useState } from 'react';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { AuthenticatorCodeField } from '../forms/authenticator-code-field';
import { FormView } from '../forms/form-view';
import { reauthenticate } from '../requests/auth';
import { explainRefusal } from '../requests/explain-refusal';
import { deleteAccount } from '../requests/user';
import {
  checkAuthenticatorCode,
  checkRequiredPassword,
  collectFieldErrors,
  toAuthenticatorCode,
} from '../rules/check-fields';
import type { DashboardMember } from './dashboard-member';
import { isSameEmailAddress } from '../rules/email-address';

type DeleteAccountProps = {
  member: Pick<DashboardMember, 'email' | 'hasPassword' | 'authenticator'>;
  onDeleted: () => void;
};

export function DeleteAccountPanel({ member, onDeleted }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog title="Delete your account?" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>
          Your profile, your synopses, the decks in your account and every session are deleted at
          once and cannot be brought back. Decks in this browser stay until you delete them in the
          editor.
        </p>
        <DeleteAccountForm member={member} onDeleted={onDeleted} />
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Keep my account
        </Button>
      </Dialog>
    </>
  );
}

function DeleteAccountForm({ member, onDeleted }: DeleteAccountProps) {
  const { email, hasPassword, authenticator } = member;
  const needsCode = hasPassword && authenticator !== undefined;

  function check(fields: ReadField) {
    const message = 'Nothing was deleted. Type the email address of your account to confirm.';
    const isSame = isSameEmailAddress(fields('confirmation'), email);
    return collectFieldErrors(
      isSame ? undefined : { fieldId: 'confirmation', message },
      hasPassword ? checkRequiredPassword(fields('password'), 'delete-password') : undefined,
      needsCode ? checkAuthenticatorCode(fields('code'), 'delete-code') : undefined,
    );
  }

  async function send(fields: ReadField): Promise<FormResult> {
    // Proves that the member is here, and not somebody who found the browser open.
    const signInResult = hasPassword
      ? await reauthenticate({
          email,
          password: fields('password'),
          code: needsCode ? toAuthenticatorCode(fields('code')) : undefined,
        })
      : undefined;
    if (signInResult?.ok === false)
      return { kind: 'failed', message: explainRefusal('currentPassword', signInResult.error) };
    const result = await deleteAccount(fields('confirmation'));
    if (!result.ok)
      return { kind: 'failed', message: explainRefusal('deleteAccount', result.error) };
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
      {hasPassword && (
        <PasswordField
          id="delete-password"
          name="password"
          label="Your password"
          autoComplete="current-password"
          error={form.errorOf('delete-password')}
        />
      )}
      {needsCode && <AuthenticatorCodeField id="delete-code" form={form} />}
    </FormView>
  );
}
