import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { PASSWORD_CHARACTER_SETS } from './auth/validate-password';
import type { AuthRules } from './auth/auth-context';
import type { ConfiguredAuthLimits } from './auth/auth-limits';
import type { AuthMailName, NotificationName } from '../mails/auth-mails';

/** Settings of config.toml that also apply to the embedded backend. */
export interface ProjectConfig {
  subjects: Record<AuthMailName, string>;
  jwtExpirySeconds: number;
  /** Schemas that the REST API exposes. */
  exposedSchemas: string[];
  /** Maximum number of rows in a response of the REST API. */
  maxRows: number;
  /** URLs that email links may redirect to, in addition to the site. */
  redirectUrls: string[];
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
  const flag = (...path: string[]) => requireValue(config, path, isFlag);
  const email = ['auth', 'email'] as const;
  const totp = ['auth', 'mfa', 'totp'] as const;
  const subject = (kind: 'template' | 'notification', name: AuthMailName) =>
    text(...email, kind, name, 'subject');
  const requirements = requireValue(config, ['auth', 'password_requirements'], isRequirements);
  return {
    subjects: {
      confirmation: subject('template', 'confirmation'),
      recovery: subject('template', 'recovery'),
      email_change: subject('template', 'email_change'),
      magic_link: subject('template', 'magic_link'),
      ...ofNotifications((name) => subject('notification', name)),
    },
    jwtExpirySeconds: count('auth', 'jwt_expiry'),
    exposedSchemas: requireValue(config, ['api', 'schemas'], isTexts),
    maxRows: count('api', 'max_rows'),
    redirectUrls: requireValue(config, ['auth', 'additional_redirect_urls'], isTexts),
    rules: {
      isSignUpEnabled: flag('auth', 'enable_signup'),
      minimumPasswordLength: count('auth', 'minimum_password_length'),
      passwordCharacterSets: PASSWORD_CHARACTER_SETS[requirements],
      otpLength: count(...email, 'otp_length'),
      otpExpirySeconds: count(...email, 'otp_expiry'),
      refreshReuseSeconds: count('auth', 'refresh_token_reuse_interval'),
      isEmailChangeDoublyConfirmed: flag(...email, 'double_confirm_changes'),
      isRecentSignInRequired: flag(...email, 'secure_password_change'),
      mfa: {
        maxFactors: count('auth', 'mfa', 'max_enrolled_factors'),
        isTotpEnrollEnabled: flag(...totp, 'enroll_enabled'),
        isTotpVerifyEnabled: flag(...totp, 'verify_enabled'),
      },
      notifications: ofNotifications((name) => flag(...email, 'notification', name, 'enabled')),
    },
    limits: {
      signInsAndSignUps: count('auth', 'rate_limit', 'sign_in_sign_ups'),
      verifications: count('auth', 'rate_limit', 'token_verifications'),
      refreshes: count('auth', 'rate_limit', 'token_refresh'),
      mailsPerHour: count('auth', 'rate_limit', 'email_sent'),
      mailPauseSeconds: parseSeconds(text(...email, 'max_frequency')),
    },
    isJwtRequired: (name) => valueAt(config, ['functions', name, 'verify_jwt']) !== false,
  };
}

function ofNotifications<Value>(
  read: (name: NotificationName) => Value,
): Record<NotificationName, Value> {
  return {
    password_changed: read('password_changed'),
    email_changed: read('email_changed'),
    mfa_factor_enrolled: read('mfa_factor_enrolled'),
    mfa_factor_unenrolled: read('mfa_factor_unenrolled'),
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
const isRequirements = (value: unknown): value is keyof typeof PASSWORD_CHARACTER_SETS =>
  isText(value) && Object.hasOwn(PASSWORD_CHARACTER_SETS, value);
const isFlag = (value: unknown) => typeof value === 'boolean';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Parses a Go duration: "1s", "2m". */
function parseSeconds(duration: string): number {
  const [, count, unit] = /^(\d+)([smh])$/.exec(duration) ?? [];
  const seconds = { s: 1, m: 60, h: 3600 }[unit ?? ''];
  if (seconds === undefined) throw new Error(`config.toml has a time that is none: ${duration}`);
  return Number(count) * seconds;
}
