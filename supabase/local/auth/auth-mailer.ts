import type { AuthMailName, NotificationName } from '../../mails/auth-mails';
import type { RenderAuthTemplate } from '../mail/auth-templates';
import type { OutgoingMail } from '../mail/mailbox-store';

/** Sends a mail whose link opens a page of the site, which spends the token. */
type SendLink = (
  email: string,
  tokenHash: string,
  code: string,
  addresses?: { currentEmail?: string | undefined; newEmail?: string | undefined },
) => Promise<void>;

/** Methods of lite's mailer that lite calls. Declared here, because lite does not export its class. */
export interface AuthMailer {
  sendConfirmation: SendLink;
  sendRecovery: SendLink;
  sendMagicLink: SendLink;
  sendEmailChange: SendLink;
  /** Tells the member, at the previous address, about a change; not called by lite. */
  sendNotification(name: NotificationName, emails: { oldEmail: string; email: string }): void;
}

interface AuthMailerOptions {
  render: RenderAuthTemplate;
  deliver(mail: OutgoingMail): void;
  siteUrl: string;
}

/** Replaces lite's mailer, whose links are spent by whoever follows them, such as the scanner of a mailbox (defect C). */
export function createAuthMailer({ render, deliver, siteUrl }: AuthMailerOptions): AuthMailer {
  const sendLink =
    (template: AuthMailName): SendLink =>
    async (email, tokenHash, code, { currentEmail, newEmail } = {}) =>
      deliver(
        render(template, email, {
          Token: code,
          TokenHash: tokenHash,
          SiteURL: siteUrl,
          Email: currentEmail ?? email,
          NewEmail: newEmail ?? email,
        }),
      );
  return {
    sendConfirmation: sendLink('confirmation'),
    sendRecovery: sendLink('recovery'),
    sendMagicLink: sendLink('magic_link'),
    sendEmailChange: sendLink('email_change'),
    sendNotification(name, { oldEmail, email }) {
      deliver(render(name, oldEmail, { OldEmail: oldEmail, Email: email, SiteURL: siteUrl }));
    },
  };
}
