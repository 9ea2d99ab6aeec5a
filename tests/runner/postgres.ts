import { existsSync } from 'node:fs';
import { installOnBuildServers } from './apt';

const version = '15';
const packages = ['', '-pgtap', '-plpgsql-check'].map((part) => `postgresql-${version}${part}`);

/**
 * Migrations and their tests also run on a PostgreSQL of Debian's packages. On a build server it is installed when
 * it is missing; elsewhere those tests skip with a sentence.
 */
export function installPostgresOnBuildServers(): void {
  const isHere = existsSync(`/usr/share/postgresql/${version}/extension/pgtap.control`);
  if (!isHere) installOnBuildServers('PostgreSQL', packages);
}
