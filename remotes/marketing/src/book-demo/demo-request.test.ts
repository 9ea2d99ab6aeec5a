/** @jest-environment node */
import { buildChatLink } from './build-chat-link';
import {
  DEMO_FIELDS,
  findDemoRequestErrors,
  normalizeDemoRequest,
  type DemoRequest,
} from './demo-request';

const good: DemoRequest = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  company: 'Salt Road Films',
  phone: '98765 43210',
  companySize: '20-100',
  message: 'A road film.',
};

const emptyRequest: DemoRequest = {
  name: '',
  email: '',
  company: '',
  phone: '',
  companySize: '',
  message: '',
};

test('A complete request has no errors', () => {
  expect(findDemoRequestErrors(good)).toEqual({});
});

test('An empty form names every field as required', () => {
  expect(findDemoRequestErrors(emptyRequest)).toEqual(
    Object.fromEntries(DEMO_FIELDS.map((field) => [field, 'This field is required'])),
  );
});

test.each(DEMO_FIELDS)('Spaces do not count as an answer in %s', (field) => {
  expect(findDemoRequestErrors({ ...good, [field]: '   \n ' })).toEqual({
    [field]: 'This field is required',
  });
});

test.each([
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'a b@example.com',
  'a@b@c.com',
  'a@exa mple.com',
])('"%s" is no email address', (email) => {
  expect(findDemoRequestErrors({ ...good, email })).toEqual({
    email: 'Please enter a valid email address',
  });
});

test.each(['a@b.co', 'first.last+film@sub.example.org', 'आशा@example.in', '  asha@example.com  '])(
  '"%s" is an email address',
  (email) => {
    expect(findDemoRequestErrors({ ...good, email })).toEqual({});
  },
);

test.each(['123456789', '12345678901', '+44 98765 43210', 'phone', '98765-4321O'])(
  '"%s" is no phone number of ten digits',
  (phone) => {
    expect(findDemoRequestErrors({ ...good, phone })).toEqual({
      phone: 'Please enter a valid 10-digit phone number',
    });
  },
);

test.each([
  '9876543210',
  '98765 43210',
  '+91 98765 43210',
  '0091-9876543210',
  '(987) 654-3210',
  '98765abc43210',
])('"%s" has the ten digits', (phone) => {
  expect(findDemoRequestErrors({ ...good, phone })).toEqual({});
});

test('A company size that is not offered is refused', () => {
  expect(findDemoRequestErrors({ ...good, companySize: '1-10' })).toEqual({
    companySize: 'This field is required',
  });
});

test.each([
  ['name', 120],
  ['company', 160],
  ['message', 4000],
] as const)('%s may be %i characters long and no more', (field, limit) => {
  expect(findDemoRequestErrors({ ...good, [field]: 'x'.repeat(limit) })).toEqual({});
  expect(findDemoRequestErrors({ ...good, [field]: 'x'.repeat(limit + 1) })).toEqual({
    [field]: `Please use at most ${limit} characters`,
  });
});

test('An email address may be 254 characters long and no more', () => {
  const domain = '@example.com';
  const email = (length: number) => 'x'.repeat(length - domain.length) + domain;
  expect(findDemoRequestErrors({ ...good, email: email(254) })).toEqual({});
  expect(findDemoRequestErrors({ ...good, email: email(255) })).toEqual({
    email: 'Please use at most 254 characters',
  });
});

test('An emoji counts as one character, as it does in the database', () => {
  expect(findDemoRequestErrors({ ...good, name: '🎬'.repeat(120) })).toEqual({});
});

test.each(['<script>alert(1)</script>', 'مرحبا', "Robert'); DROP TABLE demo_requests;--"])(
  '"%s" is a text like any other',
  (message) => {
    expect(findDemoRequestErrors({ ...good, message })).toEqual({});
  },
);

test('The row is trimmed and its phone is ten digits', () => {
  expect(normalizeDemoRequest({ ...good, name: '  Asha Rao ', phone: '(987) 654-3210' })).toEqual({
    ...good,
    name: 'Asha Rao',
    phone: '9876543210',
  });
});

test('Pasted control characters do not reach the row; only the message has lines', () => {
  const dirty = {
    ...good,
    name: 'Asha\u001b\nRao\u202e',
    email: '\u2066asha@example.com\u2069',
    message: 'One\u0007\r\n\ttwo\u2028three',
  };
  expect(normalizeDemoRequest(dirty)).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@example.com',
    message: 'One\r\n\ttwo\nthree',
  });
});

test('The chat message summarises the request', () => {
  const text = new URL(
    buildChatLink('919000000000', normalizeDemoRequest({ ...good, companySize: '250+' })),
  ).searchParams.get('text');
  expect(text).toBe(
    [
      'Hello, I have just booked a demo.',
      'Name: Asha Rao',
      'Email: asha@example.com',
      'Company: Salt Road Films',
      'Phone: +91 9876543210',
      'Company size: >250',
      'Message: A road film.',
    ].join('\n'),
  );
});
