/** Signals that the storage neither succeeded nor failed in time. */
export class SilentStorage extends Error {
  override name = 'StorageTimeoutError';
}

const PATIENCE_MS = 2000;
const TRIES = 4;

/**
 * Retries a request beside the pending one while no response comes, because WebKit's storage loses requests now and
 * then. The first response counts; a later one goes to `onLate`.
 * @throws {StorageTimeoutError} after 8 s, or the storage's own error
 */
export function untilAnswered<Result>(
  request: () => Promise<Result>,
  onLate: (result: Result) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    let isSettled = false;
    function end(): void {
      isSettled = true;
      clearTimeout(timer);
    }
    function attempt(remainingTries: number): void {
      timer = setTimeout(() => {
        if (remainingTries > 0) return attempt(remainingTries - 1);
        end();
        reject(new SilentStorage(`The storage did not answer within ${TRIES * PATIENCE_MS} ms.`));
      }, PATIENCE_MS);
      request().then(
        (result) => {
          if (isSettled) return onLate(result);
          end();
          resolve(result);
        },
        (cause: unknown) => {
          end();
          reject(cause);
        },
      );
    }
    attempt(TRIES - 1);
  });
}
