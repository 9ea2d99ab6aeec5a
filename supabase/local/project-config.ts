import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { AuthRules } from './auth/auth-rules';
import type { ConfiguredAuthLimits } from './auth/auth-limits';
import type { AuthTemplateName } from './mail/auth-templates';

/** Settings of config.toml that also apply to the embedded backend. */
export interface ProjectConfig {
  subjects: Record<AuthTemplateName, string>;
  jwtExpirySeconds: number;
  otpExpirySeconds: number;
  /** Schemas that the REST API exposes. */
  exposedSchemas: string[];
  rules: AuthRules;
  limits: ConfiguredAuthLimits;
  /** Whether the platform verifies the access token before it runs the function. Default: true. */
  isJwtRequired(functionName: string): boolean;
}

/** Reads supabase/config.toml. */
export function readProjectConfig(): ProjectConfig {
  return parseProjectConfig(readFileSync(new URL('../config.toml', import.meta.url), 'utf8'));
}

/** @throws Error that names a value which is missing or of another type */
export function parseProjectConfig(toml: string): ProjectConfig {
  const config = parse(toml);
  const text = (...path: string[]) => requireValue(config, path, isText);
  const count = (...path: string[]) => requireValue(config, path, isNumber);
  const subject = (template: AuthTemplateName) =>
    text('auth', 'email', 'template', template, 'subject');
  return {
    subjects: {
      confirmation: subject('confirmation'),
      recovery: subject('recovery'),
      email_change: subject('email_change'),
      magic_link: subject('magic_link'),
    },
    jwtExpirySeconds: count('auth', 'jwt_expiry'),
    otpExpirySeconds: count('auth', 'email', 'otp_expiry'),
    exposedSchemas: requireValue(config, ['api', 'schemas'], isTexts),
    rules: {
      minimumPasswordLength: count('auth', 'minimum_password_length'),
      otpLength: count('auth', 'email', 'otp_length'),
      refreshReuseSeconds: count('auth', 'refresh_token_reuse_interval'),
    },
    limits: {
      signInsAndSignUps: count('auth', 'rate_limit', 'sign_in_sign_ups'),
      verifications: count('auth', 'rate_limit', 'token_verifications'),
      refreshes: count('auth', 'rate_limit', 'token_refresh'),
      mailsPerHour: count('auth', 'rate_limit', 'email_sent'),
      mailPauseSeconds: parseSeconds(text('auth', 'email', 'max_frequency')),
    },
    isJwtRequired: (name) => valueAt(config, ['functions', name, 'verify_jwt']) !== false,
  };
}

function requireValue<Value>(
  config: unknown,
  path: string[],
  isValue: (value: unknown) => value is Value,
): Value {
  const value = valueAt(config, path);
  if (!isValue(value)) throw new Error(`config.toml has no usable ${path.join('.')}`);
  return value;
}

function valueAt(config: unknown, path: string[]): unknown {
  return path.reduce<unknown>((table, key) => Reflect.get(Object(table), key), config);
}

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Parses a Go duration: "1s", "2m". */
function parseSeconds(duration: string): number {
  const [, count, unit] = /^(\d+)([smh])$/.exec(duration) ?? [];
  const seconds = { s: 1, m: 60, h: 3600 }[unit ?? ''];
  if (seconds === undefined) throw new Error(`config.toml has a time that is none: ${duration}`);
  return Number(count) * seconds;
}
