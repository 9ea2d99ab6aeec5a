import { AccountError } from '../../../storage/account/account-decks';

/** Says why a link was not made or ended. Refusals of the database are sentences for people. */
export function linkErrorMessage(cause: unknown): string {
  const isSentence =
    cause instanceof AccountError && cause.isRefused && /^[A-Z].{10,200}\.$/.test(cause.message);
  return isSentence
    ? cause.message
    : 'Your account couldn’t be reached. Check your connection, then try again.';
}
