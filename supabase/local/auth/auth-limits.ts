import { RateLimiter, type RateLimit } from '../http/rate-limiter';

/**
 * Rate limits of the auth API. lite has none; these are GoTrue's, with the values of config.toml. Wrong passwords
 * are counted in addition, per email and client IP, so that a shared IP does not block its other users.
 */
export interface AuthLimits {
  wrongPasswordsPerEmail: RateLimit;
  wrongPasswordsPerIp: RateLimit;
  signUpsPerIp: RateLimit;
  mailRequestsPerIp: RateLimit;
  verificationsPerIp: RateLimit;
  refreshesPerIp: RateLimit;
  /** Total of all emails. */
  mailsPerProject: RateLimit;
  /** Minimum interval between two emails to one recipient. */
  mailPauseSeconds: number;
}

/** Values of `[auth.rate_limit]` and `max_frequency` in config.toml. */
export interface ConfiguredAuthLimits {
  signInsAndSignUps: number;
  verifications: number;
  refreshes: number;
  mailsPerHour: number;
  mailPauseSeconds: number;
}

const FIVE_MINUTES_SECONDS = 300;

export function toAuthLimits(configured: ConfiguredAuthLimits): AuthLimits {
  const perFiveMinutes = (count: number): RateLimit => ({
    count,
    windowSeconds: FIVE_MINUTES_SECONDS,
  });
  return {
    wrongPasswordsPerEmail: perFiveMinutes(20),
    wrongPasswordsPerIp: perFiveMinutes(200),
    signUpsPerIp: perFiveMinutes(configured.signInsAndSignUps),
    mailRequestsPerIp: perFiveMinutes(configured.signInsAndSignUps),
    verificationsPerIp: perFiveMinutes(configured.verifications),
    refreshesPerIp: perFiveMinutes(configured.refreshes),
    mailsPerProject: { count: configured.mailsPerHour, windowSeconds: 3600 },
    mailPauseSeconds: configured.mailPauseSeconds,
  };
}

const UNLIMITED: RateLimit = { count: Number.POSITIVE_INFINITY, windowSeconds: 1 };

/** Disables the limits for tests that sign up thousands of members from one IP. */
export const NO_AUTH_LIMITS: AuthLimits = {
  wrongPasswordsPerEmail: UNLIMITED,
  wrongPasswordsPerIp: UNLIMITED,
  signUpsPerIp: UNLIMITED,
  mailRequestsPerIp: UNLIMITED,
  verificationsPerIp: UNLIMITED,
  refreshesPerIp: UNLIMITED,
  mailsPerProject: UNLIMITED,
  mailPauseSeconds: 0,
};

export function createAuthLimiters(limits: AuthLimits) {
  return {
    wrongPasswordsPerEmail: new RateLimiter(limits.wrongPasswordsPerEmail),
    wrongPasswordsPerIp: new RateLimiter(limits.wrongPasswordsPerIp),
    signUps: new RateLimiter(limits.signUpsPerIp),
    mailRequests: new RateLimiter(limits.mailRequestsPerIp),
    links: new RateLimiter(limits.verificationsPerIp),
    refreshes: new RateLimiter(limits.refreshesPerIp),
    mailsPerProject: new RateLimiter(limits.mailsPerProject),
    mailPause: new RateLimiter({ count: 1, windowSeconds: limits.mailPauseSeconds }),
  };
}

export type AuthLimiters = ReturnType<typeof createAuthLimiters>;
