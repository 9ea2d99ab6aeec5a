/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validatePassword } from './auth/validate-password';
import { parseProjectConfig } from './project-config';

const toml = readFileSync(join(__dirname, '..', 'config.toml'), 'utf8');

test.each([
  ['otp_expiry = 3_600 # an hour'],
  ['otp_expiry=3600'],
  ['"otp_expiry" = 0xe10'],
  ['  otp_expiry\t= 3600'],
])('"%s" is an hour, in whichever way TOML writes it', (line) => {
  const { auth } = parseProjectConfig(toml.replace('otp_expiry = 3600', line));
  expect(auth.email.otp_expiry).toBe(3600);
});

test.each(['', 'otp_expiry = "3600"'])(
  'A value that is missing or no number is named: "%s"',
  (line) => {
    expect(() => parseProjectConfig(toml.replace('otp_expiry = 3600', line))).toThrow(
      'config.toml has no usable auth.email.otp_expiry',
    );
  },
);

test('The platform checks the callers of a function unless config.toml says no', () => {
  const { functions } = parseProjectConfig(`${toml}\n[functions.another]`);
  expect(functions).toMatchObject({
    synopsis: { verify_jwt: false },
    another: { verify_jwt: true },
  });
});

test('A time is written as Go writes it, and counts as seconds', () => {
  const pause = (text: string) =>
    parseProjectConfig(toml.replace('max_frequency = "60s"', `max_frequency = "${text}"`)).auth
      .email.max_frequency;
  expect(['60s', '2m', '1h'].map(pause)).toEqual([60, 120, 3600]);
  expect(() => pause('soon')).toThrow('no usable auth.email.max_frequency');
});

test('A password needs a character of each set that password_requirements names', () => {
  const rulesWith = (requirements: string) =>
    parseProjectConfig(toml.replace('lower_upper_letters_digits_symbols', requirements)).auth;
  expect(validatePassword('only-letters', rulesWith(''))).toBeUndefined();
  expect(validatePassword('letters77', rulesWith('letters_digits'))).toBeUndefined();
  expect(validatePassword('only-letters', rulesWith('letters_digits'))?.status).toBe(422);
  expect(() => rulesWith('runes')).toThrow('no usable auth.password_requirements');
});
