import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bucket } from './bucket';

/** After this long the process behind a claim is taken for dead. */
const lifetimeMs = 60_000;
/** For so long others are waited for without a claim: one of them may be dead, and only a claim finds that out. */
const quietMs = 5_000;
/** A turn begins only with a claim that is respected for much longer than the turn takes. */
const freshMs = 10_000;

/**
 * One writer of a key at a time, in a bucket that cannot compare and write in one step. A writer puts a claim
 * beside those of the others and works when it sees no other: of two, at least one put its claim before the
 * other looked. The older claim waits, a younger one is taken back.
 * @returns undefined when another writer goes first; `work` was not begun, try again after a while
 */
export async function inTurn<Result>(
  bucket: Bucket,
  key: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const folder = `claims/${key}/`;
  await othersGone(bucket, folder);
  const claim = `${folder}${Date.now()}-${randomUUID()}`;
  await bucket.put(claim, new Uint8Array());
  try {
    return (await isAlone(bucket, claim)) ? await work() : undefined;
  } finally {
    await bucket.remove(claim);
  }
}

/** Of many writers the oldest is kept waiting for ever by claims that come and go, so whoever waits makes none. */
async function othersGone(bucket: Bucket, folder: string): Promise<void> {
  const since = performance.now();
  while (performance.now() - since < quietMs && (await bucket.list(folder)).length > 0)
    await pause(20 + Math.random() * 80);
}

async function isAlone(bucket: Bucket, claim: string): Promise<boolean> {
  const since = performance.now();
  const folder = claim.slice(0, claim.lastIndexOf('/') + 1);
  while (performance.now() - since < freshMs) {
    const claims = await bucket.list(folder);
    const mine = claims.find(({ key }) => key === claim);
    if (!mine) return false;
    // The service's clock stamped all of them, so no clock of a machine matters.
    const now = mine.changedAt + performance.now() - since;
    const others = claims.filter((each) => each !== mine);
    const dead = others.filter(({ changedAt }) => now - changedAt > lifetimeMs);
    await Promise.all(dead.map(({ key }) => bucket.remove(key)));
    const alive = others.filter((each) => !dead.includes(each));
    if (alive.length === 0) return true;
    if (alive.some(({ key }) => key < claim)) return false;
    await pause(20);
  }
  return false;
}
