import { TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** Authenticator app of a test. Each code is of a later period than the one before, because a code works once. */
export class Authenticator {
  private lastPeriod = 0;
  private readonly totp: TOTP;

  constructor(secret: string) {
    this.totp = new TOTP({ secret });
  }

  /** The third code within half a minute would be of a period that the backend does not accept yet. */
  nextCode(): string {
    this.lastPeriod = Math.max(Math.floor(Date.now() / PERIOD_MS), this.lastPeriod + 1);
    return this.totp.generate({ timestamp: this.lastPeriod * PERIOD_MS });
  }

  /** Returns the last code again. */
  lastCode(): string {
    return this.totp.generate({ timestamp: this.lastPeriod * PERIOD_MS });
  }
}
