import { RateLimiter, type RateLimit } from '../http/rate-limiter';

/**
 * Rate limits of the auth API. lite has none; these are GoTrue's, with the values of config.toml. Wrong passwords
 * are counted in addition, per email and client IP, so that a shared IP does not block its other users.
 */
export interface AuthLimits {
  wrongPasswordsPerEmail: RateLimit;
  /** Sign-ins and refreshes together. */
  tokensPerIp: RateLimit;
  signUpsPerIp: RateLimit;
  userUpdatesPerIp: RateLimit;
  mailRequestsPerIp: RateLimit;
  verificationsPerIp: RateLimit;
  challengesPerIp: RateLimit;
  factorVerificationsPerIp: RateLimit;
  wrongCodesPerFactor: RateLimit;
  /** Total of all emails. */
  mailsPerProject: RateLimit;
  /** Interval between two emails to one recipient. */
  mailsPerRecipient: RateLimit;
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
/** Fixed in GoTrue. */
const BURST_PER_IP = 30;
/** Challenges and verifications of second factors, GoTrue's default. */
const FACTOR_CALLS_PER_MINUTE = 15;

export function toAuthLimits(configured: ConfiguredAuthLimits): AuthLimits {
  const perFiveMinutes = (count: number): RateLimit => ({
    burst: BURST_PER_IP,
    refillSeconds: FIVE_MINUTES_SECONDS / count,
  });
  const perMinute = (count: number) => perFiveMinutes(count * 5);
  return {
    wrongPasswordsPerEmail: { burst: 20, refillSeconds: FIVE_MINUTES_SECONDS },
    tokensPerIp: perFiveMinutes(configured.refreshes),
    signUpsPerIp: perFiveMinutes(configured.signInsAndSignUps),
    userUpdatesPerIp: perFiveMinutes(configured.signInsAndSignUps),
    mailRequestsPerIp: perFiveMinutes(configured.signInsAndSignUps),
    verificationsPerIp: perFiveMinutes(configured.verifications),
    challengesPerIp: perMinute(FACTOR_CALLS_PER_MINUTE),
    factorVerificationsPerIp: perMinute(FACTOR_CALLS_PER_MINUTE),
    wrongCodesPerFactor: { burst: 5, refillSeconds: FIVE_MINUTES_SECONDS },
    mailsPerProject: {
      burst: configured.mailsPerHour,
      refillSeconds: 3600 / configured.mailsPerHour,
    },
    mailsPerRecipient: { burst: 1, refillSeconds: configured.mailPauseSeconds },
  };
}

const UNLIMITED: RateLimit = { burst: Number.POSITIVE_INFINITY, refillSeconds: 1 };

/** Disables the limits for tests that sign up thousands of members from one IP. */
export const NO_AUTH_LIMITS: AuthLimits = {
  wrongPasswordsPerEmail: UNLIMITED,
  tokensPerIp: UNLIMITED,
  signUpsPerIp: UNLIMITED,
  userUpdatesPerIp: UNLIMITED,
  mailRequestsPerIp: UNLIMITED,
  verificationsPerIp: UNLIMITED,
  challengesPerIp: UNLIMITED,
  factorVerificationsPerIp: UNLIMITED,
  wrongCodesPerFactor: UNLIMITED,
  mailsPerProject: UNLIMITED,
  mailsPerRecipient: UNLIMITED,
};

export function createAuthLimiters(limits: AuthLimits) {
  return {
    wrongPasswordsPerEmail: new RateLimiter(limits.wrongPasswordsPerEmail),
    tokens: new RateLimiter(limits.tokensPerIp),
    signUps: new RateLimiter(limits.signUpsPerIp),
    userUpdates: new RateLimiter(limits.userUpdatesPerIp),
    mailRequests: new RateLimiter(limits.mailRequestsPerIp),
    challenges: new RateLimiter(limits.challengesPerIp),
    factorVerifications: new RateLimiter(limits.factorVerificationsPerIp),
    wrongCodesPerFactor: new RateLimiter(limits.wrongCodesPerFactor),
    links: new RateLimiter(limits.verificationsPerIp),
    mailsPerProject: new RateLimiter(limits.mailsPerProject),
    mailsPerRecipient: new RateLimiter(limits.mailsPerRecipient),
  };
}

export type AuthLimiters = ReturnType<typeof createAuthLimiters>;
