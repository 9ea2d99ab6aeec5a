import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const version = '15';
const packages = ['', '-pgtap', '-plpgsql-check'].map((part) => `postgresql-${version}${part}`);

/**
 * Migrations and their tests also run on a PostgreSQL of Debian's packages. On a build server it is installed when
 * it is missing; elsewhere those tests skip with a sentence.
 */
export function installPostgresOnBuildServers(): void {
  const isHere = existsSync(`/usr/share/postgresql/${version}/extension/pgtap.control`);
  if (isHere || !process.env.CI || process.getuid?.() !== 0) return;
  console.log('Installing PostgreSQL with apt-get …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '--no-install-recommends', '-qq', ...packages]);
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'ignore', timeout: 10 * 60_000 });
}
