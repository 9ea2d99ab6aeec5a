import { spawnSync } from 'node:child_process';

/** Installs Debian packages on a build server. Elsewhere nobody wants programs as a side effect of a test. */
export function installOnBuildServers(name: string, packages: string[]): void {
  if (!process.env.CI || process.getuid?.() !== 0) return;
  console.log(`Installing ${name} with apt-get …`);
  succeeds('apt-get', ['update', '-qq']);
  succeeds('apt-get', ['install', '-y', '--no-install-recommends', '-qq', ...packages]);
}

export function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 10 * 60_000 }).status === 0;
}
