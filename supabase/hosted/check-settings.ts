import { readFileSync } from 'node:fs';
import { readProjectConfig } from '../local/project-config';
import type { Check } from './project';

const push = 'Run "supabase config push".';

/** Mail templates, limits and times cannot be seen from outside: they are read through Supabase's own API. */
export const settings: Check = {
  name: 'Mail templates, limits and times',
  async findDifferences({ url, management }) {
    if (!management)
      return [
        'Not looked at: make an access token at supabase.com/dashboard/account/tokens and set SUPABASE_ACCESS_TOKEN.',
      ];
    const ref = new URL(url).host.split('.')[0];
    const answer = await fetch(new URL(`/v1/projects/${ref}/config/auth`, management.url), {
      headers: { authorization: `Bearer ${management.accessToken}` },
    });
    if (!answer.ok)
      return [
        `The settings cannot be read (${answer.status}): the access token is not for this project.`,
      ];
    const found: Record<string, unknown> = await answer.json();
    return Object.entries(wantedSettings())
      .filter(([name, wanted]) => textOf(found[name]) !== textOf(wanted))
      .map(([name, wanted]) =>
        name.endsWith('_content')
          ? `The mail template ${name} is another one than in supabase/templates. ${push}`
          : `${name} is ${JSON.stringify(found[name] ?? null)} instead of ${JSON.stringify(wanted)}. ${push}`,
      );
  },
};

function wantedSettings(): Record<string, string | number> {
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
