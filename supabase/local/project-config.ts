import { readFileSync } from 'node:fs';
import type { AuthRules } from './auth/auth-rules';
import type { ConfiguredLimits } from './auth/limits';
import type { AuthTemplate } from './mail/auth-templates';

export interface ProjectConfig {
  subjects: Record<AuthTemplate, string>;
  jwtExpirySeconds: number;
  otpExpirySeconds: number;
  /** Schemas that the REST layer shows. */
  exposedSchemas: string[];
  rules: AuthRules;
  limits: ConfiguredLimits;
  /** Whether the platform checks a function's caller before the function runs; its default is yes. */
  verifiesJwt(functionName: string): boolean;
}

/** The values of config.toml that also hold on this machine, so that they are written once. */
export function readProjectConfig(): ProjectConfig {
  const values = parse(readFileSync(new URL('../config.toml', import.meta.url), 'utf8'));
  const text = (key: string): string => {
    const value = values.get(key);
    if (value === undefined) throw new Error(`config.toml has no ${key}`);
    return value;
  };
  return {
    subjects: {
      confirmation: text('auth.email.template.confirmation.subject'),
      recovery: text('auth.email.template.recovery.subject'),
      email_change: text('auth.email.template.email_change.subject'),
      magic_link: text('auth.email.template.magic_link.subject'),
    },
    jwtExpirySeconds: Number(text('auth.jwt_expiry')),
    otpExpirySeconds: Number(text('auth.email.otp_expiry')),
    exposedSchemas: JSON.parse(text('api.schemas')),
    rules: {
      minimumPasswordLength: Number(text('auth.minimum_password_length')),
      otpLength: Number(text('auth.email.otp_length')),
      refreshReuseSeconds: Number(text('auth.refresh_token_reuse_interval')),
    },
    limits: {
      signInsAndSignUps: Number(text('auth.rate_limit.sign_in_sign_ups')),
      verifications: Number(text('auth.rate_limit.token_verifications')),
      refreshes: Number(text('auth.rate_limit.token_refresh')),
      mailsPerHour: Number(text('auth.rate_limit.email_sent')),
      mailPauseSeconds: secondsOf(text('auth.email.max_frequency')),
    },
    verifiesJwt: (name) => values.get(`functions.${name}.verify_jwt`) !== 'false',
  };
}

/** Go's way of writing a time: "1s", "2m". */
function secondsOf(duration: string): number {
  const [, count, unit] = /^(\d+)([smh])$/.exec(duration) ?? [];
  const seconds = { s: 1, m: 60, h: 3600 }[unit ?? ''];
  if (seconds === undefined) throw new Error(`config.toml has a time that is none: ${duration}`);
  return Number(count) * seconds;
}

/** Tables and one-line values are all of TOML that the file uses for them. */
function parse(toml: string): Map<string, string> {
  const values = new Map<string, string>();
  let table = '';
  for (const line of toml.split(/\r?\n/)) {
    const [, opened] = /^\[([\w.-]+)\]$/.exec(line) ?? [];
    if (opened !== undefined) table = opened;
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined)
      values.set(`${table}.${key}`, value.replace(/^"(.*)"$/, '$1'));
  }
  return values;
}
