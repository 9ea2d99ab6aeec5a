import { randomUUID } from 'node:crypto';
import type { EmailServiceAccount } from '../mail/handle-email-service-request';
import type { ProjectKeys } from '../keys';

interface EnvironmentOptions {
  url: string;
  keys: ProjectKeys;
  siteUrl: string;
}

/** Random per start, so that a page of another site cannot send emails to the mailbox. */
const account: EmailServiceAccount = {
  serviceId: `service_${randomUUID()}`,
  publicKey: randomUUID(),
  privateKey: randomUUID(),
};

/**
 * Sets the environment of the functions, like `supabase secrets set` for hosted ones. Always sets the values of the
 * project; uses the local email service unless the environment configures another one.
 *
 * @returns the account of the local email service
 */
export function setFunctionEnvironment({
  url,
  keys,
  siteUrl,
}: EnvironmentOptions): EmailServiceAccount {
  Object.assign(process.env, {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SITE_URL: siteUrl,
  });
  if (process.env['EMAILJS_PUBLIC_KEY'] && !usesLocalService) return account;
  usesLocalService = true;
  Object.assign(process.env, {
    EMAILJS_URL: `${url}/api/v1.0/email/send`,
    EMAILJS_SERVICE_ID: account.serviceId,
    EMAILJS_PUBLIC_KEY: account.publicKey,
    EMAILJS_PRIVATE_KEY: account.privateKey,
    EMAILJS_TEMPLATE_COMPANY: 'template_company',
    EMAILJS_TEMPLATE_CUSTOMER: 'template_customer',
    EMAILJS_TEMPLATE_COMMENT: 'template_comment',
    EMAILJS_PAUSE_MS: '0',
  });
  return account;
}

let usesLocalService = false;
