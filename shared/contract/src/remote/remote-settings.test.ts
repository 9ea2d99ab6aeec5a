/** @jest-environment node */
import {
  isFlagOn,
  readDescriptor,
  readSettingsDeclaration,
  readSiteSettings,
  resolveSettings,
  type SettingsDeclaration,
} from '../index';
import { createSampleDescriptor, createSampleSettings } from '../testing/samples';

const description = 'For the tests.';
const settings = {
  title: { type: 'text', default: 'Courses', maxLength: 20, description },
  limit: { type: 'number', default: 12, min: 1, max: 50, description },
  isDense: { type: 'boolean', default: false, description },
  order: { type: 'choice', default: 'newest', choices: ['newest', 'name'], description },
  catalogue: { type: 'flag', default: 'off', since: '2026-01-31', description },
} as const satisfies SettingsDeclaration;
const title = settings.title;

const many = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, value]));
const withKey = (key: string, value: unknown): unknown =>
  JSON.parse(`{"${key}":${JSON.stringify(value)}}`);
const cyclic: Record<string, unknown> = { ...title };
cyclic['default'] = cyclic;
class Declared {
  title = title;
}

describe('Settings that a remote declares', () => {
  test('Come back as they were given, also in a descriptor', () => {
    expect(readSettingsDeclaration(settings, 'academy')).toEqual(settings);
    const descriptor = createSampleDescriptor({ settings });
    expect(readDescriptor(descriptor, 'marketing').settings).toEqual(settings);
  });

  test.each<[string, unknown, string]>([
    ['10,000 keys', many(10_000, title), 'expected at most 50 keys'],
    ['a key of every object', withKey('constructor', title), 'none that every object has'],
    ['the key of prototypes', withKey('__proto__', title), 'none that every object has'],
    ['a prototype of their own', { __proto__: { title } }, 'expected an object of keys'],
    ['a class', new Declared(), 'expected an object of keys'],
    ['a list', [title], 'expected an object of keys'],
    ['a key in capitals', { Title: title }, 'a small letter first'],
    ['a long key', { [`k${'e'.repeat(1e6)}`]: title }, 'a small letter first'],
    [
      'settings in a setting',
      { title: { ...title, properties: settings } },
      'title.properties: a setting of this type has no such key',
    ],
    [
      'a reference to itself',
      { title: { $ref: '#' } },
      'title.type: expected a setting with a type',
    ],
    [
      'a reference beside a type',
      { title: { ...title, $ref: '#/title' } },
      'title.$ref: a setting of this type has no such key',
    ],
    [
      'a pattern that backtracks',
      { title: { ...title, pattern: '(a+)+$' } },
      'title.pattern: a setting of this type has no such key',
    ],
    ['a circle', { title: cyclic }, 'title.default:'],
    [
      'a huge text',
      { title: { ...title, default: 'x'.repeat(1e7) } },
      'title: its default is not a line of at most 20 characters',
    ],
    [
      'a huge description',
      { title: { ...title, description: 'x'.repeat(1e7) } },
      'title.description: expected at most 200 characters',
    ],
    [
      'a huge limit',
      { title: { ...title, maxLength: 1e9 } },
      'title.maxLength: expected at most 500',
    ],
    [
      'a control character',
      { title: { ...title, default: '\u001b[2J' } },
      'title.default: expected one line of text',
    ],
    [
      'half a character',
      { title: { ...title, default: '\ud800' } },
      'title.default: expected one line of text',
    ],
    [
      'a secret key',
      { title: { ...title, default: 'sb_secret_1' } },
      'title.default: this looks like a secret key',
    ],
    [
      'a token of an account',
      { title: { ...title, description: 'Use eyJhbGciOi.eyJyb2xlIj.x' } },
      'title.description: this looks like a secret key',
    ],
    [
      'no description',
      { title: { type: 'text', default: '' } },
      'title.description: a setting needs this key',
    ],
    [
      'a default beyond its limits',
      { limit: { ...settings.limit, default: 51 } },
      'limit: its default is not a number of at least 1 and at most 50',
    ],
    [
      'no end of numbers',
      { limit: { type: 'number', default: Infinity, description } },
      'limit: its default is not a number',
    ],
    [
      'a default that is no choice',
      { order: { ...settings.order, default: 'price' } },
      'order: its default is not one of "newest", "name"',
    ],
    [
      'one choice twice',
      { order: { ...settings.order, choices: ['newest', 'newest'] } },
      'a choice is listed twice',
    ],
    [
      '100,000 choices',
      { order: { ...settings.order, choices: Object.keys(many(1e5, 0)) } },
      'order.choices: expected at most 20 choices',
    ],
    [
      'a flag on a day that does not exist',
      { catalogue: { ...settings.catalogue, since: '2026-02-30' } },
      'catalogue.since: expected a day that has come',
    ],
    [
      'a flag that never becomes old',
      { catalogue: { ...settings.catalogue, since: '9999-01-01' } },
      'catalogue.since: expected a day that has come',
    ],
    [
      'a flag for some by default',
      { catalogue: { ...settings.catalogue, default: '25%' } },
      'catalogue.default: expected "on" or "off"',
    ],
    ['an unknown type', { title: { ...title, type: 'code' } }, 'expected a setting with a type'],
    ['a function', { title: () => title }, 'title:'],
  ])('With %s, they are refused with a sentence', (_case, wrong, sentence) => {
    const read = () => readSettingsDeclaration(wrong, 'academy');
    expect(read).toThrow('The settings of the remote "academy" cannot be used.');
    expect(read).toThrow(sentence);
    const stored = { ...createSampleDescriptor(), settings: wrong };
    expect(() => readDescriptor(stored, 'marketing')).toThrow('The descriptor of the remote');
  });

  test('A refusal does not repeat what is long', () => {
    const read = () =>
      readSettingsDeclaration({ ...many(50, { ...title, default: 'x'.repeat(1e6) }) }, 'academy');
    expect(read).toThrow(expect.objectContaining({ message: expect.stringMatching(/^.{1,900}$/) }));
  });
});

