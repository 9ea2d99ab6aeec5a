import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runSupabaseCli } from './supabase-cli';

export const DATABASE_TYPES_FILE = fileURLToPath(
  new URL('../../shared/page/src/session/database.types.ts', import.meta.url),
);

const oxfmt = fileURLToPath(new URL('../../node_modules/.bin/oxfmt', import.meta.url));
const FILE_HEADER =
  '// Made from the migrations by `npm run types` in supabase/: change the migrations, then run it again.\n';

/** Generates the types of a migrated database with Supabase's CLI and formats them with oxfmt. */
export async function generateDatabaseTypes(databaseUrl: string): Promise<string> {
  const { stdout } = await runSupabaseCli(
    'gen',
    'types',
    '--lang=typescript',
    '--schema',
    'public',
    `--remote=${databaseUrl}`,
  );
  return execFileSync(oxfmt, ['--stdin-filepath', DATABASE_TYPES_FILE], {
    input: FILE_HEADER + removeHelpers(stdout),
    encoding: 'utf8',
  });
}

/** Removes the generic helper types of the CLI, which the site does not use. */
function removeHelpers(types: string): string {
  return types.slice(0, types.indexOf('type DatabaseWithoutInternals'));
}
