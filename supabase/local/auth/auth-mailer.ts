import type { EmbeddedDatabase } from '../database/embedded-database';
import type { OutgoingMail } from '../mail/mailbox-store';
import type { AuthMailName, NotificationName } from '../../mails/auth-mails';
import type { RenderAuthTemplate } from '../mail/auth-templates';
import type { MailContext, PkceChallenge } from './read-mail-context';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Methods of lite's mailer that lite calls. Declared here, because lite does not export its class. */
export interface AuthMailer {
  sendConfirmation(
    email: string,
    tokenHash: string,
    code: string,
    recipient: RecipientInfo,
  ): Promise<void>;
  sendRecovery(
    email: string,
    tokenHash: string,
    code: string,
    recipient: RecipientInfo,
  ): Promise<void>;
  sendMagicLink(
    email: string,
    tokenHash: string,
    code: string,
    recipient: RecipientInfo,
  ): Promise<void>;
  sendEmailChange(
    email: string,
    tokenHash: string,
    code: string,
    recipient: RecipientInfo,
  ): Promise<void>;
  sendReauthentication(email: string, code: string, recipient: RecipientInfo): Promise<void>;
  /** Tells the member, at the previous address, about a change; not called by lite. */
  sendNotification(name: NotificationName, emails: ChangedEmails): void;
}

interface ChangedEmails {
  oldEmail: string;
  email: string;
}

interface RecipientInfo {
  userId?: string;
  currentEmail?: string | undefined;
  newEmail?: string | undefined;
}

interface MailLinkType {
  template: AuthMailName;
  /** Query parameter `type` of the link, as in GoTrue. */
  type: string;
  /** `authentication_method` and `provider_type` of the row in `auth.flow_state`. */
  method: string;
  provider: string;
}

/** Links of the four auth emails, by lite's verification type. */
export const MAIL_LINK_TYPES = {
  signup: { template: 'confirmation', type: 'signup', method: 'email/signup', provider: 'email' },
  recovery: { template: 'recovery', type: 'recovery', method: 'recovery', provider: 'recovery' },
  magiclink: {
    template: 'magic_link',
    type: 'magiclink',
    method: 'magiclink',
    provider: 'magiclink',
  },
  email_change: {
    template: 'email_change',
    type: 'email_change',
    method: 'email_change',
    provider: 'email_change',
  },
} satisfies Record<string, MailLinkType>;

interface AuthMailerOptions {
  sql: EmbeddedDatabase['sql'];
  render: RenderAuthTemplate;
  deliver(mail: OutgoingMail): void;
  apiUrl: string;
  siteUrl: string;
}

/**
 * Replaces lite's mailer, which ignores `redirect_to` and does not support PKCE for email links (defect C). A
 * request with a code challenge gets a `pkce_` link and a row in `auth.flow_state`; `handle-verify-link.ts` exchanges both
 * for a code.
 */
export function createAuthMailer({
  sql,
  render,
  deliver,
  apiUrl,
  siteUrl,
}: AuthMailerOptions): AuthMailer {
  async function sendLink(
    linkType: MailLinkType,
    email: string,
    token: { hash: string; code: string },
    recipient: RecipientInfo,
  ): Promise<void> {
    const context = findMailContext() ?? { redirectTo: siteUrl, challenge: undefined };
    if (context.challenge && recipient.userId)
      await storeFlowState(sql, recipient.userId, linkType, context.challenge);
    const tokenHash = `${context.challenge ? 'pkce_' : ''}${token.hash}`;
    const link = new URL('/auth/v1/verify', apiUrl);
    link.searchParams.set('token', tokenHash);
    link.searchParams.set('type', linkType.type);
    link.searchParams.set('redirect_to', context.redirectTo);
    deliver(
      render(linkType.template, email, {
        ConfirmationURL: link.href,
        Token: token.code,
        TokenHash: tokenHash,
        SiteURL: siteUrl,
        RedirectTo: context.redirectTo,
        Email: recipient.currentEmail ?? email,
        NewEmail: recipient.newEmail ?? email,
      }),
    );
  }

  return {
    sendConfirmation: (email, hash, code, recipient) =>
      sendLink(MAIL_LINK_TYPES.signup, email, { hash, code }, recipient),
    sendRecovery: (email, hash, code, recipient) =>
      sendLink(MAIL_LINK_TYPES.recovery, email, { hash, code }, recipient),
    sendMagicLink: (email, hash, code, recipient) =>
      sendLink(MAIL_LINK_TYPES.magiclink, email, { hash, code }, recipient),
    sendEmailChange: (email, hash, code, recipient) =>
      sendLink(MAIL_LINK_TYPES.email_change, email, { hash, code }, recipient),
    async sendReauthentication(email, code) {
      deliver({ to: email, subject: 'Your code', text: `Your code is ${code}`, html: '' });
    },
    sendNotification(name, { oldEmail, email }) {
      deliver(render(name, oldEmail, { OldEmail: oldEmail, Email: email, SiteURL: siteUrl }));
    },
  };
}

async function storeFlowState(
  sql: EmbeddedDatabase['sql'],
  userId: string,
  linkType: MailLinkType,
  challenge: PkceChallenge,
): Promise<void> {
  await sql(
    `insert into auth.flow_state
       (id, user_id, auth_code, authentication_method, code_challenge_method, code_challenge,
        provider_type, provider_access_token, provider_refresh_token)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, $2, $3, $4, $5, '', '')`,
    [userId, linkType.method, challenge.method, challenge.challenge, linkType.provider],
  );
}

const mailContexts = new AsyncLocalStorage<MailContext>();

/** Passes the parameters of a request through lite's handler to the mailer. */
export function runWithMailContext<T>(context: MailContext, handle: () => Promise<T>): Promise<T> {
  return mailContexts.run(context, handle);
}

function findMailContext(): MailContext | undefined {
  return mailContexts.getStore();
}
