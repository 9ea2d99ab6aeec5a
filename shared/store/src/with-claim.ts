import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bucket } from './bucket';

/** Age at which the process behind a claim is considered dead. */
const CLAIM_LIFETIME_MS = 60_000;
/** Time to wait for others without a claim. Afterwards only a claim can reveal that one of them is dead. */
const MAX_WAIT_MS = 5_000;
/** Work starts only with a claim that stays respected for much longer than the work takes. */
const MAX_CLAIM_AGE_MS = 10_000;

/**
 * Allows one writer of a key at a time, in a bucket without conditional writes. A writer adds a claim beside those of
 * others and works if it sees no other: of two writers, at least one added its claim before the other looked. The older
 * claim waits, the younger one is withdrawn.
 * @returns undefined when another writer goes first; `work` did not start, try again later
 */
export async function withClaim<Result>(
  bucket: Bucket,
  key: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const folder = `claims/${key}/`;
  await waitForOthers(bucket, folder);
  const claim = `${folder}${Date.now()}-${randomUUID()}`;
  await bucket.put(claim, new Uint8Array());
  try {
    return (await isAlone(bucket, claim)) ? await work() : undefined;
  } finally {
    await bucket.remove(claim);
  }
}

/** Waits without a claim: claims that come and go would keep the oldest writer waiting forever. */
async function waitForOthers(bucket: Bucket, folder: string): Promise<void> {
  const startMs = performance.now();
  while (performance.now() - startMs < MAX_WAIT_MS && (await bucket.list(folder)).length > 0)
    await pause(20 + Math.random() * 80);
}

async function isAlone(bucket: Bucket, claim: string): Promise<boolean> {
  const startMs = performance.now();
  const folder = claim.slice(0, claim.lastIndexOf('/') + 1);
  while (performance.now() - startMs < MAX_CLAIM_AGE_MS) {
    const claims = await bucket.list(folder);
    const ownClaim = claims.find(({ key }) => key === claim);
    if (!ownClaim) return false;
    // The service stamped all claims, so clocks of machines do not matter.
    const now = ownClaim.changedAtMs + performance.now() - startMs;
    const others = claims.filter((each) => each !== ownClaim);
    const dead = others.filter(({ changedAtMs }) => now - changedAtMs > CLAIM_LIFETIME_MS);
    await Promise.all(dead.map(({ key }) => bucket.remove(key)));
    const alive = others.filter((each) => !dead.includes(each));
    if (alive.length === 0) return true;
    if (alive.some(({ key }) => key < claim)) return false;
    await pause(20);
  }
  return false;
}
