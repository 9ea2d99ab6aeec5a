import { type HealthEvent, type RemoteName, remotesIn } from '@site/contract';
import { getRegistry } from '../remotes/live-registry';
import { type HealthSource, toHealthSource } from './health-source';

/** App and version that a file belongs to, and its path within the version. */
export type FileOwner = Pick<HealthEvent, 'service.name' | 'service.version' | 'code.file.path'>;

/**
 * Finds the remote whose origin served the file, and version and path if the version is still known; else the shell for
 * files of this origin.
 * @returns undefined for files from elsewhere
 */
export function ownerOfFile(url: string): FileOwner | undefined {
  const { origin, pathname } = new URL(url);
  const owner = findRemoteOwner(url, origin);
  if (owner || origin !== location.origin) return owner;
  const isScript = SCRIPT_PATTERN.test(pathname);
  return { ...getShellSource(), 'code.file.path': isScript ? pathname.slice(1) : 'document' };
}

function findRemoteOwner(url: string, origin: string): FileOwner | undefined {
  let owner: FileOwner | undefined;
  for (const { name, base, version } of listVersions()) {
    if (url.startsWith(base.href))
      return {
        'service.name': name,
        'service.version': version,
        'code.file.path': toPath(url.slice(base.href.length)),
      };
    if (base.origin === origin) owner ??= { 'service.name': name };
  }
  return owner;
}

/** Lists the versions of remotes that this page may run. */
function listVersions(): { name: RemoteName; base: URL; version: string }[] {
  const { remotes } = getRegistry();
  return remotesIn(remotes).flatMap((name) =>
    [remotes[name]?.live, remotes[name]?.previous].flatMap((each) =>
      each ? { name, base: new URL(each.base, location.href), version: each.global } : [],
    ),
  );
}

/** The shell and its version, which is unknown in development. */
export function getShellSource(): HealthSource {
  const { shellVersion } = getRegistry();
  return toHealthSource({ remote: 'shell', version: shellVersion && `shell_${shellVersion}` });
}

/** Path of the shell's scripts. That of a document is not sent, because a visitor chooses it, also one like a script's. */
const SCRIPT_PATTERN = /^\/static\/js\/[\w/-]{1,80}\.[0-9a-f]{8,40}\.js$/;

/** Path in the characters that the collector accepts, without what a visitor may have added to it. */
function toPath(path: string): string {
  const [script] = /^[^?#]+\.js(?=[?#]|$)/.exec(path) ?? [];
  return script?.replaceAll(/[^\w./-]/g, '_').slice(0, 160) ?? 'document';
}
