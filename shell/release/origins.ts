import { remotePorts, type RemoteName } from '@site/contract';

/**
 * Where a remote's version folders are served, without a trailing slash. On one machine each remote has a
 * port; in production set SITE_ORIGIN_MARKETING, SITE_ORIGIN_ACCOUNT and SITE_ORIGIN_EDITOR.
 */
export function originOf(remote: RemoteName): string {
  const configured = process.env[`SITE_ORIGIN_${remote.toUpperCase()}`];
  return configured?.replace(/\/+$/, '') ?? `http://localhost:${remotePorts[remote]}`;
}
