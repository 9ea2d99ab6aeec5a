import { compare, hash } from '@node-rs/bcrypt';
import type { AuthUser } from './auth-users';
import { availableParallelism } from 'node:os';

/** bcrypt cost of lite, so that a dummy comparison takes as long as a real one. */
const BCRYPT_COST = 10;
const dummyHash = hash('nobody has this password', BCRYPT_COST);

/**
 * Compares the password where lite skips it: for unknown and for unconfirmed email addresses. Without it, the
 * response takes 60 ms less or reveals that an address exists although the password is wrong.
 */
export async function checkPasswordInConstantTime(
  account: AuthUser | undefined,
  password = '',
): Promise<boolean> {
  const passwordHash = account?.encrypted_password ?? (await dummyHash);
  const isMatch = await compare(password, passwordHash);
  return isMatch && account !== undefined;
}

/** Takes as long as hashing a new password. */
export async function hashDummyPassword(): Promise<void> {
  await hash('nobody has this password', BCRYPT_COST);
}

const MAX_CONCURRENT = Math.max(2, availableParallelism() - 1);
const pendingStarts: (() => void)[] = [];
let runningCount = 0;

/**
 * Limits concurrent password hashing to the number of spare processors. Queued calls hold neither the database lock
 * nor a thread, so that hundreds of sign-ins do not block a read.
 */
export async function runInHashingQueue<T>(task: () => Promise<T>): Promise<T> {
  if (runningCount >= MAX_CONCURRENT) await new Promise<void>((start) => pendingStarts.push(start));
  else runningCount += 1;
  try {
    return await task();
  } finally {
    const startNext = pendingStarts.shift();
    if (startNext) startNext();
    else runningCount -= 1;
  }
}
