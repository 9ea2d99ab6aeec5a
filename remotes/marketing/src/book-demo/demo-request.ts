import { countCharacters, hasEmailShape, longestTexts } from '@site/contract';

/** What a visitor types. Everything is text, as in the form. */
export interface DemoRequest {
  name: string;
  email: string;
  company: string;
  phone: string;
  companySize: string;
  message: string;
}

export type DemoField = keyof DemoRequest;
export type DemoErrors = Partial<Record<DemoField, string>>;

/** In the order in which the form shows them. */
export const demoFields: DemoField[] = [
  'name',
  'email',
  'company',
  'phone',
  'companySize',
  'message',
];

export const companySizes = ['20-100', '100-250', '250+'] as const;

const required = 'This field is required';

/** What is wrong, by field. Empty when the request may be sent. */
export function findErrors(request: DemoRequest): DemoErrors {
  const errors: DemoErrors = {};
  for (const field of demoFields) {
    const error = findError(field, request[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

/** What is sent: trimmed, the phone as ten digits. */
export function toRow(request: DemoRequest): DemoRequest {
  return {
    name: request.name.trim(),
    email: request.email.trim(),
    company: request.company.trim(),
    phone: digitsOf(request.phone),
    companySize: request.companySize,
    message: request.message.trim(),
  };
}

function findError(field: DemoField, typed: string): string | undefined {
  const value = typed.trim();
  if (!value) return required;
  if (field === 'email' && !hasEmailShape(value)) return 'Please enter a valid email address';
  if (field === 'phone') {
    return digitsOf(value).length === 10 ? undefined : 'Please enter a valid 10-digit phone number';
  }
  if (field === 'companySize') {
    return companySizes.some((size) => size === value) ? undefined : required;
  }
  const limit = longestTexts[field];
  return countCharacters(value) > limit ? `Please use at most ${limit} characters` : undefined;
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
