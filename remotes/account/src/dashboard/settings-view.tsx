import { Lead } from '../page/heading';
import { DeleteAccountPanel } from './delete-account-panel';
import { EmailForm } from './email-form';
import { ExportPanel } from './export-panel';
import type { DashboardMember } from './dashboard-member';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { SettingsPanel } from './settings-panel';
import { SignOutPanel } from './sign-out-panel';
import { ViewHeading } from './view-heading';

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
      <Lead>Each part is saved on its own.</Lead>
      <SettingsPanel title="Name" hint="We show it on your dashboard, to you only.">
        <NameForm member={member} onNameSaved={onNameSaved} />
      </SettingsPanel>
      <SettingsPanel
        title="E-mail"
        hint={`You sign in with ${member.email}. Both addresses confirm a change.`}
      >
        <EmailForm currentEmail={member.email} />
      </SettingsPanel>
      <SettingsPanel title="Password" hint="Your other devices are signed out when you change it.">
        <PasswordForm email={member.email} />
      </SettingsPanel>
      <SettingsPanel title="Sessions" hint="For a device that was lost or lent.">
        <SignOutPanel />
      </SettingsPanel>
      <SettingsPanel title="My data" hint="Account, profile and synopses in one JSON file.">
        <ExportPanel userId={member.id} />
      </SettingsPanel>
      <SettingsPanel title="Delete my account" hint="Profile and synopses go with it, for good.">
        <DeleteAccountPanel member={member} onDeleted={onDeleted} />
      </SettingsPanel>
    </>
  );
}
