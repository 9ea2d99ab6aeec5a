/** Account settings of config.toml, except the rate limits. */
export interface AuthRules {
  minimumPasswordLength: number;
  otpLength: number;
  /** Period in which a used refresh token still returns the newest token of its session. */
  refreshReuseSeconds: number;
}
