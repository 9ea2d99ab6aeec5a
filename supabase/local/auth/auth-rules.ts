import type { NotificationName } from '../../mails/auth-mails';

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
