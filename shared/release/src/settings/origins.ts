import type { RemoteName, SiteSettings } from '@site/contract';

/**
 * Returns the origin of a remote's version folders, without a trailing slash: the one in the settings of the site, or
 * SITE_ORIGIN_<REMOTE>. Pipelines pass all their variables as one JSON object, SITE_VARIABLES.
 * @throws when neither names one
 */
export function remoteOriginOf(
  remote: RemoteName,
  { remotes }: Pick<SiteSettings, 'remotes'>,
): string {
  const name = `SITE_ORIGIN_${remote.toUpperCase()}`;
  const configured = (process.env[name] ?? pipelineVariables()[name])?.replace(/\/+$/, '');
  const origin = configured ?? remotes?.[remote]?.origin;
  if (origin) return origin;
  throw new Error(
    `Nothing names the origin of "${remote}". The shell's team sets it: npm run remotes -- add ${remote} --origin https://${remote}.example.com`,
  );
}

function pipelineVariables(): Record<string, string> {
  return JSON.parse(process.env['SITE_VARIABLES'] || '{}');
}
