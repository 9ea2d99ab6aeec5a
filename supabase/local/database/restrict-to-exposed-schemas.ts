import type { PgliteConnection } from '@supabase/lite/pglite';

type Introspect = PgliteConnection['introspect'];

/**
 * Restricts the REST API to the schemas of `[api]` in config.toml, as PostgREST does. lite 0.10 exposes every schema
 * and looks up tables by unqualified name: an embedded `users` of the project would get the columns of `auth.users`.
 */
export function restrictToExposedSchemas(
  connection: PgliteConnection,
  schemas: readonly string[],
): void {
  const introspect: Introspect = connection.introspect.bind(connection);
  const isExposed = (schema: string | undefined): boolean =>
    schema === undefined || schemas.includes(schema);
  const introspectExposed: Introspect = async (options) => {
    const catalog = await introspect(options);
    const exposedEntries = Object.entries(catalog).map(([name, list]) => [
      name,
      // A column may have a type of any schema.
      Array.isArray(list) && name !== 'custom_types'
        ? list.filter(
            (entry: { schema?: string; ref_schema?: string }) =>
              isExposed(entry.schema) && isExposed(entry.ref_schema),
          )
        : list,
    ]);
    return { ...catalog, ...Object.fromEntries(exposedEntries) };
  };
  Object.assign(connection, { introspect: introspectExposed });
}
