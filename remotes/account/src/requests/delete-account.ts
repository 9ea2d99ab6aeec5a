import { invokeFunction } from './invoke-function';
import { sayProblem, type Outcome, type Problem } from './outcome';

/** POST /functions/v1/delete-account: `confirmation` is the email of the account, typed by the member. */
export function deleteAccount(confirmation: string): Promise<Outcome<unknown>> {
  return invokeFunction('delete-account', { confirmation: confirmation.trim() });
}

export function explainDeletion(error: Problem): string {
  const { kind, text } = error;
  if (kind === 'unreachable')
    return 'We did not hear whether your account was deleted. Check your connection and try again: a second try does no harm.';
  return kind === 'refused' && text !== ''
    ? text
    : sayProblem(
        error,
        'Your account could not be deleted. Nothing was changed. Please try again.',
      );
}
