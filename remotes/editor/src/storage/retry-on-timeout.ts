/** Signals that the storage neither succeeded nor failed in time. */
export class StorageTimeoutError extends Error {
  override name = 'StorageTimeoutError';
}

const TIMEOUT_MS = 2000;
const MAX_TRIES = 4;

/**
 * Retries a request beside the pending one while no response comes, because WebKit's storage loses requests now and
 * then. The first response counts; a later one goes to `onLate`.
 * @throws {StorageTimeoutError} after 8 s, or the storage's own error
 */
export function retryOnTimeout<Result>(
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
        reject(
          new StorageTimeoutError(
            `The storage did not answer within ${MAX_TRIES * TIMEOUT_MS} ms.`,
          ),
        );
      }, TIMEOUT_MS);
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
    attempt(MAX_TRIES - 1);
  });
}
