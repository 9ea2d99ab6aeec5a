import type { HealthEvent } from '@site/contract';
import { currentRegistry } from '../remotes/live-registry';

let told = 0;

/** The files that the start guard of the document lost since this was last asked. */
export function fileFailures(): HealthEvent[] {
  const failures = window.siteFiles?.failures.slice(told) ?? [];
  told += failures.length;
  return failures.map(({ url, kind, tries }) => ({
    'event.name': 'site.failure',
    ...ownerOf(url),
    'site.phase': 'file',
    'site.attempt': tries,
    'error.type': kind === 'timeout' ? 'timeout' : 'lost',
    'site.page': new URL(url).pathname.split('/').at(-1)?.slice(0, 80) ?? '',
  }));
}

/** The remote from whose origin it came, and the version while it is known; everything else is the shell's. */
function ownerOf(url: string): Pick<HealthEvent, 'service.name' | 'service.version'> {
  for (const [name, remote] of Object.entries(currentRegistry().remotes)) {
    if (!remote || !url.startsWith(new URL(remote.live.base, location.href).origin)) continue;
    const versions = [remote.live, remote.previous];
    const version = versions.find((each) => each && url.startsWith(each.base));
    return { 'service.name': name, ...(version && { 'service.version': version.global }) };
  }
  return { 'service.name': 'shell' };
}
