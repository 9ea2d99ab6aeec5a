const waiting = new Map<string, Promise<unknown>>();

/**
 * Runs work of one key in order. lite looks an address up and stores it later; two sign-ups with one address at
 * the same moment would both find it free, and the second would end in a server error.
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = waiting.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  waiting.set(key, mine);
  try {
    return await mine;
  } finally {
    if (waiting.get(key) === mine) waiting.delete(key);
  }
}
