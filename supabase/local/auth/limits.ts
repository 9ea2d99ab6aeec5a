import { Limiter, type Limit } from '../http/limiter';

/**
 * Rate limits of the auth API. lite has none; these are GoTrue's, with the values of config.toml. Wrong passwords
 * are counted in addition, per email and client IP, so that a shared IP does not block its other users.
 */
export interface AuthLimits {
  wrongPasswordsPerAddress: Limit;
  wrongPasswordsPerCaller: Limit;
  signUpsPerCaller: Limit;
  mailsPerCaller: Limit;
  linksPerCaller: Limit;
  refreshesPerCaller: Limit;
  /** Total of all emails. */
  mails: Limit;
  /** Minimum interval between two emails to one recipient. */
  mailPauseSeconds: number;
}

/** Values of `[auth.rate_limit]` and `max_frequency` in config.toml. */
export interface ConfiguredLimits {
  signInsAndSignUps: number;
  verifications: number;
  refreshes: number;
  mailsPerHour: number;
  mailPauseSeconds: number;
}

const FIVE_MINUTES_SECONDS = 300;

export function limitsOf(configured: ConfiguredLimits): AuthLimits {
  const perFiveMinutes = (count: number): Limit => ({ count, windowSeconds: FIVE_MINUTES_SECONDS });
  return {
    wrongPasswordsPerAddress: perFiveMinutes(20),
    wrongPasswordsPerCaller: perFiveMinutes(200),
    signUpsPerCaller: perFiveMinutes(configured.signInsAndSignUps),
    mailsPerCaller: perFiveMinutes(configured.signInsAndSignUps),
    linksPerCaller: perFiveMinutes(configured.verifications),
    refreshesPerCaller: perFiveMinutes(configured.refreshes),
    mails: { count: configured.mailsPerHour, windowSeconds: 3600 },
    mailPauseSeconds: configured.mailPauseSeconds,
  };
}

const UNLIMITED: Limit = { count: Number.POSITIVE_INFINITY, windowSeconds: 1 };

/** Disables the limits for tests that sign up thousands of members from one IP. */
export const noLimits: AuthLimits = {
  wrongPasswordsPerAddress: UNLIMITED,
  wrongPasswordsPerCaller: UNLIMITED,
  signUpsPerCaller: UNLIMITED,
  mailsPerCaller: UNLIMITED,
  linksPerCaller: UNLIMITED,
  refreshesPerCaller: UNLIMITED,
  mails: UNLIMITED,
  mailPauseSeconds: 0,
};

export function createLimiters(limits: AuthLimits) {
  return {
    wrongPasswordsPerAddress: new Limiter(limits.wrongPasswordsPerAddress),
    wrongPasswordsPerCaller: new Limiter(limits.wrongPasswordsPerCaller),
    signUps: new Limiter(limits.signUpsPerCaller),
    mailRequests: new Limiter(limits.mailsPerCaller),
    links: new Limiter(limits.linksPerCaller),
    refreshes: new Limiter(limits.refreshesPerCaller),
    mails: new Limiter(limits.mails),
    mailPause: new Limiter({ count: 1, windowSeconds: limits.mailPauseSeconds }),
  };
}

export type AuthLimiters = ReturnType<typeof createLimiters>;
