/** A failure of a page, with an id that the visitor sees and the team finds in its reports. */
export class LoadError extends Error {
  override name = 'LoadError';
  readonly id = newErrorId();
  readonly wasOffLine = globalThis.navigator?.onLine === false;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Six characters that can be read out: no 0 and O, no 1 and I. */
function newErrorId(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return letters.replaceAll(/./g, () => letters[Math.floor(Math.random() * 32)] ?? '').slice(0, 6);
}
