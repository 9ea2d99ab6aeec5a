import { invokeFunction } from './invoke-function';
import { requestErrorMessage, type Result, type RequestError } from './call-supabase';

/** POST /functions/v1/delete-account: `confirmation` is the email of the account, typed by the member. */
export function deleteAccount(confirmation: string): Promise<Result<unknown>> {
  return invokeFunction('delete-account', { confirmation: confirmation.trim() });
}

export function explainDeleteAccountError(error: RequestError): string {
  const { kind, serverMessage } = error;
  if (kind === 'unreachable')
    return 'We did not hear whether your account was deleted. Check your connection and try again: a second try does no harm.';
  return kind === 'refused' && serverMessage !== ''
    ? serverMessage
    : requestErrorMessage(
        error,
        'Your account could not be deleted. Nothing was changed. Please try again.',
      );
}
