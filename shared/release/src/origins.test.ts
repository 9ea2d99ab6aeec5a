/** @jest-environment node */
import { remoteOriginOf } from './origins';

const names = ['SITE_ORIGIN_EDITOR', 'SITE_VARIABLES'] as const;
const original = names.map((name) => process.env[name]);
afterEach(() => {
  for (const [index, name] of names.entries()) {
    delete process.env[name];
    if (original[index] !== undefined) process.env[name] = original[index];
  }
});

test('On one machine a remote is served at its port', () => {
  expect(remoteOriginOf('marketing')).toBe('http://localhost:3001');
  expect(remoteOriginOf('editor')).toBe('http://localhost:3003');
});

test('A variable says where it is in production, without a slash at the end', () => {
  process.env['SITE_ORIGIN_EDITOR'] = 'https://editor.example.com/';
  expect(remoteOriginOf('editor')).toBe('https://editor.example.com');
  expect(remoteOriginOf('marketing')).toBe('http://localhost:3001');
});

test('So does the object with all variables of a pipeline; a variable of its own comes first', () => {
  process.env['SITE_VARIABLES'] = '{"SITE_ORIGIN_EDITOR":"https://a.example.com","OTHER":"1"}';
  expect(remoteOriginOf('editor')).toBe('https://a.example.com');
  process.env['SITE_ORIGIN_EDITOR'] = 'https://b.example.com';
  expect(remoteOriginOf('editor')).toBe('https://b.example.com');
  process.env['SITE_VARIABLES'] = '';
  expect(remoteOriginOf('marketing')).toBe('http://localhost:3001');
});
