import {
  readRoutes,
  readSettingsDeclaration,
  readWidgets,
  toPageValues,
  type PageRegistryEntry,
  type RemoteName,
} from '@site/contract';

/** Declarations of a remote, not read yet, the address of its development server, and the values of its settings. */
type DevelopedRemote = {
  routes?: unknown;
  widgets?: unknown;
  settings?: unknown;
  base: string;
  values: PageRegistryEntry['values'];
};

/** Describes a remote for pages that load it from its development server. @throws when a declaration is invalid */
export function describeDevelopedRemote(
  name: RemoteName,
  { base, values: stored, ...declared }: DevelopedRemote,
): PageRegistryEntry {
  const routes = readRoutes(declared.routes, name);
  const widgets = readWidgets(declared.widgets ?? [], name, routes);
  const values = toPageValues(readSettingsDeclaration(declared.settings ?? {}, name), stored);
  return {
    live: { base, global: `${name}_dev`, entry: { file: 'remote-entry.js' } },
    previous: null,
    // Documents of development have no policy.
    routes: routes.map(({ needs: _needs, ...route }) => route),
    widgets,
    ...(values ? { values } : {}),
  };
}
