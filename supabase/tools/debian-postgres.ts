import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@site/testing/find-free-port';

const INSTALLATIONS_FOLDER = '/usr/lib/postgresql';
const REQUIRED_PROGRAMS = ['initdb', 'pg_ctl', 'psql'];

/** Running PostgreSQL server. */
export interface PostgresServer {
  /** Connection URL for the CLI and psql. */
  url: string;
  /** Runs an SQL file with psql and returns its output. @throws Error with the server's message */
  runSqlFile(file: string): string;
  stop(): void;
}

/** Sentence about a missing installation; `undefined` if PostgreSQL with pgTAP is installed. */
export function explainMissingPostgres(): string | undefined {
  const folder = findProgramsFolder();
  const hasPgtap =
    folder !== undefined &&
    existsSync(`/usr/share/postgresql/${folder.split('/')[4]}/extension/pgtap.control`);
  if (hasPgtap) return undefined;
  return 'PostgreSQL with pgTAP is not installed: apt-get install postgresql-15 postgresql-15-pgtap postgresql-15-plpgsql-check';
}

/** Starts an empty PostgreSQL of Debian's packages on a free loopback port, with a temporary folder. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const bin = findProgramsFolder();
  if (bin === undefined) throw new Error(explainMissingPostgres());
  const folder = mkdtempSync(join(tmpdir(), 'isam-postgres-'));
  const owner = serverOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const port = await findFreePort();
  const run = (program: string, args: readonly string[]): string => {
    const result = spawnSync(join(bin, program), args, { ...owner, cwd: '/', encoding: 'utf8' });
    if (result.status !== 0) throw new Error(`${program}: ${result.stderr || result.stdout}`);
    return result.stdout;
  };
  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run('pg_ctl', ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']);
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  return {
    url,
    runSqlFile: (file) => psql(join(bin, 'psql'), url, file),
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs psql as the current user, because the server's user may not be able to read the file. */
function psql(program: string, address: string, file: string): string {
  const result = spawnSync(
    program,
    ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-f', file, address],
    { encoding: 'utf8' },
  );
  if (result.status !== 0) throw new Error(`psql ${file}: ${result.stderr}`);
  return result.stdout;
}

function findProgramsFolder(): string | undefined {
  if (!existsSync(INSTALLATIONS_FOLDER)) return undefined;
  return readdirSync(INSTALLATIONS_FOLDER)
    .map((version) => join(INSTALLATIONS_FOLDER, version, 'bin'))
    .find((folder) => REQUIRED_PROGRAMS.every((program) => existsSync(join(folder, program))));
}

/** User of Debian's package if this process runs as root, as which the server refuses to run. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}
