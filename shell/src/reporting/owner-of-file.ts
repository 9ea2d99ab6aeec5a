import { type HealthEvent, isRemoteName } from '@site/contract';
import { getRegistry } from '../remotes/live-registry';

/** App and version that a file belongs to, and its path within the version. */
type FileOwner = Pick<HealthEvent, 'service.name' | 'service.version' | 'code.file.path'>;

/**
 * Finds the remote whose origin served the file, and version and path if the version is still known; else the shell for
 * files of this origin.
 * @returns undefined for files from elsewhere
 */
export function ownerOfFile(url: string): FileOwner | undefined {
  for (const [name, remote] of Object.entries(getRegistry().remotes)) {
    if (!isRemoteName(name) || !remote) continue;
    const urlOf = ({ base }: { base: string }) => new URL(base, location.href).href;
    if (!url.startsWith(new URL(urlOf(remote.live)).origin)) continue;
    const versions = [remote.live, remote.previous].filter((each) => each !== null);
    const version = versions.find((each) => url.startsWith(urlOf(each)));
    if (!version) return { 'service.name': name };
    return {
      'service.name': name,
      'service.version': version.global,
      'code.file.path': toPath(url.slice(urlOf(version).length)),
    };
  }
  const { origin, pathname } = new URL(url);
  return origin === location.origin
    ? { 'service.name': 'shell', 'code.file.path': toPath(pathname) }
    : undefined;
}

/** Path in the characters that the collector accepts. That of a document is not sent, because a visitor chooses it. */
function toPath(path: string): string {
  const [, script] = /^\/?([^?#]+\.js)(?:[?#]|$)/.exec(path) ?? [];
  return script?.replaceAll(/[^\w./-]/g, '_').slice(0, 160) ?? 'document';
}
