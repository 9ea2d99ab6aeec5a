import { namesOf } from '@site/contract';
import type { ProjectConfig } from '../project-config';
import { RateLimiter, type RateLimit } from '../http/rate-limiter';

const FIVE_MINUTES_SECONDS = 300;
/** Fixed in GoTrue. */
const BURST_PER_IP = 30;
/** Challenges and verifications of second factors in five minutes, GoTrue's default. */
const FACTOR_CALLS = 75;

/**
 * Rate limits of the auth API. lite has none; these are GoTrue's, with the values of config.toml. Wrong passwords are
 * counted in addition, per email and client IP, so that a shared IP does not block its other users.
 */
export function createAuthLimiters({ rate_limit, email }: ProjectConfig['auth']) {
  const perIp = (count: number) =>
    new RateLimiter({ burst: BURST_PER_IP, refillSeconds: FIVE_MINUTES_SECONDS / count });
  const wrong = (burst: number) => new RateLimiter({ burst, refillSeconds: FIVE_MINUTES_SECONDS });
  return {
    wrongPasswordsPerEmail: wrong(20),
    wrongCodesPerFactor: wrong(5),
    /** Sign-ins and refreshes together. */
    tokens: perIp(rate_limit.token_refresh),
    signUps: perIp(rate_limit.sign_in_sign_ups),
    userUpdates: perIp(rate_limit.sign_in_sign_ups),
    mailRequests: perIp(rate_limit.sign_in_sign_ups),
    links: perIp(rate_limit.token_verifications),
    challenges: perIp(FACTOR_CALLS),
    factorVerifications: perIp(FACTOR_CALLS),
    /** Total of all emails. */
    mailsPerProject: new RateLimiter({
      burst: rate_limit.email_sent,
      refillSeconds: 3600 / rate_limit.email_sent,
    }),
    /** Interval between two emails to one recipient. */
    mailsPerRecipient: new RateLimiter({ burst: 1, refillSeconds: email.max_frequency }),
  };
}

export type AuthLimiters = ReturnType<typeof createAuthLimiters>;

/** Limits for tests that sign up thousands of members from one IP. */
export function createNoLimiters(config: ProjectConfig['auth']): AuthLimiters {
  const unlimited: RateLimit = { burst: Number.POSITIVE_INFINITY, refillSeconds: 1 };
  const limiters = createAuthLimiters(config);
  for (const name of namesOf(limiters)) limiters[name] = new RateLimiter(unlimited);
  return limiters;
}
