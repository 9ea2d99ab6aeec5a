import { writeFileSync } from 'node:fs';
import { openMigratedDatabase } from '../local/testing/migrated-database';
import { DATABASE_TYPES_FILE, generateDatabaseTypes } from './database-types';
import { servePglite } from './serve-pglite';

/** Writes the database types from the migrations, on an embedded database of its own; `--print` prints them only. */
const types = await generateDatabaseTypes(await servePglite(await openMigratedDatabase({})));
if (process.argv.includes('--print')) console.log(types);
else writeFileSync(DATABASE_TYPES_FILE, types);
// PGlite leaves an exit code of its own.
process.exit(0);
