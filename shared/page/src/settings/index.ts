import type { SiteSettings } from '@site/contract';

let current: SiteSettings | undefined;

/** Sets the settings. The shell calls it once, before rendering; tests call it with sample settings. */
export function configureSite(settings: SiteSettings): void {
  current = settings;
}

/**
 * Returns the run-time settings of this site.
 * @throws when `configureSite` was not called
 * @example const { brand, contact } = getSiteSettings();
 */
export function getSiteSettings(): SiteSettings {
  if (!current) throw new Error('The site settings were read before the shell had set them.');
  return current;
}

export {
  RemoteSettingsContext,
  type RemoteSettingsSource,
  useRemoteSettings,
} from './remote-settings';
export { readVisitorBucket } from './visitor-bucket';
export {
  findLoadProblem,
  type LoadProblem,
  reloadForUpdate,
  setShellVersion,
  takeUpdateReload,
} from './load-problem';
