import { type HealthEvent, isRemoteName } from '@site/contract';
import { getRegistry } from '../remotes/live-registry';

/** App and version that a file belongs to, and its path within the version. */
type FileOwner = Pick<HealthEvent, 'service.name' | 'service.version' | 'code.file.path'>;

/**
 * Finds the remote whose origin served the file, and version and path if the version is still known. Everything else
 * belongs to the shell.
 */
export function ownerOfFile(url: string): FileOwner {
  for (const [name, remote] of Object.entries(getRegistry().remotes)) {
    if (!isRemoteName(name) || !remote) continue;
    const urlOf = ({ base }: { base: string }) => new URL(base, location.href).href;
    if (!url.startsWith(new URL(urlOf(remote.live)).origin)) continue;
    const versions = [remote.live, remote.previous].filter((each) => each !== null);
    const version = versions.find((each) => url.startsWith(urlOf(each)));
    if (!version) return { 'service.name': name };
    const path = url.slice(urlOf(version).length);
    return { 'service.name': name, 'service.version': version.global, 'code.file.path': path };
  }
  const { origin, pathname } = new URL(url);
  return {
    'service.name': 'shell',
    ...(origin === location.origin && { 'code.file.path': pathname.slice(1) }),
  };
}
