import { namesOf } from '@site/contract';
import { renderAuthMail } from '../mails/auth-mails';
import { readProjectConfig } from '../local/project-config';
import type { HostedCheck } from './hosted-project';

const PUSH_HINT = 'Run "supabase config push".';

/** Mail templates, limits and lifetimes, read through Supabase's Management API. */
export const settingsCheck: HostedCheck = {
  name: 'Mail templates, limits and times',
  async findDifferences({ url, management }) {
    if (!management)
      return [
        'Not looked at: make an access token at supabase.com/dashboard/account/tokens and set SUPABASE_ACCESS_TOKEN.',
      ];
    const ref = new URL(url).host.split('.')[0];
    const response = await fetch(new URL(`/v1/projects/${ref}/config/auth`, management.url), {
      headers: { authorization: `Bearer ${management.accessToken}` },
    });
    if (!response.ok)
      return [
        `The settings cannot be read (${response.status}): the access token is not for this project.`,
      ];
    const settingsOfProject: Record<string, unknown> = await response.json();
    return Object.entries(readExpectedSettings())
      .filter(([name, expected]) => textOf(settingsOfProject[name]) !== textOf(expected))
      .map(([name, expected]) =>
        name.endsWith('_content')
          ? `The mail template ${name} is another one than in supabase/mails. Run "npm run mails" in supabase/, then "supabase config push".`
          : `${name} is ${JSON.stringify(settingsOfProject[name] ?? null)} instead of ${JSON.stringify(expected)}. ${PUSH_HINT}`,
      );
  },
};

function readExpectedSettings(): Record<string, string | number | boolean> {
  const { auth } = readProjectConfig();
  const { email, mfa, rate_limit } = auth;
  const mails = { ...email.template, ...email.notification };
  const texts = namesOf(mails).flatMap((name): [string, string][] => {
    const suffix = name in email.notification ? `${name}_notification` : name;
    return [
      [`mailer_subjects_${suffix}`, mails[name].subject],
      [`mailer_templates_${suffix}_content`, renderAuthMail(name).html],
    ];
  });
  const notifications = Object.entries(email.notification).map(
    ([name, { enabled }]) => [`mailer_notifications_${name}_enabled`, enabled] as const,
  );
  return {
    ...Object.fromEntries<string | boolean>([...texts, ...notifications]),
    password_min_length: auth.minimum_password_length,
    security_update_password_require_reauthentication: email.secure_password_change,
    mailer_secure_email_change_enabled: email.double_confirm_changes,
    mfa_totp_enroll_enabled: mfa.totp.enroll_enabled,
    mfa_totp_verify_enabled: mfa.totp.verify_enabled,
    mfa_max_enrolled_factors: mfa.max_enrolled_factors,
    mailer_otp_length: email.otp_length,
    mailer_otp_exp: email.otp_expiry,
    jwt_exp: auth.jwt_expiry,
    security_refresh_token_reuse_interval: auth.refresh_token_reuse_interval,
    smtp_max_frequency: email.max_frequency,
    rate_limit_email_sent: rate_limit.email_sent,
    rate_limit_otp: rate_limit.sign_in_sign_ups,
    rate_limit_verify: rate_limit.token_verifications,
    rate_limit_token_refresh: rate_limit.token_refresh,
  };
}

function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
}
