/** Error of a page or widget that could not be loaded or rendered. */
export class LoadError extends Error {
  override name = 'LoadError';
  readonly wasOffline = globalThis.navigator?.onLine === false;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
