/** Nothing was refused, and nothing answers. */
export class SilentStorage extends Error {
  override name = 'SilentStorage';
}

const PATIENCE_MS = 2000;
const TRIES = 4;

/**
 * Asks, and asks once more beside it while no answer comes: WebKit loses a question to its storage now and
 * then. The first answer counts; one that comes after it is given to `onLate`.
 * @throws {SilentStorage} after 8 s; sooner, what the storage says
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
