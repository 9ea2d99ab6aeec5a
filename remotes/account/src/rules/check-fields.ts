import { countCharacters, longestTexts } from '@site/contract';
import type { FieldError } from '@site/ui';
import { messages } from '../messages';
import { isEmailAddress } from './email-address';
import { fitsInStore, meetsPasswordRules } from './password-rules';

/** A field with what was typed; the result names what is wrong with it, or is undefined. */
type Check = (value: string, fieldId: string) => FieldError | undefined;

export const checkEmail: Check = (value, fieldId) => {
  if (value.trim() === '') return { fieldId, message: 'Enter your e-mail address' };
  if (!isEmailAddress(value)) {
    return { fieldId, message: 'Enter an e-mail address like name@example.com' };
  }
  return undefined;
};

export const checkPasswordGiven: Check = (value, fieldId) =>
  value === '' ? { fieldId, message: 'Enter your password' } : undefined;

export const checkNewPassword: Check = (value, fieldId) => {
  if (!meetsPasswordRules(value)) return { fieldId, message: messages.weakPassword };
  if (!fitsInStore(value)) {
    return {
      fieldId,
      message: 'A password can have at most 72 characters; accents count as two, emoji as four',
    };
  }
  return undefined;
};

export const checkFullName: Check = (value, fieldId) => {
  if (value.trim() === '') return { fieldId, message: 'Enter your full name' };
  if (countCharacters(value.trim()) > longestTexts.name) {
    return { fieldId, message: messages.nameTooLong };
  }
  return undefined;
};

export function checkSame(
  { first, second }: { first: string; second: string },
  fieldId: string,
): FieldError | undefined {
  return first === second ? undefined : { fieldId, message: messages.passwordsDiffer };
}

export function problemsOf(...checks: (FieldError | undefined)[]): FieldError[] {
  return checks.filter((check) => check !== undefined);
}
