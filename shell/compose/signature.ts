import { createHash, webcrypto } from 'node:crypto';
import { hashFiles, listFiles } from '@site/build/version';
import type { AppName } from '@site/contract';

/** What a signature says: this app in this version is exactly these bytes. */
export type Signed = { app: AppName; version: string; content: string };

/** In the store below `signatures/<app>/<version>/`, one for each key. */
export type Signature = Signed & {
  /** The public key, as the settings name it. */
  key: string;
  signature: string;
};

const algorithm = 'Ed25519';

/** Names and bytes of everything in a version's folder, what a server runs and what a browser loads. */
export function contentOf(folder: string): string {
  return hashFiles(folder, listFiles(folder));
}

export function signaturePrefix({ app, version }: Pick<Signed, 'app' | 'version'>): string {
  return `signatures/${app}/${version}/`;
}

export function signatureKey(signed: Signed, publicKey: string): string {
  const name = createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
  return `${signaturePrefix(signed)}${name}.json`;
}

/** A new pair: the public half for the settings, the private one for the pipeline's secrets. */
export async function makeKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const { subtle } = webcrypto;
  const pair = await subtle.generateKey(algorithm, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('This Node makes no Ed25519 keys.');
  return {
    publicKey: toText(await subtle.exportKey('raw', pair.publicKey)),
    privateKey: toText(await subtle.exportKey('pkcs8', pair.privateKey)),
  };
}

/** @throws when the private key is none */
export async function sign(signed: Signed, privateKey: string): Promise<Signature> {
  const { subtle } = webcrypto;
  const pkcs8 = Buffer.from(privateKey, 'base64');
  const key = await subtle.importKey('pkcs8', pkcs8, algorithm, true, ['sign']).catch(() => {
    throw new Error(
      'SITE_SIGNING_KEY holds no private key. Make a pair with npm run sign -- key, and copy the whole line.',
    );
  });
  const signature = toText(await subtle.sign(algorithm, key, messageOf(signed)));
  const { x = '' } = await subtle.exportKey('jwk', key);
  return { ...signed, key: Buffer.from(x, 'base64url').toString('base64'), signature };
}

export async function isSignedBy(
  signed: Signed,
  { signature }: Pick<Signature, 'signature'>,
  publicKey: string,
): Promise<boolean> {
  const { subtle } = webcrypto;
  const raw = Buffer.from(publicKey, 'base64');
  const key = await subtle.importKey('raw', raw, algorithm, true, ['verify']);
  return subtle.verify(algorithm, key, Buffer.from(signature, 'base64'), messageOf(signed));
}

/** The first line keeps a signature from meaning anything elsewhere. */
function messageOf({ app, version, content }: Signed): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`site version\n${app}\n${version}\n${content}\n`);
}

function toText(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString('base64');
}
