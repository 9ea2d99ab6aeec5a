import {
  describeSetting,
  flagAgeDaysOf,
  isSettingValue,
  MAX_FLAG_AGE_DAYS,
  remotesIn,
  type Registry,
  type RegistryEntry,
  type SettingsDeclaration,
  type StoredValues,
} from '@site/contract';
import { quoteValue } from './change-values';

/** Finds stored values that the live version or the canary of a remote refuses. @returns a sentence for each */
export function findRefusedValues({ remotes }: Registry): string[] {
  return remotesIn(remotes).flatMap((name) => {
    const { live, canary, values = {} } = remotes[name] ?? {};
    const versions = [live, canary].flatMap((each) => each?.descriptor ?? []);
    return versions.flatMap(({ version, settings = {} }) =>
      Object.entries(settings).flatMap(([key, setting]) => {
        const value = Object.hasOwn(values, key) ? values[key] : undefined;
        if (value === undefined || isSettingValue(setting, value)) return [];
        return [
          `${name} ${version} refuses the value ${quoteValue(value)} that the site has for its setting "${key}": it has to be ${describeSetting(setting)}. Change the value first: npm run remotes -- unset ${name} ${key}`,
        ];
      }),
    );
  });
}

/**
 * Finds settings of a remote that need somebody's attention: flags that are older than ninety days, and stored values
 * that no version declares any more. @returns a sentence for each
 */
export function listSettingFindings(
  name: string,
  { live, canary, values = {} }: RegistryEntry,
  now: Date,
): string[] {
  const declared = { ...canary?.descriptor.settings, ...live.descriptor.settings };
  return [...findOldFlags(name, declared, now), ...findUndeclaredValues(name, declared, values)];
}

function findOldFlags(name: string, declared: SettingsDeclaration, now: Date): string[] {
  return Object.entries(declared).flatMap(([key, setting]) => {
    const age = setting.type === 'flag' ? flagAgeDaysOf(setting, now) : 0;
    if (age <= MAX_FLAG_AGE_DAYS) return [];
    return [
      `The flag "${key}" of ${name} is ${age} days old. Remove it from the code with the branch that is not used, or declare a setting if it stays.`,
    ];
  });
}

function findUndeclaredValues(
  name: string,
  declared: SettingsDeclaration,
  values: StoredValues,
): string[] {
  return Object.keys(values)
    .filter((key) => !Object.hasOwn(declared, key))
    .map(
      (key) =>
        `The site has a value for "${key}", which ${name} does not declare any more. Remove it: npm run remotes -- unset ${name} ${key}`,
    );
}
