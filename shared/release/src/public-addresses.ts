import { isRemoteName, type AppName, type SiteSettings } from '@site/contract';
import { remoteOriginOf } from './origins';

/**
 * Finds addresses of this machine that a release would write into the site of a bucket, whose visitors are elsewhere.
 * @param settings for the shell, with which they go live
 * @returns a sentence for each
 */
export function findLocalAddresses(app: AppName, settings?: SiteSettings): string[] {
  const origin = isRemoteName(app) ? remoteOriginOf(app) : '';
  const variable = `SITE_ORIGIN_${app.toUpperCase()}`;
  return [
    ...(isLocal(origin)
      ? [
          `The origin of "${app}" would be ${origin}. Set ${variable} to where its files are served.`,
        ]
      : []),
    ...(['siteUrl', 'supabaseUrl', 'reportUrl'] as const).flatMap((name) => {
      const address = settings?.[name];
      return address && isLocal(address)
        ? [
            `The setting ${name} would be ${address}. Set SITE_SETTINGS to the settings of the site.`,
          ]
        : [];
    }),
  ];
}

function isLocal(address: string): boolean {
  const { hostname } = URL.parse(address) ?? {};
  return (
    hostname !== undefined &&
    /^(localhost|.+\.localhost|127\..+|0\.0\.0\.0|\[::1?\])$/.test(hostname)
  );
}
