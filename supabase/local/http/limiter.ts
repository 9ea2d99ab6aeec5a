export interface Limit {
  /** How many in one window. */
  count: number;
  windowSeconds: number;
}

/** Counts per key in fixed windows. In memory: a restart forgives. */
export class Limiter {
  private readonly windows = new Map<string, { used: number; endsAt: number }>();

  constructor(
    private readonly limit: Limit,
    private readonly now: () => number = Date.now,
  ) {}

  /** Seconds until the key may go on; 0 when it may now. */
  waitFor(key: string): number {
    const window = this.windows.get(key);
    if (!window || window.endsAt <= this.now() || window.used < this.limit.count) return 0;
    return Math.ceil((window.endsAt - this.now()) / 1000);
  }

  count(key: string): void {
    const now = this.now();
    const window = this.windows.get(key);
    if (window && window.endsAt > now) {
      window.used += 1;
      return;
    }
    if (this.windows.size > 10_000) this.forgetPast(now);
    this.windows.set(key, { used: 1, endsAt: now + this.limit.windowSeconds * 1000 });
  }

  /** Takes one count back: the attempt was none of those that are limited. */
  forgive(key: string): void {
    const window = this.windows.get(key);
    if (window) window.used -= 1;
  }

  private forgetPast(now: number): void {
    for (const [key, window] of this.windows) if (window.endsAt <= now) this.windows.delete(key);
  }
}
