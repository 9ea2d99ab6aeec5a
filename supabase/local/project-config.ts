import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
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
  return parseProjectConfig(readFileSync(new URL('../config.toml', import.meta.url), 'utf8'));
}

/** @throws with a sentence, when a value is missing or of another kind */
export function parseProjectConfig(toml: string): ProjectConfig {
  const config = parse(toml);
  const text = (...path: string[]) => demand(config, path, isText);
  const count = (...path: string[]) => demand(config, path, isNumber);
  const subject = (template: AuthTemplate) =>
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
    exposedSchemas: demand(config, ['api', 'schemas'], isTexts),
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
      mailPauseSeconds: secondsOf(text('auth', 'email', 'max_frequency')),
    },
    verifiesJwt: (name) => valueAt(config, ['functions', name, 'verify_jwt']) !== false,
  };
}

function demand<Value>(
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

/** Go's way of writing a time: "1s", "2m". */
function secondsOf(duration: string): number {
  const [, count, unit] = /^(\d+)([smh])$/.exec(duration) ?? [];
  const seconds = { s: 1, m: 60, h: 3600 }[unit ?? ''];
  if (seconds === undefined) throw new Error(`config.toml has a time that is none: ${duration}`);
  return Number(count) * seconds;
}
