import type { Database } from './database.types';

type Tables = Database['public']['Tables'];

/** A row of a table, as the database hands it out. */
export type Row<Table extends keyof Tables> = Tables[Table]['Row'];
