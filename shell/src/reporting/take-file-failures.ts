import { isRemoteName, type HealthEvent } from '@site/contract';
import { getRegistry } from '../remotes/live-registry';

let reportedCount = 0;

/** Takes the files that the start guard has lost since the last call. */
export function takeFileFailures(): HealthEvent[] {
  const failures = window.siteFiles?.failures.slice(reportedCount) ?? [];
  reportedCount += failures.length;
  return failures.map(({ url, kind, tries }) => ({
    'event.name': 'site.failure',
    ...ownerOf(url),
    'site.phase': 'file',
    'site.attempt': tries,
    'error.type': kind === 'timeout' ? 'timeout' : 'lost',
    'site.page': fileNameOf(url),
  }));
}

/** Name of a file in the characters that the collector accepts. */
function fileNameOf(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return name.replaceAll(/[^\w.-]/g, '_').slice(0, 80) || 'document';
}

/**
 * Finds the remote whose origin served the file, and the version if it is still known. Everything else belongs to the
 * shell.
 */
function ownerOf(url: string): Pick<HealthEvent, 'service.name' | 'service.version'> {
  for (const [name, remote] of Object.entries(getRegistry().remotes)) {
    if (
      !isRemoteName(name) ||
      !remote ||
      !url.startsWith(new URL(remote.live.base, location.href).origin)
    )
      continue;
    const versions = [remote.live, remote.previous];
    const version = versions.find((each) => each && url.startsWith(each.base));
    return { 'service.name': name, ...(version && { 'service.version': version.global }) };
  }
  return { 'service.name': 'shell' };
}
