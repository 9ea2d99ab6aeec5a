import { Limiter, type Limit } from '../http/limiter';

/**
 * lite has no limits at all; these are GoTrue's, with the numbers of config.toml. Wrong passwords are counted
 * besides, per address and per caller: fifty members behind one address sign in freely, a guesser does not.
 */
export interface AuthLimits {
  wrongPasswordsPerAddress: Limit;
  wrongPasswordsPerCaller: Limit;
  signUpsPerCaller: Limit;
  mailsPerCaller: Limit;
  linksPerCaller: Limit;
  refreshesPerCaller: Limit;
  /** All mails of the project. */
  mails: Limit;
  /** Pause between two mails to one address. */
  mailPauseSeconds: number;
}

/** The numbers of `[auth.rate_limit]` and `max_frequency`. */
export interface ConfiguredLimits {
  signInsAndSignUps: number;
  verifications: number;
  refreshes: number;
  mailsPerHour: number;
  mailPauseSeconds: number;
}

const fiveMinutes = 300;

export function limitsOf(configured: ConfiguredLimits): AuthLimits {
  const perFiveMinutes = (count: number): Limit => ({ count, windowSeconds: fiveMinutes });
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

const boundless: Limit = { count: Number.POSITIVE_INFINITY, windowSeconds: 1 };

/** For tests that make thousands of members from one machine. */
export const noLimits: AuthLimits = {
  wrongPasswordsPerAddress: boundless,
  wrongPasswordsPerCaller: boundless,
  signUpsPerCaller: boundless,
  mailsPerCaller: boundless,
  linksPerCaller: boundless,
  refreshesPerCaller: boundless,
  mails: boundless,
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
