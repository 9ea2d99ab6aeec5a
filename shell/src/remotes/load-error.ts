/** Error of a page or widget that could not be loaded or rendered. */
export class LoadError extends Error {
  override name = 'LoadError';
  readonly wasOffline = globalThis.navigator?.onLine === false;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Rejects when the promise does not settle in time. The work itself continues, and its result may be used later. */
export function withTimeout<Value>(timeoutMs: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
