import { messageOf } from './message-of';
import { StoreError } from './store';

/** Parses a stored object; `name` is its key, for the message. @throws {StoreError} when it is damaged */
export function parseJson(
  content: Buffer,
  name: string,
  advice = 'Restore it from a backup.',
): unknown {
  try {
    return JSON.parse(content.toString()) as unknown;
  } catch (error) {
    throw new StoreError(
      `${name} is damaged: it is not valid JSON (${messageOf(error)}). ${advice}`,
    );
  }
}
