import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runSupabase } from './supabase-cli';

export const typesFile = fileURLToPath(
  new URL('../../shared/session/src/database.types.ts', import.meta.url),
);

const prettier = fileURLToPath(new URL('../../node_modules/.bin/prettier', import.meta.url));
const head =
  '// Made from the migrations by `npm run types` in supabase/: change the migrations, then run it again.\n';

/** The types of a database that has the migrations, as Supabase's CLI writes them, in this project's form. */
export function generateTypes(address: string): string {
  const { stdout } = runSupabase(
    'gen',
    'types',
    '--lang=typescript',
    '--schema',
    'public',
    `--remote=${address}`,
  );
  return execFileSync(prettier, ['--stdin-filepath', typesFile], {
    input: head + withoutHelpers(stdout),
    encoding: 'utf8',
  });
}

/** The CLI adds generic helpers for every way of using the types; the site needs one of its own. */
function withoutHelpers(types: string): string {
  return types.slice(0, types.indexOf('type DatabaseWithoutInternals'));
}
