import {
  effectiveValueOf,
  isFlagShare,
  resolveSettings,
  type SettingsDeclaration,
  type SettingValues,
  type StoredValues,
} from '@site/contract';
import { createContext, use, useContext, useSyncExternalStore } from 'react';
import { readVisitorBucket } from './visitor-bucket';

/** Values of the settings of the remote around a page or widget, as they were when it was shown. */
export interface RemoteSettingsSource {
  readonly remote: string;
  /** Undefined in a document that was composed for a page of another remote; `load` requests them. */
  readonly values: StoredValues | undefined;
  /** Never rejects, and returns the same promise until it has settled. Without an answer, all defaults apply. */
  load(): Promise<StoredValues>;
}

/** Source of the values, provided by the shell around each page and widget. Null in tests of a remote. */
export const RemoteSettingsContext = createContext<RemoteSettingsSource | null>(null);

const noValues: StoredValues = {};

/**
 * Returns the values of the settings and flags of this remote for this visitor. They stay while the page or widget is
 * shown, and are part of its static HTML. A flag for a share of the visitors is off in static HTML, and has its value
 * once the page is hydrated. In tests all have their defaults.
 * @param declaration `settings` of the remote's `routes.ts`
 * @example const { courseLimit, catalogue } = useRemoteSettings(settings);
 */
export function useRemoteSettings<const Declaration extends SettingsDeclaration>(
  declaration: Declaration,
): SettingValues<Declaration> {
  const source = useContext(RemoteSettingsContext);
  const values = source ? (source.values ?? use(source.load())) : noValues;
  const hasShares = Object.entries(declaration).some(
    ([key, setting]) =>
      setting.type === 'flag' && isFlagShare(effectiveValueOf(setting, values, key)),
  );
  // Browsers without such a flag draw no number.
  const readBucket = hasShares ? readVisitorBucket : returnUndefined;
  const bucket = useSyncExternalStore(subscribeToNothing, readBucket, returnUndefined);
  return resolveSettings(declaration, values, { remote: source?.remote ?? '', bucket });
}

const subscribeToNothing = () => () => undefined;
const returnUndefined = () => undefined;
