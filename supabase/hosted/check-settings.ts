import { readFileSync } from 'node:fs';
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
          ? `The mail template ${name} is another one than in supabase/templates. ${PUSH_HINT}`
          : `${name} is ${JSON.stringify(settingsOfProject[name] ?? null)} instead of ${JSON.stringify(expected)}. ${PUSH_HINT}`,
      );
  },
};

function readExpectedSettings(): Record<string, string | number> {
  const { subjects, limits, rules, jwtExpirySeconds, otpExpirySeconds } = readProjectConfig();
  const mails = Object.entries(subjects).flatMap(([name, subject]): [string, string][] => [
    [`mailer_subjects_${name}`, subject],
    [`mailer_templates_${name}_content`, readTemplate(`${name}.html`)],
  ]);
  return {
    ...Object.fromEntries(mails),
    password_min_length: rules.minimumPasswordLength,
    mailer_otp_length: rules.otpLength,
    mailer_otp_exp: otpExpirySeconds,
    jwt_exp: jwtExpirySeconds,
    security_refresh_token_reuse_interval: rules.refreshReuseSeconds,
    smtp_max_frequency: limits.mailPauseSeconds,
    rate_limit_email_sent: limits.mailsPerHour,
    rate_limit_otp: limits.signInsAndSignUps,
    rate_limit_verify: limits.verifications,
    rate_limit_token_refresh: limits.refreshes,
  };
}

function readTemplate(name: string): string {
  return readFileSync(new URL(`../templates/${name}`, import.meta.url), 'utf8');
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
