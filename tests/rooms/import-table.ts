import { REMOTE_NAMES } from '@site/contract';

/** What a room of the workspace may import. Lint's fences are written from this table, see `lint-fences.ts`. */
export interface RoomRule {
  /** Rooms that it may import at run time. */
  rooms: readonly string[];
  /** Rooms that its tests, its build and its commands may use besides; they never reach a visitor. */
  tools?: readonly string[];
  /** Said by lint to whoever crosses the fence. */
  says: string;
}

const everyPage = ['browser', 'contract', 'router', 'session', 'settings', 'slots', 'theme', 'ui'];
export const remoteRule: RoomRule = {
  rooms: everyPage,
  says: 'Remotes know neither each other nor the shell. Link to the other’s path, or put what both need into shared/.',
};

/** A room that is not listed here does not exist. */
export const importTable: Readonly<Record<string, RoomRule>> = {
  contract: {
    rooms: [],
    says: 'shared/contract is pure data and checks and imports nothing of ours. Move this code to the room that needs it.',
  },
  browser: {
    rooms: [],
    says: 'shared/browser imports nothing of ours: it knows browsers, not this site.',
  },
  theme: {
    rooms: [],
    says: 'shared/theme stands at the bottom. What needs more belongs to shared/ui.',
  },
  router: {
    rooms: [],
    says: 'shared/router is a facade over react-router-dom and nothing else.',
  },
  ui: {
    rooms: ['browser', 'router', 'theme'],
    says: 'shared/ui imports browser, router and theme only. It holds no data and no session: take what you need as props.',
  },
  settings: {
    rooms: ['contract'],
    says: 'shared/settings holds the run-time settings and nothing else.',
  },
  session: {
    rooms: ['browser', 'contract', 'settings'],
    says: 'shared/session imports browser, contract and settings only. It renders nothing and decides no route.',
  },
  slots: {
    rooms: ['contract'],
    says: 'shared/slots is a place in a page and knows no remote. The shell loads what stands in it.',
  },
  lock: { rooms: [], says: 'shared/lock imports nothing of ours.' },
  build: { rooms: ['contract'], says: 'shared/build knows the contract and no app.' },
  testing: {
    rooms: ['contract', 'router', 'session', 'settings'],
    says: 'Test helpers serve every room, so they know none of the apps.',
  },
  shell: {
    rooms: [...everyPage, 'lock'],
    // Its commands start the embedded backend and read its keys.
    tools: ['supabase'],
    says: 'The shell knows remotes only through the registry. Load them by shell/src/remotes.',
  },
  ...Object.fromEntries(REMOTE_NAMES.map((name) => [name, remoteRule])),
  supabase: {
    rooms: [],
    says: 'The backend stands alone: it is what a hosted Supabase project takes. Nothing of the site is imported here.',
  },
  tests: {
    rooms: ['build', 'contract', 'session', 'shell', 'testing'],
    says: 'Tests across rooms go through the running site, the shell’s own servers and the tools.',
  },
};

/** Every import of a room, by its name or by one of its doors. */
export const anyRoom = ['@site/*', '@site/*/**'];

/** Rooms that every room's tests and builds may use. */
export const commonTools = ['build', 'testing'];

/** Packages of others that only some rooms may declare or import. */
export interface Fence {
  packages: readonly string[];
  rooms: readonly string[];
  says: string;
}

export const fences: readonly Fence[] = [
  {
    packages: ['@supabase/*'],
    rooms: ['session', 'supabase', 'tests'],
    says: 'Only shared/session imports Supabase. Use getSupabase() and useSession() from @site/session, or take the data as props.',
  },
  {
    packages: ['@mui/*'],
    rooms: ['theme', 'ui'],
    says: 'Only shared/ui and shared/theme import MUI. Use @site/ui, or @site/ui/mui on app-like screens.',
  },
  {
    packages: ['@emotion/*'],
    rooms: ['theme', 'ui'],
    says: 'Only shared/ui and shared/theme import Emotion. Use @site/ui.',
  },
  {
    packages: ['react-router-dom', 'react-router'],
    rooms: ['router', 'shell', 'testing'],
    says: 'Only shared/router and the shell import react-router-dom. Import from @site/router.',
  },
  {
    packages: ['valibot'],
    rooms: ['contract', 'editor'],
    says: 'What comes from outside is read by shared/contract, or by the editor for its own files.',
  },
  {
    packages: ['@module-federation/*'],
    rooms: ['build', 'shell'],
    says: 'Loading remotes is the shell’s work (shell/src/remotes).',
  },
];

/** What keeps away from more than its room does. */
export interface PureFolder {
  room: string;
  files: string;
  isWholeRoom?: true;
  packages: readonly string[];
  says: string;
}

export const pureFolders: readonly PureFolder[] = [
  {
    room: 'contract',
    files: 'shared/contract/**',
    isWholeRoom: true,
    packages: ['react', 'react-dom', 'node:*', 'zustand'],
    says: 'shared/contract is pure data and checks: no React, no Node, no state.',
  },
  {
    room: 'browser',
    files: 'shared/browser/**',
    isWholeRoom: true,
    packages: ['react', 'react-dom', 'node:*', 'zustand'],
    says: 'shared/browser is for every app and every framework: no React, no Node, no state.',
  },
  {
    room: 'session',
    files: 'shared/session/**',
    isWholeRoom: true,
    packages: ['react-dom'],
    says: 'shared/session renders nothing and decides no route.',
  },
  {
    room: 'supabase',
    files: 'supabase/**',
    isWholeRoom: true,
    packages: ['react', 'react-dom'],
    says: 'The backend stands alone and renders nothing.',
  },
  {
    room: 'editor',
    files: 'remotes/editor/src/core/**',
    packages: [...anyRoom, 'react', 'react-dom', 'react/*', 'zustand'],
    says: 'The editor’s core is pure: no React, no DOM, nothing of the site. Put this into the editor’s view or storage folders.',
  },
];
