import { REMOTE_PORTS, type RemoteName } from '@site/contract';

/**
 * Returns the origin of a remote's version folders, without a trailing slash. On one machine each remote has a port; in
 * production set SITE_ORIGIN_<REMOTE> for each. Pipelines pass all their variables as one JSON object, SITE_VARIABLES.
 */
export function remoteOriginOf(remote: RemoteName): string {
  const name = `SITE_ORIGIN_${remote.toUpperCase()}`;
  const configured = process.env[name] ?? pipelineVariables()[name];
  return configured?.replace(/\/+$/, '') ?? `http://localhost:${REMOTE_PORTS[remote]}`;
}

function pipelineVariables(): Record<string, string> {
  return JSON.parse(process.env['SITE_VARIABLES'] || '{}') as Record<string, string>;
}
