import * as v from 'valibot';
import { readWithSchema } from '../contract-error';
import { isUnique } from '../name-schemas';
import {
  DEFAULT_MAX_LENGTH,
  isLine,
  isSettingValue,
  type SettingDeclaration,
  type SettingsDeclaration,
  type StoredValues,
} from './setting-values';

const MAX_SETTINGS = 50;
const MAX_TEXT_LENGTH = 500;
/** Values are part of documents, which every visitor waits for. */
const MAX_VALUES_LENGTH = 4000;
const DAY_MS = 86_400_000;

/** Age at which a flag should have been removed from the code, in days. */
export const MAX_FLAG_AGE_DAYS = 90;

const lineSchema = v.pipe(
  v.string(),
  v.check((text) => isLine(text), 'expected one line of text without control characters'),
  v.check((text) => !isSecret(text), 'this looks like a secret key, and settings are public'),
);
const description = v.pipe(
  lineSchema,
  v.minLength(1, 'expected a sentence'),
  v.maxLength(200, 'expected at most 200 characters'),
);
const bound = v.exactOptional(v.pipe(v.number(), v.finite('expected a number')));

const day = v.pipe(
  v.string(),
  v.check(isPastDay, 'expected a day that has come, such as 2026-11-29'),
);

const SettingSchema = v.pipe(
  v.variant(
    'type',
    [
      createSetting('text', {
        default: lineSchema,
        maxLength: v.exactOptional(
          v.pipe(
            v.number(),
            v.integer('expected a whole number'),
            v.minValue(1, 'expected at least 1'),
            v.maxValue(MAX_TEXT_LENGTH, `expected at most ${MAX_TEXT_LENGTH}`),
          ),
        ),
      }),
      createSetting('number', { default: v.number(), min: bound, max: bound }),
      createSetting('boolean', { default: v.boolean() }),
      createSetting('choice', {
        default: lineSchema,
        choices: v.pipe(
          v.array(v.pipe(lineSchema, v.maxLength(60, 'expected at most 60 characters'))),
          v.minLength(2, 'expected at least 2 choices'),
          v.maxLength(20, 'expected at most 20 choices'),
          v.check(isUnique, 'a choice is listed twice'),
        ),
      }),
      createSetting('flag', {
        default: v.picklist(['on', 'off'], 'expected "on" or "off"'),
        since: day,
      }),
    ],
    'expected a setting with a type: text, number, boolean, choice or flag',
  ),
  v.check(
    (setting) => isSettingValue(setting as SettingDeclaration, setting.default),
    (issue) => `its default is not ${describeSetting(issue.input as SettingDeclaration)}`,
  ),
);

function createSetting<const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) {
  return v.strictObject({ type: v.literal(type), description, ...entries }, ({ expected }) =>
    expected === 'never' ? 'a setting of this type has no such key' : 'a setting needs this key',
  );
}

/** Checks keys before values: a schema of a record leaves out those of prototypes, and reads all others. */
const keysSchema = v.pipe(
  v.custom<Record<string, unknown>>(isPlainObject, 'expected an object of keys'),
  v.check(
    (record) => Object.keys(record).length <= MAX_SETTINGS,
    `expected at most ${MAX_SETTINGS} keys`,
  ),
  v.check(
    (record) => Object.keys(record).every(isSettingKey),
    'expected keys of 1 to 40 letters and digits, a small letter first, such as courseLimit, and none that every object has',
  ),
);

/** Schema of the settings of a remote: plain data, which is checked without code of the remote. */
export const SettingsDeclarationSchema: v.GenericSchema<unknown, SettingsDeclaration> = v.pipe(
  keysSchema,
  v.record(v.string(), SettingSchema),
) as never;

/** Schema of values as a site stores them. The declaration of the live version says which of them a remote accepts. */
export const StoredValuesSchema: v.GenericSchema<unknown, StoredValues> = v.pipe(
  keysSchema,
  v.record(v.string(), v.union([lineSchema, v.pipe(v.number(), v.finite()), v.boolean()])),
  v.check(
    (values) => JSON.stringify(values).length <= MAX_VALUES_LENGTH,
    `documents contain them, so they can have ${MAX_VALUES_LENGTH} characters together`,
  ),
);

/**
 * Parses the settings that a remote declares.
 * @throws {ContractError} when one is malformed
 */
export function readSettingsDeclaration(input: unknown, remote: string): SettingsDeclaration {
  const subject = `The settings of the remote "${remote}"`;
  return readWithSchema(SettingsDeclarationSchema, input, subject);
}

/** Describes the values that a setting can have: "a text of at most 200 characters". */
export function describeSetting(setting: SettingDeclaration): string {
  switch (setting.type) {
    case 'text':
      return `a line of at most ${setting.maxLength ?? DEFAULT_MAX_LENGTH} characters`;
    case 'number':
      return `a number${describeBounds(setting)}`;
    case 'boolean':
      return 'true or false';
    case 'choice':
      return `one of ${setting.choices.map((choice) => JSON.stringify(choice)).join(', ')}`;
    case 'flag':
      return 'on, off, or a share of the visitors from 1% to 99%';
  }
}

function describeBounds({ min, max }: { min?: number; max?: number }): string {
  const bounds = [
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
  ];
  return bounds.length > 0 ? ` of ${bounds.join(' and ')}` : '';
}

/** Computes the age of a flag in days. */
export function flagAgeDaysOf({ since }: { since: string }, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(since)) / DAY_MS);
}

/** Beginnings of keys that open accounts; public keys, such as `sb_publishable_`, are none of them. */
const SECRETS =
  /(?:^|[^\w-])(?:sb_secret_|[rs]k_live_|sk-\w{20}|ghp_|github_pat_|glpat-|xox[a-z]-|AKIA[0-9A-Z]{16}|-----BEGIN|eyJ[\w-]+\.eyJ)/;

/** Tells whether a text contains what looks like a secret key. */
function isSecret(text: string): boolean {
  return SECRETS.test(text);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function isSettingKey(key: string): boolean {
  return /^[a-z][A-Za-z0-9]{0,39}$/.test(key) && !(key === 'prototype' || key in Object.prototype);
}

/** A clock may be a day behind that of the builder. */
function isPastDay(text: string): boolean {
  const time = Date.parse(text);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(text) &&
    time <= Date.now() + DAY_MS
  );
}
