/** Signals that the storage neither succeeded nor failed in time. */
export class SilentStorage extends Error {
  override name = 'SilentStorage';
}

const PATIENCE_MS = 2000;
const TRIES = 4;

/**
 * Retries a request beside the pending one while no response comes, because WebKit's storage loses requests now and
 * then. The first response counts; a later one goes to `onLate`.
 * @throws {StorageTimeoutError} after 8 s, or the storage's own error
 */
export function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  onLate: (answer: Answer) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    function end(): void {
      isOver = true;
      clearTimeout(timer);
    }
    function askOnce(left: number): void {
      timer = setTimeout(() => {
        if (left > 0) return askOnce(left - 1);
        end();
        reject(new SilentStorage(`The storage did not answer within ${TRIES * PATIENCE_MS} ms.`));
      }, PATIENCE_MS);
      ask().then(
        (answer) => {
          if (isOver) return onLate(answer);
          end();
          resolve(answer);
        },
        (cause: unknown) => {
          end();
          reject(cause);
        },
      );
    }
    askOnce(TRIES - 1);
  });
}
