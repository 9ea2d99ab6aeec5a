import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { namesOf } from '@site/contract';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
/** Those of the site's own checklist. */
const SYMBOLS = '!@#?[]';

/** Sets of characters by `password_requirements`; a password needs a character of each. */
const PASSWORD_CHARACTER_SETS = {
  '': [],
  letters_digits: [LOWER + UPPER, DIGITS],
  lower_upper_letters_digits: [LOWER, UPPER, DIGITS],
  lower_upper_letters_digits_symbols: [LOWER, UPPER, DIGITS, SYMBOLS],
} as const;

const mail = v.object({ subject: v.string() });
const notification = v.object({ subject: v.string(), enabled: v.boolean() });

const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600 };

/** A Go duration such as "1s" or "2m", as seconds. */
const duration = v.pipe(
  v.string(),
  v.regex(/^\d+[smh]$/),
  v.transform((text) => Number.parseInt(text) * (SECONDS[text.slice(-1)] ?? 1)),
);

const ConfigSchema = v.object({
  api: v.object({ schemas: v.array(v.string()), max_rows: v.number() }),
  auth: v.object({
    jwt_expiry: v.number(),
    /** Seconds in which a used refresh token still returns the newest token of its session. */
    refresh_token_reuse_interval: v.number(),
    enable_signup: v.boolean(),
    minimum_password_length: v.number(),
    /** Sets of characters; a password needs one of each. */
    password_requirements: v.pipe(
      v.picklist(namesOf(PASSWORD_CHARACTER_SETS)),
      v.transform((name): readonly string[] => PASSWORD_CHARACTER_SETS[name]),
    ),
    rate_limit: v.object({
      email_sent: v.number(),
      token_refresh: v.number(),
      sign_in_sign_ups: v.number(),
      token_verifications: v.number(),
    }),
    email: v.object({
      /** The old and the new mailbox confirm a change of address. */
      double_confirm_changes: v.boolean(),
      /** An older session sets no password. */
      secure_password_change: v.boolean(),
      max_frequency: duration,
      otp_length: v.number(),
      otp_expiry: v.number(),
      template: v.object({
        confirmation: mail,
        recovery: mail,
        email_change: mail,
        magic_link: mail,
      }),
      /** Emails about changes of the account; those of an address go to the previous one. */
      notification: v.object({
        password_changed: notification,
        email_changed: notification,
        mfa_factor_enrolled: notification,
        mfa_factor_unenrolled: notification,
      }),
    }),
    mfa: v.object({
      max_enrolled_factors: v.number(),
      totp: v.object({ enroll_enabled: v.boolean(), verify_enabled: v.boolean() }),
    }),
  }),
  /** Whether the platform verifies the access token before it runs a function. */
  functions: v.record(v.string(), v.object({ verify_jwt: v.optional(v.boolean(), true) })),
});

/** Settings of config.toml that also apply to the embedded backend, with their names there. */
export type ProjectConfig = v.InferOutput<typeof ConfigSchema>;

/** Reads supabase/config.toml. */
export function readProjectConfig(): ProjectConfig {
  return parseProjectConfig(readFileSync(new URL('../config.toml', import.meta.url), 'utf8'));
}

/** @throws Error that names a value which is missing or of another type */
export function parseProjectConfig(toml: string): ProjectConfig {
  const { success, output, issues } = v.safeParse(ConfigSchema, parse(toml));
  if (success) return output;
  throw new Error(`config.toml has no usable ${v.getDotPath(issues[0])}`);
}
