import { readFileSync } from 'node:fs';
import type { AuthTemplate } from './mail/auth-templates';

export interface ProjectConfig {
  subjects: Record<AuthTemplate, string>;
  jwtExpirySeconds: number;
  otpExpirySeconds: number;
  minimumPasswordLength: number;
  passwordRequirements: string;
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
    minimumPasswordLength: Number(text('auth.minimum_password_length')),
    passwordRequirements: text('auth.password_requirements'),
    verifiesJwt: (name) => values.get(`functions.${name}.verify_jwt`) !== 'false',
  };
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
