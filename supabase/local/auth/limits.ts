import { Limiter, type Limit } from '../http/limiter';

const fiveMinutes = 300;

/**
 * lite has no limits at all; these follow GoTrue's kinds. Wrong passwords are counted per address and per
 * caller, right ones are not: fifty members behind one address sign in freely, a guesser does not.
 */
export interface AuthLimits {
  wrongPasswordsPerAddress: Limit;
  wrongPasswordsPerCaller: Limit;
  signUpsPerCaller: Limit;
  mailsPerCaller: Limit;
  linksPerCaller: Limit;
  refreshesPerCaller: Limit;
  /** Pause between two mails to one address. */
  mailPauseSeconds: number;
}

export const defaultLimits: AuthLimits = {
  wrongPasswordsPerAddress: { count: 20, windowSeconds: fiveMinutes },
  wrongPasswordsPerCaller: { count: 200, windowSeconds: fiveMinutes },
  signUpsPerCaller: { count: 150, windowSeconds: fiveMinutes },
  mailsPerCaller: { count: 150, windowSeconds: fiveMinutes },
  linksPerCaller: { count: 150, windowSeconds: fiveMinutes },
  refreshesPerCaller: { count: 600, windowSeconds: fiveMinutes },
  mailPauseSeconds: 1,
};

const boundless: Limit = { count: Number.POSITIVE_INFINITY, windowSeconds: 1 };

/** For tests that make thousands of members from one machine. */
export const noLimits: AuthLimits = {
  wrongPasswordsPerAddress: boundless,
  wrongPasswordsPerCaller: boundless,
  signUpsPerCaller: boundless,
  mailsPerCaller: boundless,
  linksPerCaller: boundless,
  refreshesPerCaller: boundless,
  mailPauseSeconds: 0,
};

export function createLimiters(limits: AuthLimits) {
  return {
    wrongPasswordsPerAddress: new Limiter(limits.wrongPasswordsPerAddress),
    wrongPasswordsPerCaller: new Limiter(limits.wrongPasswordsPerCaller),
    signUps: new Limiter(limits.signUpsPerCaller),
    mails: new Limiter(limits.mailsPerCaller),
    links: new Limiter(limits.linksPerCaller),
    refreshes: new Limiter(limits.refreshesPerCaller),
    mailPause: new Limiter({ count: 1, windowSeconds: limits.mailPauseSeconds }),
  };
}

export type AuthLimiters = ReturnType<typeof createLimiters>;