describe('Values in the settings of a site', () => {
  const read = (values: unknown) =>
    readSiteSettings({ ...createSampleSettings(), remotes: { academy: { values } } });

  test('Are texts, numbers and booleans', () => {
    const values = { title: '</script>\u2028', limit: 0, isDense: true, catalogue: '25%' };
    expect(read(values).remotes).toEqual({ academy: { values } });
  });

  test.each<[string, unknown, string]>([
    ['of prototypes', withKey('__proto__', 'x'), 'none that every object has'],
    ['of every object', withKey('constructor', 'x'), 'none that every object has'],
    ['that are settings themselves', { title: { text: 'x' } }, 'remotes.academy.values.title'],
    ['that are secret', { title: 'key: sb_secret_1' }, 'this looks like a secret key'],
    ['that never end', many(50, 'x'.repeat(100)), 'can have 4000 characters together'],
    ['of too many keys', many(51, 1), 'expected at most 50 keys'],
  ])('Values %s are refused', (_case, values, sentence) => {
    expect(() => read(values)).toThrow(sentence);
  });
});

describe('What the code of a remote gets', () => {
  const visitor = { remote: 'academy', bucket: undefined };
  const defaults = {
    title: 'Courses',
    limit: 12,
    isDense: false,
    order: 'newest',
    catalogue: false,
  };

  test('Defaults where nothing is stored, and stored values in their place', () => {
    expect(resolveSettings(settings, {}, visitor)).toEqual(defaults);
    const stored = { title: 'Lessons', limit: 1, isDense: true, order: 'name', catalogue: 'on' };
    expect(resolveSettings(settings, stored, visitor)).toEqual({ ...stored, catalogue: true });
  });

  test('The types of the declaration', () => {
    const values = resolveSettings(settings, {}, visitor);
    const order: 'newest' | 'name' = values.order;
    const catalogue: boolean = values.catalogue;
    // @ts-expect-error The declaration has no such key.
    expect([order, catalogue, values.other]).toEqual(['newest', false, undefined]);
  });

  test('Defaults in place of values that its version refuses, as after a rollback', () => {
    const stored = {
      title: 7,
      limit: 51,
      isDense: 'yes',
      order: 'price',
      catalogue: '100%',
      toString: 'x',
    };
    expect(resolveSettings(settings, stored, visitor)).toEqual(defaults);
  });

  test('A key that values have from their prototype is none', () => {
    const stored = Object.create({ title: 'Evil' });
    expect(resolveSettings(settings, stored, visitor)).toEqual(defaults);
  });
});

describe('A flag for a share', () => {
  const bucketsOf = (key: string, value: string) =>
    Array.from({ length: 100 }, (_, bucket) => bucket).filter((bucket) =>
      isFlagOn(value, key, { remote: 'academy', bucket }),
    );

  test('Is on for that share, for the same visitors when it grows, and in no static HTML', () => {
    const quarter = bucketsOf('catalogue', '25%');
    expect(quarter).toHaveLength(25);
    expect(bucketsOf('catalogue', '50%')).toEqual(expect.arrayContaining(quarter));
    expect(isFlagOn('99%', 'catalogue', { remote: 'academy', bucket: undefined })).toBe(false);
  });

  test('Begins with other visitors than another flag', () => {
    expect(bucketsOf('catalogue', '10%')).not.toEqual(bucketsOf('player', '10%'));
  });

  test('A number that is none is in no share', () => {
    expect(isFlagOn('99%', 'catalogue', { remote: 'academy', bucket: Number('many') })).toBe(false);
  });

  test.each(['on ', 'ON', '0%', '100%', '2.5%', '-1%', '025%', true, 25, null])(
    '%j is no value of a flag, so it is off',
    (value) => {
      expect(isFlagOn(value, 'catalogue', { remote: 'academy', bucket: 0 })).toBe(false);
    },
  );
});
