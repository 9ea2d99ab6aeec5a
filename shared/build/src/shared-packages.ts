/**
 * The one table of what shell and remotes share at run time. The shell brings every one of them; a
 * remote never carries a copy (`import: false`), so there can only be one React, one router, one session.
 * 'start' is part of the shell's first file; another word is the name of a chunk that is loaded when a page needs it.
 * The shell lends them in shell/src/remotes/lent-packages.ts.
 */
const table = {
  react: { version: '^19.0.0', load: 'start' },
  'react/jsx-runtime': { version: '^19.0.0', load: 'start' },
  'react-dom': { version: '^19.0.0', load: 'start' },
  '@site/router': { version: '^1.0.0', load: 'start' },
  '@site/settings': { version: '^1.0.0', load: 'start' },
  '@site/session': { version: '^1.0.0', load: 'start' },
  '@site/slots': { version: '^1.0.0', load: 'start' },
  '@site/ui': { version: '^1.0.0', load: 'start' },
  '@site/ui/mui': { version: '^1.0.0', load: 'mui' },
} as const satisfies Record<string, { version: string; load: string }>;

export function sharedByShell() {
  return mapTable(({ version, load }) => ({
    singleton: true,
    requiredVersion: version,
    ...(load === 'start' ? { eager: true } : {}),
  }));
}

export function sharedByRemote() {
  return mapTable(({ version }) => ({
    singleton: true,
    requiredVersion: version,
    import: false as const,
  }));
}

type Row = { version: string; load: string };

/** The names of the chunks that load on demand, by share key. */
export function chunksOnDemand(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, { load }]) => (load === 'start' ? [] : [[key, load]])),
  );
}

function mapTable<Result>(toConfig: (row: Row) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(table).map(([key, row]) => [key, toConfig(row)]));
}

/**
 * Words that stand in a library's code and survive minification: a file that carries them carries a copy.
 * The shell may; a remote that does would run beside the site's own.
 */
export const signatures: Readonly<Record<string, string>> = {
  React: 'react.dev/errors',
  'the router': 'in the context of a <Router>',
  'the session store': 'site-session-',
  emotion: 'data-emotion',
  'the Supabase client': 'GoTrueClient',
};
