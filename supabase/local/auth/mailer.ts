import type { Database } from '../database/open';
import type { Letter } from '../mail/letter';
import type { AuthTemplate, RenderTemplate } from '../mail/auth-templates';
import { currentMailRequest } from './mail-request';
import type { Challenge } from './pkce';

/** The part of lite's mailer that it calls. lite's own class is not exported. */
export interface Mailer {
  sendConfirmation(email: string, tokenHash: string, code: string, about: About): Promise<void>;
  sendRecovery(email: string, tokenHash: string, code: string, about: About): Promise<void>;
  sendMagicLink(email: string, tokenHash: string, code: string, about: About): Promise<void>;
  sendEmailChange(email: string, tokenHash: string, code: string, about: About): Promise<void>;
  sendReauthentication(email: string, code: string, about: About): Promise<void>;
}

interface About {
  userId?: string;
  currentEmail?: string | undefined;
  newEmail?: string | undefined;
}

interface LinkKind {
  template: AuthTemplate;
  /** `type` of the link, as GoTrue names it. */
  type: string;
  /** `authentication_method` and `provider_type` of the waiting PKCE flow. */
  method: string;
  provider: string;
}

export const linkKinds = {
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
} satisfies Record<string, LinkKind>;

interface MailerParts {
  sql: Database['sql'];
  render: RenderTemplate;
  post(letter: Letter): void;
  apiUrl: string;
  siteUrl: string;
}

/**
 * Replaces lite's mailer (defect C: it ignores redirect_to and knows no PKCE for mail links). A request with
 * a code challenge gets a `pkce_` link and a waiting flow, which `verify-link.ts` turns into a code.
 */
export function createMailer({ sql, render, post, apiUrl, siteUrl }: MailerParts): Mailer {
  async function sendLink(
    kind: LinkKind,
    email: string,
    token: { hash: string; code: string },
    about: About,
  ): Promise<void> {
    const request = currentMailRequest() ?? { redirectTo: siteUrl, challenge: undefined };
    if (request.challenge && about.userId)
      await storeFlow(sql, about.userId, kind, request.challenge);
    const link = new URL('/auth/v1/verify', apiUrl);
    link.searchParams.set('token', `${request.challenge ? 'pkce_' : ''}${token.hash}`);
    link.searchParams.set('type', kind.type);
    link.searchParams.set('redirect_to', request.redirectTo);
    post(
      render(kind.template, email, {
        ConfirmationURL: link.href,
        Token: token.code,
        TokenHash: token.hash,
        SiteURL: siteUrl,
        RedirectTo: request.redirectTo,
        Email: about.currentEmail ?? email,
        NewEmail: about.newEmail ?? email,
      }),
    );
  }

  return {
    sendConfirmation: (email, hash, code, about) =>
      sendLink(linkKinds.signup, email, { hash, code }, about),
    sendRecovery: (email, hash, code, about) =>
      sendLink(linkKinds.recovery, email, { hash, code }, about),
    sendMagicLink: (email, hash, code, about) =>
      sendLink(linkKinds.magiclink, email, { hash, code }, about),
    sendEmailChange: (email, hash, code, about) =>
      sendLink(linkKinds.email_change, email, { hash, code }, about),
    async sendReauthentication(email, code) {
      post({ to: email, subject: 'Your code', text: `Your code is ${code}`, html: '' });
    },
  };
}

async function storeFlow(
  sql: Database['sql'],
  userId: string,
  kind: LinkKind,
  challenge: Challenge,
): Promise<void> {
  await sql(
    `insert into auth.flow_state
       (id, user_id, auth_code, authentication_method, code_challenge_method, code_challenge,
        provider_type, provider_access_token, provider_refresh_token)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, $2, $3, $4, $5, '', '')`,
    [userId, kind.method, challenge.method, challenge.challenge, kind.provider],
  );
}
