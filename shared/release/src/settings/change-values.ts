import {
  describeSetting,
  isSettingValue,
  type ReleaseDecision,
  type RemoteName,
  type SettingDeclaration,
  type SettingsDeclaration,
  type SiteSettings,
  type StoredValues,
} from '@site/contract';
import { readStoredDescriptor } from '@site/site';
import type { LiveState, Store } from '@site/store';
import type { ReleaseWork } from '../release';
import { ReleaseRejectedError, UNCHANGED } from '../release-errors';
import { changeSettings, requireRemote } from './change-remotes';

type ValueWork = ReleaseWork & { name: RemoteName; key: string };
type Value = StoredValues[string];

/**
 * Changes the value of a setting or flag that the live version of a remote declares. No app is built or released; pages
 * are composed again, and the decision records key, old and new value.
 * @param work.text value as it was typed: `12`, `true`, `on`, `25%`, or the text itself
 * @throws {ReleaseRejectedError} without any change
 */
export function setValue(
  store: Store,
  { name, key, text, ...work }: ValueWork & { text: string },
): Promise<ReleaseDecision> {
  return changeValues(store, { name, key, ...work }, (declared, values) => {
    const setting = requireSetting(declared, { name, key });
    const value = parseValue(setting, text);
    if (isSettingValue(setting, value)) return { ...values, [key]: value };
    throw new ReleaseRejectedError(
      `${quoteValue(text)} is no value of "${key}", which is ${describeSetting(setting)}. ${UNCHANGED}`,
    );
  });
}

/**
 * Removes the stored value of a setting, so that its default applies; also of one that is no longer declared.
 * @throws {ReleaseRejectedError} without any change
 */
export function unsetValue(store: Store, work: ValueWork): Promise<ReleaseDecision> {
  const { name, key } = work;
  return changeValues(store, work, (_declared, { [key]: value, ...values }) => {
    if (value !== undefined) return values;
    throw new ReleaseRejectedError(
      `No value of "${key}" is stored for "${name}", so its default applies already. ${UNCHANGED}`,
    );
  });
}

type ChangeValues = (declared: SettingsDeclaration, values: StoredValues) => StoredValues;

function changeValues(
  store: Store,
  { name, key, ...work }: ValueWork,
  change: ChangeValues,
): Promise<ReleaseDecision> {
  return changeSettings(store, work, async (settings, remotes, live) => {
    const { values: before = {}, ...remote } = requireRemote(remotes, name);
    const declared = await readLiveSettings(store, live, name);
    const values = change(declared, before);
    const isEmpty = Object.keys(values).length === 0;
    const after = { ...remote, ...(isEmpty ? {} : { values }) };
    const reason = `${name}.${key}: ${describeChange(declared, key, { before, values })}`;
    const changed: SiteSettings = { ...settings, remotes: { ...remotes, [name]: after } };
    // A version that is released at the same moment may refuse the value.
    return { settings: changed, reason, dependsOn: [name] };
  });
}

/** Reads the settings that the live version of a remote declares; none before its first release. */
async function readLiveSettings(
  store: Store,
  { units }: LiveState,
  name: RemoteName,
): Promise<SettingsDeclaration> {
  const version = units[name]?.version;
  if (!version) return {};
  return (await readStoredDescriptor(store, name, version)).settings ?? {};
}

function requireSetting(
  declared: SettingsDeclaration,
  { name, key }: { name: string; key: string },
): SettingDeclaration {
  const setting = Object.hasOwn(declared, key) ? declared[key] : undefined;
  if (setting) return setting;
  const keys = Object.keys(declared);
  const known = keys.length > 0 ? `It declares ${keys.join(', ')}` : 'It declares none';
  throw new ReleaseRejectedError(
    `The live version of "${name}" declares no setting ${quoteValue(key)}. ${known}. ${UNCHANGED}`,
  );
}

/** Reads a typed value; what it cannot be read as stays a text, which the setting refuses. */
function parseValue({ type }: SettingDeclaration, text: string): Value {
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function describeChange(
  declared: SettingsDeclaration,
  key: string,
  { before, values }: { before: StoredValues; values: StoredValues },
): string {
  const initial = Object.hasOwn(declared, key) ? declared[key]?.default : undefined;
  const describe = (stored: StoredValues) => {
    const value = Object.hasOwn(stored, key) ? stored[key] : undefined;
    if (value !== undefined) return quoteValue(value);
    return initial === undefined ? 'nothing' : `${quoteValue(initial)} (default)`;
  };
  return `${describe(before)} → ${describe(values)}`;
}

const MAX_QUOTED_LENGTH = 80;

/** Writes a value for a sentence: texts that are longer than a line are cut. */
export function quoteValue(value: Value): string {
  if (typeof value !== 'string' || /^[\w%.-]+$/.test(value)) return String(value);
  const quoted = JSON.stringify(value);
  return quoted.length > MAX_QUOTED_LENGTH ? `${quoted.slice(0, MAX_QUOTED_LENGTH)}…"` : quoted;
}
