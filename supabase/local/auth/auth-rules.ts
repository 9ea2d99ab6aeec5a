/** What config.toml says about accounts, beside the limits. */
export interface AuthRules {
  minimumPasswordLength: number;
  otpLength: number;
  /** For how long a refresh token that was used already still leads to its session's newest one. */
  refreshReuseSeconds: number;
}
