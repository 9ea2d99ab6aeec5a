import type { HealthEvent } from '@site/contract';

let told = 0;

/** The files that the start guard of the document lost since this was last asked. */
export function fileFailures(): HealthEvent[] {
  const failures = window.siteFiles?.failures.slice(told) ?? [];
  told += failures.length;
  return failures.map(({ url, kind, tries }) => ({
    'event.name': 'site.failure',
    'service.name': ownerOf(url),
    'site.phase': 'file',
    'site.attempt': tries,
    'error.type': kind === 'timeout' ? 'timeout' : 'lost',
    'site.page': new URL(url).pathname.split('/').at(-1)?.slice(0, 80) ?? '',
  }));
}

/** Remotes are served as /<remote>/<version>/…; everything else is the shell's. */
function ownerOf(url: string): string {
  const [, remote = ''] = new URL(url).pathname.split('/');
  return remote === 'static' ? 'shell' : remote.slice(0, 80);
}
