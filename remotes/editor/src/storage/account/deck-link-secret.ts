import { hashBlob, hexOf } from '../assets/asset-store';

/** Bytes of a secret: 128 bits cannot be guessed. */
const SECRET_BYTES = 16;

const PASSWORD_ITERATIONS = 600_000;

/** Secret part of a link's address: letters, digits, hyphens and underscores. */
export function createLinkSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** SHA-256 of a text, in hex. */
export function hashText(text: string): Promise<string> {
  return hashBlob(new Blob([text]));
}

/** Key that is sent in place of a password, in hex. Slow to compute, so that a stolen hash of it is slow to guess. */
export async function derivePasswordKey(password: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const text = encoder.encode(password.normalize());
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const salt = encoder.encode(secret);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: PASSWORD_ITERATIONS };
  return hexOf(await crypto.subtle.deriveBits(algorithm, key, 256));
}
