export interface RateLimit {
  /** Calls that are allowed at once. */
  burst: number;
  /** Time until a further call is allowed. */
  refillSeconds: number;
}

/** Token bucket per key, as in GoTrue. In memory: a restart resets it. */
export class RateLimiter {
  private readonly buckets = new Map<string, { tokens: number; updatedAt: number }>();

  constructor(
    private readonly limit: RateLimit,
    private readonly now: () => number = Date.now,
  ) {}

  /** Seconds until the next call of the key is allowed; 0 if it is allowed now. */
  secondsUntilAllowed(key: string): number {
    const missing = 1 - this.tokensOf(key);
    return missing <= 0 ? 0 : Math.ceil(missing * this.limit.refillSeconds);
  }

  /** Counts one call. */
  consume(key: string): void {
    this.setTokens(key, this.tokensOf(key) - 1);
  }

  /** Counts a call if it is allowed; returns whether it is. */
  tryConsume(key: string): boolean {
    if (this.secondsUntilAllowed(key) > 0) return false;
    this.consume(key);
    return true;
  }

  /** Reverts one count, for calls to which the limit does not apply. */
  refund(key: string): void {
    this.setTokens(key, this.tokensOf(key) + 1);
  }

  private tokensOf(key: string): number {
    const { burst, refillSeconds } = this.limit;
    const bucket = this.buckets.get(key);
    if (!bucket) return burst;
    const elapsedSeconds = (this.now() - bucket.updatedAt) / 1000;
    return Math.min(burst, bucket.tokens + elapsedSeconds / refillSeconds);
  }

  private setTokens(key: string, tokens: number): void {
    if (this.buckets.size > 10_000) this.deleteFull();
    this.buckets.set(key, { tokens, updatedAt: this.now() });
  }

  private deleteFull(): void {
    for (const key of this.buckets.keys())
      if (this.tokensOf(key) >= this.limit.burst) this.buckets.delete(key);
  }
}
