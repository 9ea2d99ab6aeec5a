import { spawnSync } from 'node:child_process';
import { wrangler } from '../hosts/wrangler';
import { installOnBuildServers, succeeds } from './apt';

/**
 * The programs of the hosts that the exported site is asked on: nginx from Debian, wrangler from the package
 * registry, which npx keeps for the next time. @returns what the tests must know of them
 */
export function readyHosts(): Record<string, string> {
  if (!succeeds('nginx', ['-v'])) installOnBuildServers('nginx', ['nginx']);
  const program = findWrangler();
  return program ? { HOSTS_WRANGLER: program } : {};
}

function findWrangler(): string | undefined {
  const args = ['--yes', '--prefer-offline', '--package', wrangler, '-c', 'command -v wrangler'];
  const { status, stdout } = spawnSync('npx', args, {
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, npm_config_fetch_retries: '0' },
  });
  return status === 0 ? stdout.trim() : undefined;
}
