import { spawnSync } from 'node:child_process';
import { wrangler } from '../hosts/wrangler';
import { installOnBuildServers, succeeds } from './apt';

/** nginx from Debian is one of the hosts that the exported site is asked on. */
export function readyHosts(): void {
  if (!succeeds('nginx', ['-v'])) installOnBuildServers('nginx', ['nginx']);
}

/** What the tests must know of Cloudflare's program: it comes from the package registry, and npx keeps it for the next time. */
export function findWrangler(): { HOSTS_WRANGLER?: string } {
  const args = ['--yes', '--prefer-offline', '--package', wrangler, '-c', 'command -v wrangler'];
  const { status, stdout } = spawnSync('npx', args, {
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, npm_config_fetch_retries: '0' },
  });
  return status === 0 ? { HOSTS_WRANGLER: stdout.trim() } : {};
}
