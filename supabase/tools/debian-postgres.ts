import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@site/testing/free-port';

const versions = '/usr/lib/postgresql';
const needed = ['initdb', 'pg_ctl', 'psql'];

export interface PostgresServer {
  /** For the CLI and psql. */
  address: string;
  /** Every text that the statements answer, one a line; throws with the server's own words. */
  run(file: string): string;
  stop(): void;
}

/** Why there is no server to be had, as a sentence; `undefined` when there is one. */
export function missingPostgres(): string | undefined {
  const folder = programs();
  const hasPgtap =
    folder !== undefined &&
    existsSync(`/usr/share/postgresql/${folder.split('/')[4]}/extension/pgtap.control`);
  if (hasPgtap) return undefined;
  return 'PostgreSQL with pgTAP is not installed: apt-get install postgresql-15 postgresql-15-pgtap postgresql-15-plpgsql-check';
}

/** A PostgreSQL of Debian's packages on a port and folder of its own, empty, for this machine only. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = programs();
  if (bin === undefined) throw new Error(missingPostgres());
  const folder = mkdtempSync(join(tmpdir(), 'isam-postgres-'));
  const owner = serverOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const port = await freePort();
  const call = (program: string, args: readonly string[]): string => {
    const result = spawnSync(join(bin, program), args, { ...owner, cwd: '/', encoding: 'utf8' });
    if (result.status !== 0) throw new Error(`${program}: ${result.stderr || result.stdout}`);
    return result.stdout;
  };
  const data = join(folder, 'data');
  call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  call('pg_ctl', ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']);
  const address = `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  return {
    address,
    run: (file) => psql(join(bin, 'psql'), address, file),
    stop() {
      call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Read by whoever may read the file, not by the server's owner. */
function psql(program: string, address: string, file: string): string {
  const result = spawnSync(
    program,
    ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-f', file, address],
    { encoding: 'utf8' },
  );
  if (result.status !== 0) throw new Error(`psql ${file}: ${result.stderr}`);
  return result.stdout;
}

function programs(): string | undefined {
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => needed.every((program) => existsSync(join(folder, program))));
}

/** The server refuses to run as root, so root runs it as the user of Debian's package. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}
