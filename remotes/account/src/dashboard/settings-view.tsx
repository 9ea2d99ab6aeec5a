import { Lead } from '../page/heading';
import { DeleteAccountPanel } from './delete-account-panel';
import { EmailForm } from './email-form';
import { ExportPanel } from './export-panel';
import type { DashboardMember } from './dashboard-member';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { SessionsPanel } from './sessions-panel';
import { TwoStepPanel } from './two-step/two-step-panel';
import { ViewHeading } from './view-heading';
import type { ReactNode } from 'react';
import styles from './dashboard-views.module.css';

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
