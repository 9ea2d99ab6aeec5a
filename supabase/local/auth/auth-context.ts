import type { EmbeddedDatabase } from '../database/embedded-database';
import type { BearerCredential } from '../http/parse-bearer';
import type { AuthRequestBody } from './parse-auth-body';
import type { AuthLimiters } from './auth-limits';
import type { AuthMailer } from './auth-mailer';
import type { RedirectRules } from './choose-redirect-url';
import type { NotificationName } from '../../mails/auth-mails';

/** Dependencies of the auth routes in front of lite. */
export interface AuthContext {
  callLite(request: Request): Promise<Response>;
  sql: EmbeddedDatabase['sql'];
  mailer: AuthMailer;
  redirects: RedirectRules;
  rules: AuthRules;
  limiters: AuthLimiters;
  publishableKey: string;
  secretKey: string;
  /** Runs a task after the response was sent. The backend waits for it before it stops. */
  runAfterResponse(task: () => Promise<unknown>): void;
}

/** Parsed call of an auth route: normalized URL, body validated against the route's schema. */
export interface AuthRouteCall {
  /** Request for lite, with the normalized URL and the validated body. */
  request: Request;
  /** Path below /auth/v1. */
  path: string;
  query: URLSearchParams;
  body: AuthRequestBody;
  clientIp: string;
  bearer: BearerCredential;
}

/** Account settings of config.toml, except the rate limits. */
export interface AuthRules {
  isSignUpEnabled: boolean;
  minimumPasswordLength: number;
  /** `password_requirements`: a password needs a character of each set. */
  passwordCharacterSets: readonly string[];
  otpLength: number;
  otpExpirySeconds: number;
  /** Period in which a used refresh token still returns the newest token of its session. */
  refreshReuseSeconds: number;
  /** `double_confirm_changes`: the old and the new mailbox confirm a change of address. */
  isEmailChangeDoublyConfirmed: boolean;
  /** `secure_password_change`: an older session sets a password only with a code by email. */
  isRecentSignInRequired: boolean;
  /** `[auth.mfa]`: second factors. */
  mfa: { maxFactors: number; isTotpEnrollEnabled: boolean; isTotpVerifyEnabled: boolean };
  /** Emails about changes of the account; those of an address go to the previous one. */
  notifications: Readonly<Record<NotificationName, boolean>>;
}
