export interface RateLimit {
  /** Maximum per window. */
  count: number;
  windowSeconds: number;
}

/** Fixed-window rate limiter per key. In memory: a restart resets it. */
export class RateLimiter {
  private readonly windows = new Map<string, { used: number; endsAt: number }>();

  constructor(
    private readonly limit: RateLimit,
    private readonly now: () => number = Date.now,
  ) {}

  /** Seconds until the next call of the key is allowed; 0 if it is allowed now. */
  secondsUntilAllowed(key: string): number {
    const window = this.windows.get(key);
    if (!window || window.endsAt <= this.now() || window.used < this.limit.count) return 0;
    return Math.ceil((window.endsAt - this.now()) / 1000);
  }

  /** Counts one call. */
  consume(key: string): void {
    const now = this.now();
    const window = this.windows.get(key);
    if (window && window.endsAt > now) {
      window.used += 1;
      return;
    }
    if (this.windows.size > 10_000) this.deleteExpired(now);
    this.windows.set(key, { used: 1, endsAt: now + this.limit.windowSeconds * 1000 });
  }

  /** Reverts one count, for calls to which the limit does not apply. */
  refund(key: string): void {
    const window = this.windows.get(key);
    if (window) window.used -= 1;
  }

  private deleteExpired(now: number): void {
    for (const [key, window] of this.windows) if (window.endsAt <= now) this.windows.delete(key);
  }
}
