import { listWorkspaceRemotes } from '@site/release';

/** Imports that a package of the workspace may have; `find-import-violations.ts` applies this table. */
export interface ImportRule {
  /** Packages that it may import at run time. */
  packages: readonly string[];
  /** Packages that its tests, its build and its commands may use besides; they never reach a visitor. */
  tools?: readonly string[];
  /** Ends the sentence of the failing test: the reason, or where the code belongs. */
  message: string;
}

const remoteRule: ImportRule = {
  packages: ['contract', 'page', 'ui'],
  message:
    'Remotes know neither each other nor the shell. Link to the other’s path, or put what both need into shared/.',
};

/** All packages in their order: each imports only from those before it, and of those what its row names. */
export const importRules: Readonly<Record<string, ImportRule>> = {
  contract: {
    packages: [],
    message:
      'shared/contract is pure data and checks and imports nothing of ours. Move this code to the package that needs it.',
  },
  node: {
    packages: [],
    message: 'shared/node imports nothing of ours: it knows Node, not this site.',
  },
  page: {
    packages: ['contract'],
    message: 'shared/page is what pages import: it renders nothing and knows no remote.',
  },
  ui: {
    packages: ['page'],
    message: 'shared/ui imports router and browser features only. Take what you need as props.',
  },
  testing: {
    packages: ['contract', 'page'],
    message: 'Test helpers serve every package, so they know none of the apps.',
  },
  build: {
    packages: ['contract', 'node', 'ui'],
    message: 'shared/build knows the contract, files, the fonts of the theme and no app.',
  },
  store: {
    packages: ['contract', 'node'],
    message:
      'shared/store keeps objects and folders. Rules about releases belong to shared/release.',
  },
  site: {
    packages: ['contract', 'node', 'store'],
    message:
      'shared/site writes and serves what the store says is live. What may go live is shared/release.',
  },
  release: {
    packages: ['build', 'contract', 'node', 'page', 'site', 'store'],
    message:
      'shared/release knows no command and no app. Arguments and output belong to shared/cli.',
  },
  supabase: {
    packages: ['contract', 'node'],
    message:
      'The backend stands alone: it is what a hosted Supabase project takes. Nothing of the site is imported here but the contract and the lock of folders.',
  },
  cli: {
    packages: ['build', 'contract', 'node', 'release', 'site', 'store', 'supabase'],
    message: 'shared/cli has commands only. What two of them need belongs to shared/release.',
  },
  shell: {
    packages: ['contract', 'page', 'ui'],
    // Its development server reads the live registry; a test of its documents draws their pictures.
    tools: ['cli', 'site'],
    message: 'The shell knows remotes only through the registry. Load them by shell/src/remotes.',
  },
  ...Object.fromEntries(listWorkspaceRemotes().map((name) => [name, remoteRule])),
  tests: {
    packages: [
      'build',
      'cli',
      'contract',
      'node',
      'release',
      'shell',
      'site',
      'store',
      'supabase',
      'testing',
      'ui',
    ],
    message:
      'Tests across packages go through the running site, the shell’s own servers and the tools.',
  },
};

/** Packages that every package's tests and builds may use. */
export const COMMON_TOOLS = ['build', 'node', 'testing'];

/** Packages of others that only some packages may declare or import. */
export interface DependencyBoundary {
  packages: readonly string[];
  allowedIn: readonly string[];
  message: string;
}

export const dependencyBoundaries: readonly DependencyBoundary[] = [
  {
    packages: ['@supabase/*'],
    allowedIn: ['page', 'supabase', 'tests'],
    message:
      'Only shared/page imports Supabase. Use getSupabase() and useSession() from @site/page/session, or take the data as props.',
  },
  {
    packages: ['@mui/*'],
    allowedIn: ['ui'],
    message: 'Only shared/ui imports MUI. Use @site/ui, or @site/ui/mui on app-like screens.',
  },
  {
    packages: ['@emotion/*'],
    allowedIn: ['ui'],
    message: 'Only shared/ui imports Emotion. Use @site/ui.',
  },
  {
    packages: ['react-router-dom', 'react-router'],
    allowedIn: ['page', 'shell', 'testing'],
    message:
      'Only shared/page and the shell import react-router-dom. Import from @site/page/router.',
  },
  {
    packages: ['valibot'],
    allowedIn: ['contract', 'editor', 'supabase'],
    message:
      'What comes from outside is read by shared/contract, and by the editor and the backend for what only they read.',
  },
  {
    packages: ['@module-federation/*'],
    allowedIn: ['build', 'shell'],
    message: 'Loading remotes is the shell’s work (shell/src/remotes).',
  },
];

/** Folders, below which all files have stricter rules than their package. */
export interface PureFolder {
  folder: string;
  packages: readonly string[];
  message: string;
}

export const pureFolders: readonly PureFolder[] = [
  {
    folder: 'shared/contract/',
    packages: ['react', 'react-dom', 'node:*', 'zustand'],
    message: 'shared/contract is pure data and checks: no React, no Node, no state.',
  },
  {
    folder: 'shared/page/src/browser/',
    packages: ['@site/*', 'react', 'react-dom', 'node:*', 'zustand'],
    message: 'Browser features are for every app and framework: no React, no Node, no state.',
  },
  {
    folder: 'shared/page/src/session/',
    packages: ['react-dom', 'react-router-dom'],
    message: 'The session renders nothing and decides no route.',
  },
  {
    folder: 'shared/ui/',
    packages: ['@site/page/session', '@site/page/settings', '@site/page/slots'],
    message: 'shared/ui holds no data and no session: take what you need as props.',
  },
  {
    folder: 'supabase/',
    packages: ['react', 'react-dom'],
    message: 'The backend stands alone and renders nothing.',
  },
  {
    folder: 'remotes/editor/src/core/',
    packages: ['@site/*', 'react', 'react-dom', 'zustand'],
    message:
      'The editor’s core is pure: no React, no DOM, nothing of the site. Put this into the editor’s view or storage folders.',
  },
];

/** Floor of the editor's source: a folder, or files of a folder. */
export interface EditorFloor {
  name: string;
  files: RegExp;
}

/** Floors of the editor, the lowest first. A file imports from its own floor and from those below. */
export const editorFloors: readonly EditorFloor[] = [
  ...['core', 'ooxml', 'drawing'].map(createFloor),
  { name: 'elements', files: /^elements\/.*\.ts$/ },
  ...['storage', 'fonts', 'film', 'imports', 'exports', 'store', 'text-editing'].map(createFloor),
  ...['effects', 'file-sync', 'account-sync', 'commands', 'controls', 'deferred'].map(createFloor),
  { name: 'views of elements', files: /^elements\/.*\.(?:tsx|css)$/ },
  ...['view', 'slots', 'pages'].map(createFloor),
];

function createFloor(name: string): EditorFloor {
  return { name, files: new RegExp(`^${name}/`) };
}
