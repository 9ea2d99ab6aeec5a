import { spawnSync } from 'node:child_process';
import { wrangler } from '../hosts/wrangler';
import { installOnBuildServers, succeeds } from './apt';

/**
 * The programs of the hosts that the exported site is asked on: nginx from Debian, wrangler from the package
 * registry, which npx keeps for the next time. @returns what the tests must know of them
 */
export function readyHosts(): Record<string, string> {
  if (!succeeds('nginx', ['-v'])) installOnBuildServers('nginx', ['nginx-light']);
  const absent = `${wrangler} could not be had from the package registry.`;
  return hasWrangler() ? {} : { HOSTS_WITHOUT_WRANGLER: absent };
}

function hasWrangler(): boolean {
  const { status } = spawnSync('npx', ['--yes', '--prefer-offline', wrangler, '--version'], {
    stdio: 'ignore',
    timeout: 120_000,
    env: { ...process.env, npm_config_fetch_retries: '0', WRANGLER_SEND_METRICS: 'false' },
  });
  return status === 0;
}
