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
  const { subjects, limits, rules, jwtExpirySeconds } = readProjectConfig();
  const mails = namesOf(subjects).flatMap((name): [string, string][] => {
    const suffix = name in rules.notifications ? `${name}_notification` : name;
    return [
      [`mailer_subjects_${suffix}`, subjects[name]],
      [`mailer_templates_${suffix}_content`, renderAuthMail(name).html],
    ];
  });
  const notifications = Object.entries(rules.notifications).map(
    ([name, isEnabled]) => [`mailer_notifications_${name}_enabled`, isEnabled] as const,
  );
  return {
    ...Object.fromEntries<string | boolean>([...mails, ...notifications]),
    password_min_length: rules.minimumPasswordLength,
    security_update_password_require_reauthentication: rules.isRecentSignInRequired,
    mailer_secure_email_change_enabled: rules.isEmailChangeDoublyConfirmed,
    mfa_totp_enroll_enabled: rules.mfa.isTotpEnrollEnabled,
    mfa_totp_verify_enabled: rules.mfa.isTotpVerifyEnabled,
    mfa_max_enrolled_factors: rules.mfa.maxFactors,
    mailer_otp_length: rules.otpLength,
    mailer_otp_exp: rules.otpExpirySeconds,
    jwt_exp: jwtExpirySeconds,
    security_refresh_token_reuse_interval: rules.refreshReuseSeconds,
    smtp_max_frequency: limits.mailPauseSeconds,
    rate_limit_email_sent: limits.mailsPerHour,
    rate_limit_otp: limits.signInsAndSignUps,
    rate_limit_verify: limits.verifications,
    rate_limit_token_refresh: limits.refreshes,
  };
}

function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
}
