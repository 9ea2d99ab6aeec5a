/**
 * Packages that shell and remotes share at run time. The shell provides all of them; a remote never contains a copy
 * (`import: false`), so there is only one React, one router, one session. 'start' means part of the shell's initial
 * file; any other value is the chunk that loads when a page requires it. The shell provides them in
 * shell/src/remotes/shared-modules.ts. The ranges of this site's packages stay as they are: a release compares their
 * exports, which says more than a version (findIncompatibility).
 */
const SHARED_PACKAGES = {
  react: { version: '^19.0.0', load: 'start' },
  'react/jsx-runtime': { version: '^19.0.0', load: 'start' },
  'react-dom': { version: '^19.0.0', load: 'start' },
  '@site/page/router': { version: '^1.0.0', load: 'start' },
  '@site/page/settings': { version: '^1.0.0', load: 'start' },
  '@site/page/session': { version: '^1.0.0', load: 'start' },
  '@site/page/slots': { version: '^1.0.0', load: 'start' },
  '@site/ui': { version: '^1.0.0', load: 'start' },
  '@site/ui/mui': { version: '^1.0.0', load: 'mui' },
} as const satisfies Record<string, { version: string; load: string }>;

/** Share keys of this site's own packages, whose exports shell and remotes record and a release compares. */
export const SHARED_KEYS = Object.keys(SHARED_PACKAGES).filter((key) => key.startsWith('@site/'));

/** Creates Module Federation's `shared` option for the shell, which provides the packages. */
export function createShellSharedConfig() {
  return mapSharedPackages(({ version, load }) => ({
    singleton: true,
    requiredVersion: version,
    ...(load === 'start' ? { eager: true } : {}),
  }));
}

/** Creates Module Federation's `shared` option for a remote, which only consumes the packages. */
export function createRemoteSharedConfig() {
  return mapSharedPackages(({ version }) => ({
    singleton: true,
    requiredVersion: version,
    import: false as const,
  }));
}

type Row = { version: string; load: string };

/** Returns the chunk of each shared package that loads on demand, by share key. */
export function listOnDemandChunks(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SHARED_PACKAGES).flatMap(([key, { load }]) =>
      load === 'start' ? [] : [[key, load]],
    ),
  );
}

function mapSharedPackages<Result>(toConfig: (row: Row) => Result): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(SHARED_PACKAGES).map(([key, row]) => [key, toConfig(row)]),
  );
}

/**
 * Strings in a library's code that survive minification: a file that contains one contains a copy of the library. Only
 * the shell may; in a remote the copy would run beside the shared one.
 */
export const LIBRARY_FINGERPRINTS: Readonly<Record<string, string>> = {
  React: 'unstable_useCacheRefresh',
  'react-dom': 'react.dev/errors',
  'the router': 'in the context of a <Router>',
  'the session store': 'site-session-',
  emotion: 'data-emotion',
  'the Supabase client': 'GoTrueClient',
};
