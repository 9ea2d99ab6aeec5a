/** A failure of a page. */
export class LoadError extends Error {
  override name = 'LoadError';
  readonly wasOffLine = globalThis.navigator?.onLine === false;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
