/** @jest-environment node */
import { messages } from '../messages';
import { readAuthLink, hasAuthSecret } from './auth-link';
import { SESSION_END_MESSAGES } from '@site/page/session';
import { readBanner } from './read-banner';
import { checkAuthenticatorCode, checkNewPassword } from './check-fields';
import { deviceNameOf } from '@site/page/browser';
import { isEmailAddress } from './email-address';
import { isWithinBcryptLimit, meetsPasswordRules, passwordRules } from './password-rules';

describe('A new password', () => {
  test.each([
    ['Tungst1!', []],
    ['Tung1!', ['length']],
    ['tungsten1!', ['upper']],
    ['TUNGSTEN1!', ['lower']],
    ['Tungsten!', ['number']],
    ['Tungsten1', ['special']],
    ['Tungsten1$', ['special']],
    ['', ['length', 'upper', 'lower', 'number', 'special']],
    ['éclairagE1é?', []],
    ['Éclairage1é?', ['upper']],
    ['ÜBERGANG1!', ['lower']],
    ['ÑANDÚ-ÆØ1!ñ', ['lower']],
    ['Übergang1!', ['upper']],
    ['İstanbul1!', ['upper']],
    ['ΑΒΓαβγ12!', ['upper', 'lower']],
    ['Ｔungsten1!', ['upper']],
    ['Tungsten٣!', ['number']],
    ['Tungsten½!', ['number']],
    ['Tungsten²!', ['number']],
    ['Tungsten１!', ['number']],
    ['Tungsten1！', ['special']],
    ['Tungsten1¿', ['special']],
    ['Ab1!🎬🎬', ['length']],
    ['Ab1!🎬🎬🎬🎬', []],
  ])('%j breaks the rules %j', (password, broken) => {
    const brokenRules = passwordRules
      .filter((rule) => !rule.isMet(password))
      .map((rule) => rule.id);
    expect(brokenRules).toEqual(broken);
    expect(meetsPasswordRules(password)).toBe(broken.length === 0);
  });

  test.each(['!', '@', '#', '?', '[', ']'])('%s is a special character', (character) => {
    expect(meetsPasswordRules(`Tungsten1${character}`)).toBe(true);
  });
});

describe('A new password that is longer than can be kept', () => {
  test.each([
    ['x'.repeat(72), true],
    ['x'.repeat(73), false],
    ['é'.repeat(36), true],
    ['é'.repeat(37), false],
    ['🎬'.repeat(18), true],
    ['🎬'.repeat(19), false],
  ])('%s', (text, fits) => {
    expect(isWithinBcryptLimit(text)).toBe(fits);
  });

  test('It is told from one that is too weak', () => {
    expect(checkNewPassword(`Tungsten1!${'x'.repeat(63)}`, 'password')?.message).toContain(
      'at most',
    );
    expect(checkNewPassword('Tungsten1', 'password')?.message).toBe(messages.weakPassword);
    expect(checkNewPassword('x'.repeat(80), 'password')?.message).toBe(messages.weakPassword);
    expect(checkNewPassword('Tungsten1!', 'password')).toBeUndefined();
  });
});

describe('An email address', () => {
  test.each(['a@b.co', ' mira.nair+deck@studio.example ', 'ünï@exämple.in'])('%j is one', (text) =>
    expect(isEmailAddress(text)).toBe(true),
  );
  test.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@.',
    'a b@c.de',
    'a@b c.de',
    'a@@b.co',
    `${'a'.repeat(250)}@b.co`,
  ])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false));
});

describe('The message in an address', () => {
  const bannerOf = (query: string) => readBanner(new URLSearchParams(query));

  test('Without one there is no banner', () => {
    expect(bannerOf('')).toBeUndefined();
    expect(bannerOf('message=')).toBeUndefined();
    expect(bannerOf('message=%20%0a')).toBeUndefined();
  });

  test('Our own words look like what they say', () => {
    expect(bannerOf(`message=${messages.authenticationFailed}`)?.kind).toBe('error');
    expect(bannerOf(`message=${messages.resetDone}`)?.kind).toBe('success');
    for (const sentence of Object.values(SESSION_END_MESSAGES))
      expect(bannerOf(`message=${sentence}`)?.kind).toBe('warning');
  });

  test('Words of anybody else are a quotation of at most 200 characters', () => {
    const banner = bannerOf(`message=${'x'.repeat(500)}`);
    expect(banner).toEqual({ kind: 'quotation', text: 'x'.repeat(200) });
  });

  test('Characters that reorder or hide text are taken out', () => {
    expect(bannerOf('message=a%E2%80%AEb%00c%0Ad%E2%81%A6')?.text).toBe('a b c d');
  });
});

describe('The device of a session in words', () => {
  const mozilla = 'Mozilla/5.0';
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0';
  test.each([
    [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome on Windows'],
    [`${mozilla} (Windows NT 10.0) ${chrome} Safari/537.36 Edg/156.0.0.0`, 'Edge on Windows'],
    [`${mozilla} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox on Linux'],
    [
      `${mozilla} (Linux; Android 16; SM-S931B) ${chrome} Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15`,
      'Safari on Mac',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 26_0 like Mac OS X) CriOS/156.0 Safari/604.1`,
      'Chrome on iPhone',
    ],
    ['curl/8.5.0', 'Unknown device'],
    [null, 'Unknown device'],
  ])('%s is %s', (userAgent, name) => expect(deviceNameOf(userAgent)).toBe(name));
});

test.each([
  ['123456', undefined],
  ['123 456', undefined],
  ['12345', 'Enter the 6 digits from your authenticator app'],
  ['', 'Enter the 6 digits from your authenticator app'],
])('The code %j of an authenticator app: %s', (code, message) => {
  expect(checkAuthenticatorCode(code, 'code')?.message).toBe(message);
});

describe('What a link from a mail brings along', () => {
  test.each([
    ['', '', { kind: 'none' }],
    ['?message=Hello', '', { kind: 'none' }],
    ['?code=abc', '', { kind: 'code', code: 'abc' }],
    ['?code=', '', { kind: 'none' }],
    ['?token_hash=h&type=recovery', '', { kind: 'token', tokenHash: 'h', type: 'recovery' }],
    ['?token_hash=h&type=nonsense', '', { kind: 'none' }],
    ['?error=access_denied&error_code=otp_expired', '', { kind: 'error' }],
    ['', '#error=access_denied&error_code=otp_expired&sb=', { kind: 'error' }],
    ['?code=abc&error=server_error', '', { kind: 'error' }],
  ])('%s%s', (search, hash, link) => expect(readAuthLink({ search, hash })).toEqual(link));

  test.each([
    ['?code=abc', ''],
    ['?token_hash=h&type=recovery', ''],
    ['', '#access_token=x&refresh_token=y'],
    ['?error=access_denied', '#error=access_denied'],
  ])('%s%s must not stay in the address', (search, hash) => {
    expect(hasAuthSecret({ search, hash })).toBe(true);
  });

  test('A message may stay', () => {
    expect(hasAuthSecret({ search: '?message=Hello', hash: '#top' })).toBe(false);
  });
});
