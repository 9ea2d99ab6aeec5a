import { createHash, webcrypto } from 'node:crypto';
import { hashFiles, listFiles } from '@site/node';
import type { ReleaseUnit } from '@site/contract';

/** Statement of a signature: this version of the unit, this decision by its number, or this
 * proposal by its id, has exactly this content hash. */
export type SignedStatement = {
  unit: ReleaseUnit | 'decision' | 'proposal';
  version: string;
  content: string;
  /**
   * For versions of apps: rises with each version that is signed to be released, so that an earlier one is recognised.
   * Whole and at least 1.
   */
  number?: number;
};

/** Signature in the store, below `signatures/<unit>/<version>/`, one per key. */
export type Signature = SignedStatement & {
  /** Public key as listed in the settings. */
  key: string;
  signature: string;
};

const ALGORITHM = 'Ed25519';

/**
 * Hashes names and bytes of all files of a version. Compressed copies are none of it: they are written where files are
 * served, and nobody who holds a key reads them.
 */
export function hashVersionFolder(folder: string): string {
  return hashFiles(folder, listVersionFiles(folder));
}

/** Lists the files of a version without the compressed copies beside them. */
export function listVersionFiles(folder: string): string[] {
  const files = new Set(listFiles(folder));
  return [...files].filter((file) => !isCompressedCopy(file, files));
}

function isCompressedCopy(file: string, files: Set<string>): boolean {
  return /^web\/.*\.(br|gz)$/.test(file) && files.has(file.replace(/\.(br|gz)$/, ''));
}

export function signaturePrefixOf({
  unit,
  version,
}: Pick<SignedStatement, 'unit' | 'version'>): string {
  return `signatures/${unit}/${version}/`;
}

/** Returns the store's key of a signature by one public key. A version may be signed again with a higher number. */
export function signatureStoreKeyOf(signed: SignedStatement, publicKey: string): string {
  const name = createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
  return `${signaturePrefixOf(signed)}${name}${signed.number ? `-${signed.number}` : ''}.json`;
}

/** Creates a key pair: the public key for the settings, the private key for the pipeline's secrets. */
export async function createSigningKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const { subtle } = webcrypto;
  const pair = await subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('This version of Node cannot create Ed25519 keys.');
  return {
    publicKey: toBase64(await subtle.exportKey('raw', pair.publicKey)),
    privateKey: toBase64(await subtle.exportKey('pkcs8', pair.privateKey)),
  };
}

/** Signs a statement. @throws when the private key is malformed */
export async function createSignature(
  signed: SignedStatement,
  privateKey: string,
): Promise<Signature> {
  const { subtle } = webcrypto;
  const pkcs8 = Buffer.from(privateKey, 'base64');
  const key = await subtle.importKey('pkcs8', pkcs8, ALGORITHM, true, ['sign']).catch(() => {
    throw new Error(
      'SITE_SIGNING_KEY holds no private key. Make a pair with npm run keys -- create, and copy the whole line.',
    );
  });
  const signature = toBase64(await subtle.sign(ALGORITHM, key, messageOf(signed)));
  const { x = '' } = await subtle.exportKey('jwk', key);
  return { ...signed, key: Buffer.from(x, 'base64url').toString('base64'), signature };
}

/** Tells whether the owner of a public key signed exactly this statement. */
export async function verifySignature(
  signed: SignedStatement,
  { signature }: Pick<Signature, 'signature'>,
  publicKey: string,
): Promise<boolean> {
  const { subtle } = webcrypto;
  const raw = Buffer.from(publicKey, 'base64');
  const key = await subtle.importKey('raw', raw, ALGORITHM, true, ['verify']);
  return subtle.verify(ALGORITHM, key, Buffer.from(signature, 'base64'), messageOf(signed));
}

/** The first line binds the signature to this purpose. */
function messageOf({ unit, version, content, number }: SignedStatement): Uint8Array<ArrayBuffer> {
  const lines = ['site version', unit, version, content, ...(number ? [number] : []), ''];
  return new TextEncoder().encode(lines.join('\n'));
}

function toBase64(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString('base64');
}
