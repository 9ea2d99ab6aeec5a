import { countCharacters, hasEmailShape, MAX_TEXT_LENGTHS } from '@site/contract';

/** Demo request as typed: every field is text. */
export interface DemoRequest {
  name: string;
  email: string;
  company: string;
  phone: string;
  companySize: string;
  message: string;
}

export type DemoField = keyof DemoRequest;
type DemoRequestErrors = Partial<Record<DemoField, string>>;

/** Labels in the order of the form. */
export const DEMO_LABELS = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  companySize: 'Company size',
  message: 'Message',
} as const satisfies Record<DemoField, string>;

export const DEMO_FIELDS = Object.keys(DEMO_LABELS) as DemoField[];

export const COMPANY_SIZES = ['20-100', '100-250', '250+'] as const;

const REQUIRED_MESSAGE = 'This field is required';

/** Error messages by field; empty when the request is valid. */
export function findDemoRequestErrors(request: DemoRequest): DemoRequestErrors {
  const errors: DemoRequestErrors = {};
  for (const field of DEMO_FIELDS) {
    const error = findError(field, request[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

/**
 * Row for the database, which refuses control characters: texts trimmed, all but the message on one line, the phone as
 * ten digits.
 */
export function normalizeDemoRequest(request: DemoRequest): DemoRequest {
  return {
    name: toOneLine(request.name),
    email: toOneLine(request.email),
    company: toOneLine(request.company),
    phone: digitsOf(request.phone),
    companySize: request.companySize,
    message: request.message
      .replace(/[\u2028\u2029]/g, '\n')
      .replace(CONTROLS, '')
      .trim(),
  };
}

/** Control characters other than tab and line break, and Unicode's overrides of the writing direction. */
const CONTROLS = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

function toOneLine(text: string): string {
  return text
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(CONTROLS, '')
    .trim();
}

function findError(field: DemoField, text: string): string | undefined {
  const value = text.trim();
  if (!value) return REQUIRED_MESSAGE;
  if (field === 'email' && !hasEmailShape(value)) return 'Please enter a valid email address';
  if (field === 'phone') {
    return digitsOf(value).length === 10 ? undefined : 'Please enter a valid 10-digit phone number';
  }
  if (field === 'companySize') {
    return COMPANY_SIZES.some((size) => size === value) ? undefined : REQUIRED_MESSAGE;
  }
  const limit = MAX_TEXT_LENGTHS[field];
  return countCharacters(value) > limit ? `Please use at most ${limit} characters` : undefined;
}

/** Removes the country code that the field shows before its text: people paste whole numbers. */
export function removeCountryCode(phone: string): string {
  return phone.replace(/^\s*(?:\+|00)91[\s-]*/, '');
}

function digitsOf(phone: string): string {
  return removeCountryCode(phone).replace(/\D/g, '');
}
