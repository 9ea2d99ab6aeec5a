import { randomUUID } from 'node:crypto';
import type { EmailServiceAccount } from '../mail/email-service';
import type { Keys } from '../keys';

interface EnvironmentParts {
  url: string;
  keys: Keys;
  siteUrl: string;
}

/** Made up at every start: a page of another site that guesses must not write into the mailbox. */
const account: EmailServiceAccount = {
  serviceId: `service_${randomUUID()}`,
  publicKey: randomUUID(),
  privateKey: randomUUID(),
};

/**
 * What `supabase secrets set` does for hosted functions. The project's own values always hold; the e-mail
 * service is the local one unless the environment names another. Returns the local service's account.
 */
export function setFunctionEnvironment({
  url,
  keys,
  siteUrl,
}: EnvironmentParts): EmailServiceAccount {
  Object.assign(process.env, {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SITE_URL: siteUrl,
  });
  if (process.env['EMAILJS_PUBLIC_KEY'] && !isOurs) return account;
  isOurs = true;
  Object.assign(process.env, {
    EMAILJS_URL: `${url}/api/v1.0/email/send`,
    EMAILJS_SERVICE_ID: account.serviceId,
    EMAILJS_PUBLIC_KEY: account.publicKey,
    EMAILJS_PRIVATE_KEY: account.privateKey,
    EMAILJS_TEMPLATE_COMPANY: 'template_company',
    EMAILJS_TEMPLATE_CUSTOMER: 'template_customer',
    EMAILJS_PAUSE_MS: '0',
  });
  return account;
}

let isOurs = false;
