import type { Database } from './database.types';

type Tables = Database['public']['Tables'];

/**
 * Row of a table in the public schema.
 * @example type Synopsis = DatabaseRow<'synopses'>;
 */
export type DatabaseRow<Table extends keyof Tables> = Tables[Table]['Row'];
