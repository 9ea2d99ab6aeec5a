import { countCharacters, MAX_TEXT_LENGTHS } from '@site/contract';
import type { FieldError } from '@site/ui';
import { messages } from '../messages';
import { isEmailAddress } from './email-address';
import { isWithinBcryptLimit, meetsPasswordRules } from './password-rules';

/** Validates the value of a field; undefined when it is valid. */
type FieldCheck = (value: string, fieldId: string) => FieldError | undefined;

export const checkEmail: FieldCheck = (value, fieldId) => {
  if (value.trim() === '') return { fieldId, message: 'Enter your email address' };
  if (!isEmailAddress(value)) {
    return { fieldId, message: 'Enter an email address like name@example.com' };
  }
  return undefined;
};

export const checkRequiredPassword: FieldCheck = (value, fieldId) =>
  value === '' ? { fieldId, message: 'Enter your password' } : undefined;

export const checkNewPassword: FieldCheck = (value, fieldId) => {
  if (!meetsPasswordRules(value)) return { fieldId, message: messages.weakPassword };
  if (!isWithinBcryptLimit(value)) {
    return {
      fieldId,
      message: 'A password can have at most 72 characters; accents count as two, emoji as four',
    };
  }
  return undefined;
};

export const checkAuthenticatorCode: FieldCheck = (value, fieldId) =>
  /^\d{6}$/.test(toAuthenticatorCode(value))
    ? undefined
    : { fieldId, message: 'Enter the 6 digits from your authenticator app' };

/** Apps show a code with a space in the middle. */
export function toAuthenticatorCode(value: string): string {
  return value.replace(/\s/g, '');
}

export const checkFullName: FieldCheck = (value, fieldId) => {
  if (value.trim() === '') return { fieldId, message: 'Enter your full name' };
  if (countCharacters(value.trim()) > MAX_TEXT_LENGTHS.name) {
    return { fieldId, message: messages.nameTooLong };
  }
  return undefined;
};

export function checkPasswordsMatch(
  { first, second }: { first: string; second: string },
  fieldId: string,
): FieldError | undefined {
  return first === second ? undefined : { fieldId, message: messages.passwordsDiffer };
}

export function collectFieldErrors(...checks: (FieldError | undefined)[]): FieldError[] {
  return checks.filter((error) => error !== undefined);
}
