import { countCharacters } from '../text-rules';

/** Flag of a remote: on, off, or on for a share of the visitors, such as `25%`. */
export type FlagValue = 'on' | 'off' | `${number}%`;

type Described = {
  /** Sentence for the owner of the site, 200 characters at most. */
  description: string;
};

/**
 * Setting of a remote as data. Keys of other kinds, such as patterns or nested settings, are refused, so that a check
 * never runs code of the remote and always ends.
 */
export type SettingDeclaration =
  /** One line of text. `maxLength`: in code points, 500 at most. Default: 200. */
  | (Described & { type: 'text'; default: string; maxLength?: number })
  /** Finite number between `min` and `max`. */
  | (Described & { type: 'number'; default: number; min?: number; max?: number })
  | (Described & { type: 'boolean'; default: boolean })
  /** One of 2 to 20 texts of one line. */
  | (Described & { type: 'choice'; default: string; choices: readonly string[] })
  /** Switch for code that waits for its launch. `since`: day on which it was added (YYYY-MM-DD). */
  | (Described & { type: 'flag'; default: 'on' | 'off'; since: string });

/**
 * Settings and flags of a remote by key.
 * @example
 * export const settings = {
 *   courseLimit: { type: 'number', default: 12, min: 1, max: 50, description: 'Courses on a page.' },
 *   catalogue: { type: 'flag', default: 'off', since: '2026-11-29', description: 'Shows the catalogue.' },
 * } as const satisfies SettingsDeclaration;
 */
export type SettingsDeclaration = { readonly [key: string]: SettingDeclaration };

/** Value of a setting in the code of its remote. */
export type SettingValue<Setting extends SettingDeclaration> = Setting extends {
  type: 'flag' | 'boolean';
}
  ? boolean
  : Setting extends { type: 'number' }
    ? number
    : Setting extends { type: 'choice'; choices: readonly (infer Choice)[] }
      ? Choice
      : string;

/** Values of all settings of a remote, by key. */
export type SettingValues<Declaration extends SettingsDeclaration> = {
  readonly [Key in keyof Declaration]: SettingValue<Declaration[Key]>;
};

/** Values as a site stores them, by key; those of flags are a `FlagValue`. */
export type StoredValues = { readonly [key: string]: string | number | boolean };

/** Maximum length of a text whose setting names none, in code points. */
export const DEFAULT_MAX_LENGTH = 200;

/** Tells whether a setting can have a value. */
export function isSettingValue(
  setting: SettingDeclaration,
  value: unknown,
): value is StoredValues[string] {
  switch (setting.type) {
    case 'text':
      return isLine(value) && countCharacters(value) <= (setting.maxLength ?? DEFAULT_MAX_LENGTH);
    case 'number':
      return isWithin(value, setting);
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return setting.choices.some((choice) => choice === value);
    case 'flag':
      return flagPercentOf(value) !== undefined;
  }
}

/** Tells whether a value is one line of text, without control characters and halves of characters. */
export function isLine(value: unknown): value is string {
  return typeof value === 'string' && !/[\p{Cc}\p{Cs}]/u.test(value);
}

function isWithin(value: unknown, { min, max }: { min?: number; max?: number }): boolean {
  return (
    Number.isFinite(value) &&
    Number(value) >= (min ?? -Infinity) &&
    Number(value) <= (max ?? Infinity)
  );
}

/** Visitor, for flags that are on for a share: the number of this browser (0–99), undefined in static HTML. */
export type FlagBucket = { remote: string; bucket: number | undefined };

/**
 * Returns the values of a remote's settings for one visitor. A stored value that the declaration refuses counts as
 * absent: the version that runs may be older or newer than the one that the value was stored for.
 */
export function resolveSettings<const Declaration extends SettingsDeclaration>(
  declaration: Declaration,
  stored: StoredValues,
  visitor: FlagBucket,
): SettingValues<Declaration> {
  const values = Object.entries(declaration).map(([key, setting]) => {
    const value = effectiveValueOf(setting, stored, key);
    return [key, setting.type === 'flag' ? isFlagOn(value, key, visitor) : value];
  });
  return Object.fromEntries(values);
}

/** Returns the stored value of a setting if it can have it, otherwise its default. */
export function effectiveValueOf(
  setting: SettingDeclaration,
  stored: StoredValues,
  key: string,
): StoredValues[string] {
  const value = Object.hasOwn(stored, key) ? stored[key] : undefined;
  return isSettingValue(setting, value) ? value : setting.default;
}

/** Tells whether a flag is on for a visitor. A share of the visitors begins at another number for each flag. */
export function isFlagOn(value: unknown, key: string, { remote, bucket }: FlagBucket): boolean {
  const percent = flagPercentOf(value) ?? 0;
  if (percent === 0 || percent === 100) return percent === 100;
  return bucket !== undefined && (bucket + flagOffsetOf(remote, key)) % 100 < percent;
}

/** Tells whether a flag is on for some visitors only. */
export function isFlagShare(value: unknown): boolean {
  return (flagPercentOf(value) ?? 0) % 100 > 0;
}

/** Returns the share of the visitors for whom a flag is on, 0–100; undefined for what is no value of a flag. */
function flagPercentOf(value: unknown): number | undefined {
  if (value === 'on') return 100;
  if (value === 'off') return 0;
  const [, digits] = (typeof value === 'string' && /^([1-9]\d?)%$/.exec(value)) || [];
  return digits === undefined ? undefined : Number(digits);
}

/** Computes the offset of a flag (0–99), so that not every flag is tried with the same visitors first. */
function flagOffsetOf(remote: string, key: string): number {
  let sum = 0;
  for (const character of `${remote}.${key}`) sum = (sum * 31 + character.charCodeAt(0)) % 9973;
  return sum % 100;
}
