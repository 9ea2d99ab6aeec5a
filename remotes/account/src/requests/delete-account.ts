import { invokeFunction } from './invoke-function';
import { sayProblem, type Outcome, type Problem } from './outcome';

/** POST /functions/v1/delete-account: `confirmation` is the account's own address, typed by the member. */
export function deleteAccount(confirmation: string): Promise<Outcome<object>> {
  return invokeFunction('delete-account', { confirmation: confirmation.trim() });
}

export function explainDeletion(problem: Problem): string {
  const { kind, text } = problem;
  return kind === 'refused' && text !== ''
    ? text
    : sayProblem(
        problem,
        'Your account could not be deleted. Nothing was changed. Please try again.',
      );
}
