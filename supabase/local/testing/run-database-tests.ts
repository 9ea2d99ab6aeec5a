import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { openMigratedDatabase } from './migrated-database';

/**
 * Runs tests/*.sql (pgTAP, as `supabase test db` does) on the data folder in the arguments, or on a new database in
 * memory, and prints `{ "<file>": ["ok 1 - …", …] }`.
 */
const tests = new URL('../../tests/', import.meta.url);
const [, , dataFolder] = process.argv;
const database = await openMigratedDatabase({
  ...(dataFolder && { url: join(dataFolder, 'pg') }),
  pgliteOptions: { extensions: { pgtap } },
});

const results: Record<string, string[]> = {};
for (const file of readdirSync(tests).filter((name) => name.endsWith('.sql')))
  results[file] = await runFile(readFileSync(new URL(file, tests), 'utf8'));
console.log(JSON.stringify(results));
process.exit(0);

async function runFile(text: string): Promise<string[]> {
  try {
    const statements = await database.exec(text);
    return statements
      .flatMap(({ rows }) => rows)
      .flatMap((row) => Object.values(row))
      .filter((value) => typeof value === 'string')
      .filter((value) => /^(?:not ok|ok|1\.\.|#)/.test(value));
  } catch (error) {
    await database.exec('rollback');
    return [`not ok - ${error instanceof Error ? error.message : String(error)}`];
  }
}
