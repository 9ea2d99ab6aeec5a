import type { PgliteConnection } from '@supabase/lite/pglite';

type Introspect = PgliteConnection['introspect'];

/**
 * Shows the REST layer what PostgREST would see: the schemas of `[api]` in config.toml. lite 0.10 shows it every
 * schema and then finds tables by their bare name: an embedded `users` of ours got the columns of `auth.users`.
 */
export function showOnlyExposed(connection: PgliteConnection, schemas: readonly string[]): void {
  const introspect: Introspect = connection.introspect.bind(connection);
  const isExposed = (schema: string | undefined): boolean =>
    schema === undefined || schemas.includes(schema);
  const only: Introspect = async (options) => {
    const found = await introspect(options);
    const shown = Object.entries(found).map(([name, list]) => [
      name,
      // A column's type may live anywhere.
      Array.isArray(list) && name !== 'custom_types'
        ? list.filter(
            (entry: { schema?: string; ref_schema?: string }) =>
              isExposed(entry.schema) && isExposed(entry.ref_schema),
          )
        : list,
    ]);
    return { ...found, ...Object.fromEntries(shown) };
  };
  Object.assign(connection, { introspect: only });
}
