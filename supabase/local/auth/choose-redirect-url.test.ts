/** @jest-environment node */
import { chooseRedirectUrl } from './choose-redirect-url';

const rules = {
  siteUrl: 'http://localhost:3000',
  additionalUrls: ['https://preview.example/callback'],
};

test.each([
  ['http://localhost:3000/reset-password', 'http://localhost:3000/reset-password'],
  ['http://localhost:3000', 'http://localhost:3000/'],
  ['http://localhost:3000/a?b=c#d', 'http://localhost:3000/a?b=c#d'],
  ['https://preview.example/callback', 'https://preview.example/callback'],
])('A mail link may lead to %s', (wished, expected) => {
  expect(chooseRedirectUrl([wished], rules)).toBe(expected);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'http:evil.example',
  'http:/evil.example',
  'http://localhost:3000@evil.example/',
  'http://localhost:3000:80@evil.example/',
  'http://localhost:3000.evil.example/',
  'http://localhost:3000%2eevil.example/',
  'http://localhost:30000/',
  'http://localhost/',
  'https://localhost:3000/',
  'http://LOCALHOST.evil.example:3000/',
  'http://evil.example/?http://localhost:3000/',
  'http://evil.example#http://localhost:3000/',
  'http://evil.example\\@localhost:3000/',
  'http://someone:secret@localhost:3000/',
  'javascript:alert(1)',
  'javascript://localhost:3000/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'ftp://localhost:3000/',
  'blob:http://localhost:3000/1',
  'https://preview.example/callback/more',
  'https://preview.example/callback?next=//evil.example',
  'http://127.0.0.1:3001/',
  'http://2130706433:3001/',
  'http://localhost:3000\u3002evil.example/',
  '',
  'nonsense',
])('A mail link never leads to %j', (wished) => {
  expect(chooseRedirectUrl([wished], rules)).toBe(rules.siteUrl);
});

test('Without a wish, the link leads to the page that asked', () => {
  expect(chooseRedirectUrl([null, 'http://localhost:3000/forgot'], rules)).toBe(
    'http://localhost:3000/forgot',
  );
  expect(chooseRedirectUrl([null, 'https://evil.example/'], rules)).toBe(rules.siteUrl);
});
