import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Accepted difference between the clocks, in periods. */
const WINDOW = 1;

interface AuthenticatorKey {
  /** Base32. */
  secret: string;
  /** `otpauth:` URI, the content of the QR code. */
  uri: string;
  /** SVG. */
  qr_code: string;
}

export function createAuthenticatorKey(issuer: string, email: string): AuthenticatorKey {
  const totp = new TOTP({ issuer, label: email, secret: new Secret({ size: SECRET_BYTES }) });
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr_code: renderSVG(uri) };
}

/** Number of the period in which a code is valid, or `undefined` if it is none of the accepted ones. */
export function findPeriodOfCode(
  secret: string,
  code: string,
  now = Date.now(),
): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const difference = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return difference === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + difference;
}
