/** @jest-environment node */
import { createSampleSettings } from '@site/contract/samples';
import { remoteOriginOf } from './origins';

const names = ['SITE_ORIGIN_EDITOR', 'SITE_VARIABLES'] as const;
const original = names.map((name) => process.env[name]);
afterEach(() => {
  for (const [index, name] of names.entries()) {
    delete process.env[name];
    if (original[index] !== undefined) process.env[name] = original[index];
  }
});

const settings = createSampleSettings();

test('A remote is served where the settings say', () => {
  expect(remoteOriginOf('marketing', settings)).toBe('http://localhost:3001');
  expect(remoteOriginOf('editor', settings)).toBe('http://localhost:3003');
});

test('A remote without an origin is named with the command that sets one', () => {
  expect(() => remoteOriginOf('editor', {})).toThrow(
    'npm run remotes -- add editor --origin https://editor.example.com',
  );
});

test('A variable says where it is in production, without a slash at the end', () => {
  process.env['SITE_ORIGIN_EDITOR'] = 'https://editor.example.com/';
  expect(remoteOriginOf('editor', settings)).toBe('https://editor.example.com');
  expect(remoteOriginOf('marketing', settings)).toBe('http://localhost:3001');
});

test('So does the object with all variables of a pipeline; a variable of its own comes first', () => {
  process.env['SITE_VARIABLES'] = '{"SITE_ORIGIN_EDITOR":"https://a.example.com","OTHER":"1"}';
  expect(remoteOriginOf('editor', settings)).toBe('https://a.example.com');
  process.env['SITE_ORIGIN_EDITOR'] = 'https://b.example.com';
  expect(remoteOriginOf('editor', settings)).toBe('https://b.example.com');
  process.env['SITE_VARIABLES'] = '';
  expect(remoteOriginOf('marketing', settings)).toBe('http://localhost:3001');
});
