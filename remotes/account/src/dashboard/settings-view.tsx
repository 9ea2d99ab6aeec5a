import { Lead } from '../page/heading';
import { DeleteAccountPanel } from './delete-account-panel';
import type { DashboardMember } from './dashboard-member';
import { PasswordForm } from './password-form';
import { SessionsPanel } from './sessions-panel';
import { TwoStepPanel } from './two-step/two-step-panel';
import { ViewHeading } from './view-heading';
import { type ReactNode, useState } from 'react';
import styles from './dashboard-views.module.css';
import { TextField, Button, Notice } from '@site/ui/mui';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { FormView } from '../forms/form-view';
import { requestErrorMessage } from '../requests/call-supabase';
import { explainRefusal } from '../requests/explain-refusal';
import { updateName } from '../requests/profile';
import { changeEmail, exportData } from '../requests/user';
import { checkEmail, collectFieldErrors } from '../rules/check-fields';
import { messages } from '../messages';
import { downloadBlob } from '@site/page/browser';

export function SettingsView({
  member,
  onNameSaved,
  onDeleted,
}: {
  member: DashboardMember;
  onNameSaved: (fullName: string) => void;
  onDeleted: () => void;
}) {
  return (
    <>
      <ViewHeading>Settings</ViewHeading>
      <Lead>Each setting is saved separately.</Lead>
      <SettingsPanel title="Name" hint="Shown on your dashboard, to you only.">
        <NameForm member={member} onNameSaved={onNameSaved} />
      </SettingsPanel>
      <SettingsPanel
        title="Email"
        hint={`You sign in with ${member.email}. Both addresses confirm a change.`}
      >
        <EmailForm currentEmail={member.email} />
      </SettingsPanel>
      <SettingsPanel title="Password" hint="Your other devices are signed out when you change it.">
        <PasswordForm member={member} />
      </SettingsPanel>
      <SettingsPanel
        title="Two-step sign-in"
        hint="After your password, you enter a code from an app on your phone."
      >
        <TwoStepPanel member={member} />
      </SettingsPanel>
      <SettingsPanel
        title="Sessions"
        hint="Devices where you’re signed in. If you lost one, sign out the others."
      >
        {/* Adding an app ends the other sessions: a new key loads the list again. */}
        <SessionsPanel key={member.authenticator?.id} userId={member.id} />
      </SettingsPanel>
      <SettingsPanel title="My data" hint="Account, profile and synopses in one JSON file.">
        <ExportPanel userId={member.id} />
      </SettingsPanel>
      <SettingsPanel title="Delete my account" hint="This also deletes your profile and synopses.">
        <DeleteAccountPanel member={member} onDeleted={onDeleted} />
      </SettingsPanel>
    </>
  );
}

/** Section of the settings: title and hint on the left, its form on the right. */
function SettingsPanel({
  title,
  hint,
  children,
}: {
  title: string;
  hint: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.panel}>
      <div>
        <h2 className={styles.sectionTitle}>{title}</h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.panelBody}>{children}</div>
    </section>
  );
}

function EmailForm({ currentEmail }: { currentEmail: string }) {
  async function send(fields: ReadField): Promise<FormResult> {
    const email = fields('email').trim();
    const result = await changeEmail(email);
    if (!result.ok) return { kind: 'failed', message: explainRefusal('changeEmail', result.error) };
    const notice = `We’ve sent a link to ${currentEmail} and to ${email}. Open the link in both emails: your address changes with the second.`;
    return { kind: 'succeeded', notice };
  }

  const form = useForm({ name: 'new address', validate: checkNewEmail, send });
  return (
    <FormView form={form} button="Change email" busyButton="Sending..." variant="secondary">
      <TextField
        id="new-email"
        name="email"
        type="email"
        label="New email address"
        autoComplete="email"
        inputMode="email"
        error={form.errorOf('new-email')}
      />
    </FormView>
  );
}

function checkNewEmail(fields: ReadField) {
  return collectFieldErrors(checkEmail(fields('email'), 'new-email'));
}

function NameForm({
  member,
  onNameSaved,
}: {
  member: DashboardMember;
  onNameSaved: (fullName: string) => void;
}) {
  async function send(fields: ReadField): Promise<FormResult> {
    const fullName = fields('name').trim();
    const result = await updateName({ userId: member.id, fullName });
    if (!result.ok) return { kind: 'failed', message: explainRefusal('updateName', result.error) };
    onNameSaved(fullName);
    return { kind: 'succeeded', notice: messages.settingsSaved };
  }

  // The database checks the length.
  const form = useForm({ name: 'name', validate: () => [], send });
  return (
    <FormView form={form} button="Save Changes" busyButton="Saving..." variant="secondary">
      <TextField
        id="name"
        name="name"
        label="Name"
        autoComplete="name"
        // The profile loads after the page: an empty field shows it, and one that was typed into keeps its text.
        defaultValue={member.profile?.full_name ?? ''}
      />
    </FormView>
  );
}

function ExportPanel({ userId }: { userId: string }) {
  const [failure, setFailure] = useState<string>();

  async function exportAll() {
    setFailure(undefined);
    const result = await exportData(userId);
    if (result.ok) downloadBlob(jsonFile(result.value), `my-data-${today()}.json`);
    else
      setFailure(
        requestErrorMessage(result.error, 'Your data couldn’t be read. Please try again.'),
      );
  }

  return (
    <>
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <Button onClick={() => void exportAll()}>Export my data</Button>
    </>
  );
}

function jsonFile(text: string): Blob {
  return new Blob([text], { type: 'application/json' });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
