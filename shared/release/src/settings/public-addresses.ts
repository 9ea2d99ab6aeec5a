import type { AppName, SiteSettings } from '@site/contract';
import { remoteOriginOf } from './origins';

/**
 * Finds addresses of this machine that a release would write into the site of a bucket, whose visitors are elsewhere.
 * @param settings those that go live with the shell; for a remote, those that are live
 * @returns a sentence for each
 */
export function findLocalAddresses(app: AppName, settings: SiteSettings): string[] {
  if (app === 'shell') return findLocalSettings(settings);
  const origin = remoteOriginOf(app, settings);
  if (!isLocal(origin)) return [];
  return [
    `The origin of "${app}" would be ${origin}. Set it to where its files are served: npm run remotes -- add ${app} --origin https://…`,
  ];
}

function findLocalSettings(settings: SiteSettings): string[] {
  return (['siteUrl', 'supabaseUrl', 'reportUrl'] as const).flatMap((name) => {
    const address = settings[name];
    return address && isLocal(address)
      ? [`The setting ${name} would be ${address}. Set SITE_SETTINGS to the settings of the site.`]
      : [];
  });
}

function isLocal(address: string): boolean {
  const { hostname } = URL.parse(address) ?? {};
  return (
    hostname !== undefined &&
    /^(localhost|.+\.localhost|127\..+|0\.0\.0\.0|\[::1?\])$/.test(hostname)
  );
}
